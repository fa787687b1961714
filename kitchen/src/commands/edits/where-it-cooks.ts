/** Finds the step of a dish in which something more can be cooked, fried, folded in or roasted. */
import { isSeasoning } from '../../cook/adapt/gone-times.ts';
import { minutesIn } from '../../cook/whole-things.ts';
import type { Dish, DishIngredient } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import type { Step } from './step-pieces.ts';

/** The step in which vegetables go on the tray for so many minutes and more; -1 where none do. */
export function trayAt(dish: Dish, minutes: number): number {
  const roasting = dish.steps
    .filter((step) => /\b(?:roast|bake)\b/i.test(stepLine(step)))
    .flatMap((step) => step.map((piece) => (piece.kind === 'timer' ? minutesIn(piece.text) : 0)))
    .reduce((sum, one) => sum + one, 0);
  if (roasting < minutes) return -1;
  return dish.steps.findIndex((step) => {
    const foods = step.filter((piece) => piece.kind === 'ingredient' && !isSeasoning(piece.name));
    return foods.length > 1 && /\b(?:baking tray|roasting tin|tray)\b/i.test(stepLine(step));
  });
}

/** "Pour it in and toss for a minute": what takes longer goes in with what is cooked before. */
export function isTooBrief(dish: Dish, minutes: number): boolean {
  return longestOf(dish.steps[simmersAt(dish)] ?? []) < minutes - 2;
}

/** The last step on the hob that cooks for about so long; -1 where none does. */
export function longEnough(dish: Dish, minutes: number): number {
  return dish.steps.findLastIndex(
    (step) => longestOf(step) >= minutes - 2 && LAST_HEAT.test(stepLine(step)),
  );
}

function longestOf(step: Step): number {
  return Math.max(0, ...step.map((one) => (one.kind === 'timer' ? minutesIn(one.text) : 0)));
}

/** What is baked in its dish to the end takes nothing more; a salad's croutons are no dish in an oven. */
export function endsInOven(dish: Dish): boolean {
  if (dish.course === 'salad') return false;
  const last = dish.steps.findLast((step) => hasTimer(step) && HEATED.test(stepLine(step)));
  return (
    last !== undefined &&
    /\b(?:bake|oven)\b/i.test(stepLine(last)) &&
    simmersAt(dish) < dish.steps.indexOf(last)
  );
}

export function isHot(dish: Dish): boolean {
  return heatedAt(dish) >= 0;
}

/** Index of the step in which a batter or dough goes into its tin or is shaped; -1 where there is none. */
export function foldsAt(dish: Dish): number {
  const isBaked = dish.steps.some((step) => /\b(?:bake|oven|steam|fry)\b/i.test(stepLine(step)));
  const hasFlour = dish.ingredients.some(({ name }) => /\b(?:flour|oats|semolina)\b/.test(name));
  if (!isBaked || !hasFlour) return -1;
  return dish.steps.findIndex((step, at) => at > 0 && INTO_TIN.test(stepLine(step)));
}

export const INTO_TIN =
  /\b(?:into|in|onto|on|over|between) (?:the|a|an)\b[^.]*\b(?:tin|tray|cases|pan)\b|\bshape\b/i;

const HEATED = /\b(?:simmer|fry|cook|boil|braise|roast|bake|grill|sweat|soften|brown|sear)\b/i;

const LAST_HEAT = /\b(?:simmer|stir-fry|fry|cook|boil|braise|warm through|soften)\b/i;

export function heatedAt(dish: Dish): number {
  const pan = dish.steps.findLastIndex((step) => hasTimer(step) && LAST_HEAT.test(stepLine(step)));
  return pan >= 0 ? pan : dish.steps.findLastIndex((step) => HEATED.test(stepLine(step)));
}

/** The last step in which there is liquid or a panful to stir something into. */
export function simmersAt(dish: Dish): number {
  return dish.steps.findLastIndex(
    (step) =>
      hasTimer(step) &&
      SIMMERS.test(stepLine(step)) &&
      !SET.test(stepLine(step)) &&
      !/^(?:bake|roast)\b/i.test(stepLine(step)),
  );
}

/** What would be stirred to pieces, and what is boiled in a pot of its own. */
const SET = /\b(?:crack|eggs?|omelette|dumplings|drain|salted water|rinse the|whites are set)\b/i;

export const SIMMERS =
  /\b(?:simmer|boil|braise|stew|bubble|ladle|ladleful|poach|stir-fry|warm through|sauce|soup|cover and cook|cook for)\b/i;

export function hasTimer(step: Step): boolean {
  return step.some((piece) => piece.kind === 'timer');
}

/** The step in which the first vegetables or spices soften; where none do, the one that heats. */
export function baseAt(dish: Dish): number {
  const at = fryingAt(dish);
  return at >= 0 ? at : heatedAt(dish);
}

export function fryingAt(dish: Dish): number {
  const isOnHob = (step: Step) => !/\b(?:roast|bake|oven)\b/i.test(stepLine(step));
  const at = dish.steps.findIndex((step) => isOnHob(step) && fries(step));
  return at >= 0 ? at : dish.steps.findIndex(fries);
}

function fries(step: Step): boolean {
  return (
    hasTimer(step) &&
    /\b(?:fry|soften|sweat|cook|sizzle|brown|toast)\b/i.test(stepLine(step)) &&
    /\b(?:oil|butter|ghee|onion|onions|garlic|shallots?|lard|leeks?)\b/i.test(stepLine(step))
  );
}

/** The list stands in the order of first use. */
export function inOrder(
  dish: Dish,
  steps: readonly Step[],
  item: DishIngredient,
  index: number,
): Pick<Dish, 'ingredients' | 'steps'> {
  const used = steps.flat().filter((piece) => piece.kind === 'ingredient');
  const at = used.findIndex((piece) => piece.index === index);
  const before = used[at - 1];
  const place = before ? before.index + 1 : 0;
  const moved = (one: number): number => (one === index ? place : one >= place ? one + 1 : one);
  return {
    ingredients: dish.ingredients.toSpliced(place, 0, item),
    steps: steps.map((step) =>
      step.map((piece) =>
        piece.kind === 'ingredient' ? { ...piece, index: moved(piece.index) } : piece,
      ),
    ),
  };
}
