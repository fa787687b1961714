/** What a dish stands on: the foods it is about, and what a bake is held together by. */
import type { AdaptedDish } from '../../cook/adapt/adapt-work.ts';
import { meatIn } from '../../cook/adapt/meat-known.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import type { Bench } from './bench.ts';

/** Whether the dish is about it: its title and first keyword say so. */
export function isHeart(
  { kitchen }: Pick<Bench, 'kitchen'>,
  { dish, original }: AdaptedDish,
  index: number,
): boolean {
  const { rules } = kitchen;
  const item = dish.ingredients[index];
  if (!item || isMade(item.name)) return false;
  // "With broccoli and peppers" tells what else is in it.
  const named = { ...original, title: original.title.replace(BESIDE, '') };
  const hearts = heartsOf(rules, named);
  const head = findTerms(rules, item.name).findLast((term) => term.isFood);
  if (head !== undefined && [head.name, ...head.kinds].some((name) => hearts.has(name)))
    return true;
  // "Garlic bread" is one name to the pantry, and has garlic in it.
  const titled = new Set(splitNameTokens(named.title).map(singular));
  const words = splitNameTokens(item.name).map(singular);
  const own = meatIn(kitchen, item.name) ? words : words.slice(-1);
  return own.some((word) => titled.has(word) && !TOO_WIDE.has(word));
}

const BESIDE = / with .*$/;

/** The stock of a chicken soup may be another one. */
function isMade(name: string): boolean {
  return /\b(?:stock|broth|sauce|paste|oil|vinegar|powder|salt|pepper|water)$/.test(name);
}

function heartsOf(rules: Rules, { title, keywords }: Dish): ReadonlySet<string> {
  const foodsIn = (text: string): string[] =>
    findTerms(rules, text).flatMap((term) => (term.isFood ? [term.name] : []));
  // A dish that is told by four foods, and is called by none of them, stands on all of them together.
  const isOfMany = keywords.slice(0, MANY).every((word) => foodsIn(word).length > 0);
  const names = [title, ...(isOfMany ? [] : keywords.slice(0, 1))].flatMap(foodsIn);
  return new Set(names.filter((name) => !TOO_WIDE.has(name)));
}

const MANY = 4;

/** A vegetable curry may lose its carrots. */
const TOO_WIDE: ReadonlySet<string> = new Set(
  'vegetable spice herb nut fruit grain sauce seed seasoning condiment dairy salad'.split(' '),
);

const HOLDS_A_BAKE = new Set(
  'flour egg eggs sugar yeast butter oats milk water baking powder bicarbonate'.split(' '),
);
/** Grams of flour for each of those who eat: a batter or a dough, and no thickening. */
const DOUGH = 20;
const BAKES: ReadonlySet<string> = new Set(['dessert', 'bread']);

/** What a cake, a loaf or a batter cannot do without. */
export function holdsUp(dish: Dish, index: number): boolean {
  const item = dish.ingredients[index];
  if (!item) return false;
  const isDough = item.unit === 'g' && /\b(?:flour|semolina)\b/.test(item.name);
  if (isDough && Number(item.quantity) >= DOUGH * dish.servings) return true;
  if (!BAKES.has(dish.course)) return false;
  const words = item.name.split(' ');
  return words.some((word) => HOLDS_A_BAKE.has(word)) && !/^(?:pinch|handful)?$/.test(item.unit)
    ? true
    : /^(?:eggs?|egg whites|egg yolks)$/.test(item.name);
}
