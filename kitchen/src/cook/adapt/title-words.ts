/** Sets capitals in changed titles ("Vegan shakshuka", but "Vegan Greek salad"); also short introductions that hold for any dish. */
import type { Cookbook } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { ingredientLine, stepLine } from '../../cookbook/dish-lines.ts';
import type { Kitchen } from '../kitchen.ts';

export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Only words that are written small elsewhere lose their capital: "Vegan Greek salad" and "Vegan New England chowder" keep theirs. */
export function lowerFirst({ cookbook }: Kitchen, name: string, dish: Dish): string {
  const [first = '', second = ''] = name.split(/[ -]/);
  if (dish.cuisine.startsWith(first)) return name;
  const small = first.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const written = wordsOfBook(cookbook);
  const proper = /^\p{Lu}/u.test(second) || (written.has(first) && !written.has(small));
  // Other names and keywords are written small but for what is always written large.
  const names = wordsAsWritten([...dish.also, ...dish.keywords]);
  if (names.has(first) && !names.has(small)) return name;
  return ownWords(dish).has(small) || !proper ? small + name.slice(first.length) : name;
}

function ownWords(dish: Dish): Set<string> {
  const { also, keywords, introduction, tip, keeps, steps, ingredients } = dish;
  const texts = [...also, ...keywords, introduction, tip, keeps, ...steps.map((s) => stepLine(s))];
  return wordsAsWritten([...texts, ...ingredients.map((item) => ingredientLine(item))]);
}

/** Words as the book writes them where no sentence begins: other names and keywords are small but for proper names. */
function wordsOfBook(cookbook: Cookbook): ReadonlySet<string> {
  const known = asWritten.get(cookbook);
  if (known) return known;
  const found = wordsAsWritten(
    cookbook.dishes.flatMap((dish) => [
      dish.cuisine,
      ...dish.also,
      ...dish.keywords,
      ...dish.ingredients.map((item) => ingredientLine(item)),
      dish.introduction.replace(/^\p{L}+|(?<=[.!?] )\p{L}+/gu, ''),
    ]),
  );
  asWritten.set(cookbook, found);
  return found;
}

const asWritten = new WeakMap<Cookbook, ReadonlySet<string>>();

function wordsAsWritten(texts: readonly string[]): Set<string> {
  return new Set(texts.join(' ').match(/[\p{L}']+/gu) ?? []);
}

/** What may be said of a dish; "a Greek salad" would be one with feta, and "Danish" is pastry to the check. */
export function plainIntroductions({
  cuisine,
  course,
}: Pick<Dish, 'cuisine' | 'course'>): string[] {
  const what = course === 'main' ? 'main dish' : course;
  // No word of the time: the next change would make it untrue.
  return [`A ${what} from the ${cuisine} kitchen.`, `A ${what} to make at home.`];
}
