/** Leaves a food out of a dish, unless the dish stands on it. */
import type { AdaptedDish, Work } from '../../cook/adapt/adapt-work.ts';
import { numberOf } from '../../cook/adapt/add-amounts.ts';
import { meatIn } from '../../cook/adapt/meat-known.ts';
import { without } from '../../cook/adapt/small-part.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { tell } from '../../say/told.ts';
import { holdsUp, isHeart } from './bearing.ts';
import { type Bench, type Edited, finished, workOn } from './bench.ts';
import { foodSaid, itemsMeant, nounOf } from './said-food.ts';

/** Refuses what is not in it, what the dish is about, what a bake is held together by. */
export function leaveFoodOut(bench: Bench, before: AdaptedDish, said: string): Edited {
  const { kitchen } = bench;
  const { dish } = before;
  const food = foodSaid(kitchen, said);
  const slots = { food: nounOf(food.said), dish: nounOf(dish.title) };
  const hits = itemsMeant(kitchen, dish, food);
  if (hits.length === 0) return { refusal: tell('edits.not-in-it', slots) };
  if (isOfEggs(dish, hits) || isOnlyMeat(kitchen, dish, hits))
    return { refusal: tell('edits.stands-on', slots) };
  if (hits.some((index) => carries(dish, index)))
    return { refusal: tell('edits.cannot-go', slots) };
  if (hits.some((index) => isHeart(bench, before, index)))
    return { refusal: tell('edits.stands-on', slots) };
  if (hits.some((index) => holdsUp(dish, index))) return { refusal: tell('edits.holds-up', slots) };
  const adapted =
    withoutItems(bench, before, hits, [food]) ?? withoutItems(bench, before, hits, []);
  return adapted ? { adapted } : { refusal: tell('edits.cannot-go', slots) };
}

function withoutItems(
  bench: Bench,
  before: AdaptedDish,
  hits: readonly number[],
  avoid: readonly ReturnType<typeof foodSaid>[],
): AdaptedDish | undefined {
  const out = hits.reduce<Work | null>(
    // Of two lines with one name both went with the first.
    (now, index) => (now?.draft.ingredients[index] ? without(now, index, []) : now),
    workOn(bench, before.dish, avoid),
  );
  return finished(out, before);
}

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
function isOfEggs({ ingredients, servings, course }: Dish, hits: readonly number[]): boolean {
  const eggs = hits
    .flatMap((index) => ingredients[index] ?? [])
    .filter(({ name }) => EGGS.has(name));
  const count = eggs.reduce((sum, { quantity }) => sum + (numberOf(quantity) || 0), 0);
  return course !== 'salad' && course !== 'soup' && count > 0 && count >= servings;
}

const EGGS: ReadonlySet<string> = new Set(['egg', 'eggs', 'egg yolk', 'egg yolks']);

/** The liquid in which a dish cooks, and the water that everything takes for granted. */
function carries({ ingredients, servings }: Dish, index: number): boolean {
  const { name = '', quantity = '', unit = '' } = ingredients[index] ?? {};
  if (/\bwater$/.test(name)) return true;
  // What thickens a white sauce; two spoonfuls in a stew are not missed.
  if (name.endsWith('flour') && unit === 'g' && numberOf(quantity) >= LEAST_ROUX) return true;
  const millilitres =
    numberOf(quantity) * (unit === 'l' ? 1000 : unit === 'ml' || unit === 'g' ? 1 : 0);
  return LIQUID.test(name) && millilitres / servings >= 60;
}

const LEAST_ROUX = 30;
const LIQUID = /\b(?:stock|broth|milk|passata|chopped tomatoes|wine|beer|stout|cider)$/;
