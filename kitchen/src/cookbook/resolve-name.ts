/** Finds the dish behind a name the chef once gave it, adapted names included. */
import type { Cookbook } from './cookbook.ts';
import type { Dish } from './dish.ts';
import { fold, telling } from './fold.ts';

/** What adapting puts before a title: "Vegan shakshuka", "Dairy-free and nut-free granola". */
const PREFIX =
  /^(?:(?:vegan|vegetarian|paleo|low-carb|keto|meat-free|[a-z]+(?: [a-z]+)?-free)(?:,| and)? )+/;

/** `introduction`, when known, decides where the name was changed beyond recognition. */
/** The name without what adapting puts before it, folded. */
export function withoutDietWord(name: string): string {
  return fold(name).trim().replace(PREFIX, '');
}

export function resolveName(cookbook: Cookbook, name: string, introduction = ''): Dish | undefined {
  const folded = fold(name).trim();
  const plain = withoutDietWord(name);
  return (
    cookbook.byTitle.get(folded) ??
    cookbook.byTitle.get(plain) ??
    nearest(cookbook, plain, introduction)
  );
}

function nearest(cookbook: Cookbook, name: string, introduction: string): Dish | undefined {
  const words = new Set(telling(name));
  const told = new Set(telling(introduction));
  if (words.size === 0) return undefined;
  let best: Dish | undefined;
  // Of three words one may have been put in another's place: sweet and sour tofu.
  let most = 0.499;
  for (const dish of cookbook.dishes) {
    const score =
      Math.max(
        overlap(words, telling(dish.title)),
        bentOverlap(dish, [...words], cookbook.meatWords),
      ) + (told.size > 3 ? overlap(told, telling(dish.introduction)) : 0);
    if (score > most) [best, most] = [dish, score];
  }
  return best;
}

/** "Celeriac cacciatore" is the chicken's, whose author would take celeriac: a word that one of its own swaps brings in stands for one that went. */
function bentOverlap(dish: Dish, words: readonly string[], meats: ReadonlySet<string>): number {
  const title = telling(dish.title);
  if (words.length < 2 || Math.abs(title.length - words.length) > 1) return 0;
  const strange = words.filter((word) => !title.includes(word));
  const gone = title.filter((word) => !words.includes(word));
  if (strange.length === 0 || gone.length === 0 || strange.length === words.length) return 0;
  const isSwap = dish.swaps.some(({ from, to }) => {
    const [was, is] = [telling(from), telling(to.name)];
    return gone.some((word) => was.includes(word)) && strange.every((word) => is.includes(word));
  });
  const inPlace = words.filter((word, at) => title[at] === word).length;
  // "Turkey stroganoff" is the one of beef, whoever asked for turkey.
  const isMeat = gone.every((word) => meats.has(word)) && strange.every((word) => meats.has(word));
  return isSwap || isMeat ? 0.9 + inPlace / 100 : 0;
}

/** Shared words over all words. */
function overlap(words: ReadonlySet<string>, others: readonly string[]): number {
  const shared = others.filter((word) => words.has(word)).length;
  return shared / Math.max(1, words.size + others.length - shared);
}
