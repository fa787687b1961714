/** Tells what a dish cannot do without and why: foods it is about, cooks in or is held together by; and what may simply go. */

import type { Dish } from '../../cookbook/dish.ts';
import { ingredientLine, stepLine } from '../../cookbook/dish-lines.ts';
import { createWeigher } from '../../measure/lines/weigh.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import type { Kitchen } from '../kitchen.ts';
import type { AdaptedDish } from './adapt-work.ts';
import { numberOf } from './add-amounts.ts';
import { meatIn } from './meat-known.ts';

/** Why a dish cannot do without a food: it is about it, cooks in it, or is held together by it. */
export type Bearing = 'stands-on' | 'cannot-go' | 'holds-up';

/**
 * @param before the dish as it is now, beside the cookbook's
 * @param hits places on its list
 * Returns why these cannot simply go, undefined where they can.
 */
export function bearingOf(
  kitchen: Kitchen,
  before: Pick<AdaptedDish, 'dish' | 'original'>,
  hits: readonly number[],
): Bearing | undefined {
  const { dish } = before;
  if (isOfEggs(dish, hits) || isOnlyMeat(kitchen, dish, hits)) return 'stands-on';
  if (hits.some((index) => carries(dish, index))) return 'cannot-go';
  const isLeft = (hit: number) =>
    dish.ingredients.some((_, at) => !hits.includes(at) && isOfOneMeat(kitchen, dish, hit, at));
  if (hits.some((index) => isHeart(kitchen, before, index) && !isLeft(index))) return 'stands-on';
  return hits.some((index) => holdsUp(dish, index)) ? 'holds-up' : undefined;
}

/** Of thighs and breasts of chicken either may go, and it is chicken still. */
function isOfOneMeat(kitchen: Kitchen, { ingredients }: Dish, one: number, other: number): boolean {
  const [meat, next] = [one, other].map((at) => meatIn(kitchen, ingredients[at]?.name ?? ''));
  const isMeal = [meat, next].every((known) => MEALS.has(known?.shape ?? 'none'));
  return isMeal && meat?.meat.name === next?.meat.name;
}

/**
 * Whether somebody who eats no carrots may have the dish without any: a vegetable, fruit or bean among others in a
 * savoury dish, which is not about it and of which it is no large part.
 */
export function isSpare(kitchen: Kitchen, dish: Dish, index: number): boolean {
  const name = dish.ingredients[index]?.name ?? '';
  const isPlant = findTerms(kitchen.rules, name).some(({ kinds }) =>
    kinds.some((kind) => PLANTS.has(kind)),
  );
  if (!isPlant || !SAVOURY.has(dish.course)) return false;
  if (bearingOf(kitchen, { dish, original: dish }, [index])) return false;
  const weigh = createWeigher(kitchen.measures);
  const grams = dish.ingredients.map((item) =>
    /\bwater$/.test(item.name) ? 0 : (weigh(ingredientLine(item)) ?? 0),
  );
  return (grams[index] ?? 0) <= LARGE * grams.reduce((sum, one) => sum + one, 0);
}

const PLANTS: ReadonlySet<string> = new Set(['vegetable', 'mushroom', 'fruit', 'legume', 'herb']);
const SAVOURY: ReadonlySet<string> = new Set(['main', 'side', 'salad', 'soup', 'starter', 'sauce']);
/** Of all that is on its list, by weight. */
const LARGE = 0.25;

/** Whether the dish is about it: its title and first keyword say so. */
export function isHeart(
  kitchen: Kitchen,
  { dish, original }: Pick<AdaptedDish, 'dish' | 'original'>,
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
  if (item.name.endsWith('sugar') && gramsOf(item) < SWEETENS * flourIn(dish)) return false;
  const words = item.name.split(' ');
  return words.some((word) => HOLDS_A_BAKE.has(word)) && !/^(?:pinch|handful)?$/.test(item.unit)
    ? true
    : /^(?:eggs?|egg whites|egg yolks)$/.test(item.name);
}

/** Of the flour: less sugar than that sweetens, and holds nothing. */
const SWEETENS = 0.25;

function flourIn({ ingredients }: Dish): number {
  return ingredients.reduce((sum, one) => sum + (/\bflour$/.test(one.name) ? gramsOf(one) : 0), 0);
}

function gramsOf({ quantity, unit }: Dish['ingredients'][number]): number {
  const grams = numberOf(quantity) * (GRAMS[unit] ?? 0);
  return Number.isNaN(grams) ? 0 : grams;
}

const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, tbsp: 13, tsp: 4 };

/** An Irish stew is its lamb, though its name does not say so. */
function isOnlyMeat(kitchen: Kitchen, { ingredients, servings }: Dish, hits: readonly number[]) {
  const grams = ingredients.map(({ name, quantity, unit }) => {
    const isMeat = MEALS.has(meatIn(kitchen, name)?.shape ?? 'none');
    return isMeat ? numberOf(quantity) * (unit === 'kg' ? 1000 : unit === 'g' ? 1 : 0) : 0;
  });
  const sum = (indexes: readonly number[]) =>
    indexes.reduce((all, index) => all + (grams[index] || 0), 0);
  const gone = sum(hits);
  const left = sum(ingredients.map((_, index) => index)) - gone;
  return gone / servings >= MEAL && left < gone / 2;
}

/** Grams of meat or fish for each of those who eat that make it what it is. */
const MEAL = 110;
const MEALS: ReadonlySet<string> = new Set(['', 'mince', 'joint', 'sausage']);

/** A carbonara or an omelette is its eggs, whatever its name; those that are boiled for a salad are laid on. */
function isOfEggs(dish: Dish, hits: readonly number[]): boolean {
  const { ingredients, servings, course } = dish;
  const eggs = hits
    .flatMap((index) => ingredients[index] ?? [])
    .filter(({ name }) => EGGS.has(name));
  // Fried and laid on top, they may go as well.
  if (hits.every((index) => isLaidOn(dish, index))) return false;
  const count = eggs.reduce((sum, { quantity }) => sum + (numberOf(quantity) || 0), 0);
  return course !== 'salad' && course !== 'soup' && count > 0 && count >= servings;
}

function isLaidOn({ steps, title }: Dish, index: number): boolean {
  const own = steps.filter((step) =>
    step.some((piece) => piece.kind === 'ingredient' && piece.index === index),
  );
  const said = own.map((step) => stepLine(step)).join(' ');
  const isWhole = /\b(?:fry|poach)\b[^.]*\beggs?\b/i.test(said) && !/\begg/i.test(title);
  return isWhole && !/\b(?:beat|whisk|crack|break|stir)\b[^.]*\beggs?\b/i.test(said);
}

const EGGS: ReadonlySet<string> = new Set(['egg', 'eggs', 'egg yolk', 'egg yolks']);

/** The liquid in which a dish cooks, and the water that everything takes for granted. */
function carries({ ingredients, servings }: Dish, index: number): boolean {
  const { name = '', quantity = '', unit = '' } = ingredients[index] ?? {};
  const endsIn = (words: readonly string[]) =>
    words.some((word) => ` ${name}`.endsWith(` ${word}`));
  if (endsIn(['water'])) return true;
  // What thickens a white sauce; two spoonfuls in a stew are not missed.
  if (name.endsWith('flour') && unit === 'g' && numberOf(quantity) >= LEAST_ROUX) return true;
  const millilitres =
    numberOf(quantity) * (unit === 'l' ? 1000 : unit === 'ml' || unit === 'g' ? 1 : 0);
  const least = endsIn(STOCKS) ? 30 : 60;
  return endsIn([...STOCKS, ...LIQUIDS]) && millilitres / servings >= least;
}

/** A sauce is made of it, however little there is. */
const STOCKS = ['stock', 'broth'];
const LEAST_ROUX = 30;
const LIQUIDS = [
  ...['milk', 'passata', 'chopped tomatoes', 'wine', 'beer', 'stout', 'cider'],
  ...['double cream', 'single cream', 'whipping cream'],
];
