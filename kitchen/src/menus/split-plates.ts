/** Works out how one pot feeds people with different needs: what is left off whose plate, and before which step. */

import { minutesAt } from '../cook/plate/timers.ts';
import { checkRecipe } from '../cookbook/check-recipe.ts';
import type { Dish } from '../cookbook/dish.ts';
import { dishLines, ingredientLine } from '../cookbook/dish-lines.ts';
import { createWeigher } from '../measure/lines/weigh.ts';
import type { Measures } from '../measure/measures.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import type { Needs } from '../vocabulary.ts';

export interface Eater {
  /** As they are called: "Ann", "the vegan". */
  readonly name: string;
  readonly needs: Needs;
}

/**
 * `same`: eats what the others eat. `apart`: their portion is taken out before `step` (from 0), and `without` stays off it.
 * `other`: what is against their needs cooks in it, so they need a dish of their own, or all of them another.
 */
export type PlateFor =
  | { readonly who: string; readonly kind: 'same' }
  | {
      readonly who: string;
      readonly kind: 'apart';
      readonly step: number;
      readonly without: readonly string[];
      /** With an allergy a clean spoon and a pot of its own matter. */
      readonly isAllergy: boolean;
    }
  | { readonly who: string; readonly kind: 'other'; readonly because: readonly string[] };

interface PlateContext {
  readonly rules: Rules;
  readonly measures: Measures;
}

/** Minutes; what still cooks for longer would not be done on a plate that was taken out before. */
const WARMS = 3;
/** More foods than this, or more of its weight, make it another dish. */
const MOST_WITHOUT = 3;
const MOST_WEIGHT = 0.3;

/** In the order of the eaters. Linear in the dish for each of them; never throws. */
export function splitPlates(
  context: PlateContext,
  dish: Dish,
  eaters: readonly Eater[],
): PlateFor[] {
  return eaters.map((eater) => plateFor(context, dish, eater));
}

function plateFor(context: PlateContext, dish: Dish, { name: who, needs }: Eater): PlateFor {
  const faults = faultsOf(context, dish, needs);
  if (faults.size === 0) return { who, kind: 'same' };
  const without = [...faults].map((at) => dish.ingredients[at]?.name ?? '').filter(Boolean);
  const step = firstStepWith(dish, faults);
  // Whatever is left must be theirs to eat, and done.
  const rest = { ...withoutItems(dish, faults), steps: dish.steps.slice(0, Math.max(0, step)) };
  const isDone =
    step > 0 && dish.steps.slice(step).every((_, at) => minutesOf(dish, step + at) <= WARMS);
  const isTheirs =
    isStillTheDish(context, dish, faults) && faultsOf(context, rest, needs).size === 0;
  if (!isDone || !isTheirs || !isFree(context, rest, needs))
    return { who, kind: 'other', because: without };
  return { who, kind: 'apart', step, without, isAllergy: needs.allergies.length > 0 };
}

/** A raita without its yoghurt is none. */
function isStillTheDish({ measures }: PlateContext, dish: Dish, out: ReadonlySet<number>): boolean {
  const weigh = createWeigher(measures);
  const grams = dish.ingredients.map((item) => weigh(ingredientLine(item)) ?? 0);
  const all = grams.reduce((sum, one) => sum + one, 0);
  const gone = [...out].reduce((sum, at) => sum + (grams[at] ?? 0), 0);
  const title = dish.title.toLowerCase();
  const names = [...out].map((at) => dish.ingredients[at]?.name ?? '');
  const isNamed = names.some((name) =>
    title.includes(name.toLowerCase().split(' ').at(-1) ?? name),
  );
  return new Set(names).size <= MOST_WITHOUT && gone <= MOST_WEIGHT * all && !isNamed;
}

/** Indexes of the ingredients against the needs. */
function faultsOf(context: PlateContext, dish: Dish, needs: Needs): Set<number> {
  const { findings } = checkRecipe(context, dishLines(dish), needs, dish.servings);
  return new Set(
    findings.flatMap(({ part, index, certainty }) =>
      part === 'ingredients' && certainty === 'contains' ? [index] : [],
    ),
  );
}

function isFree(
  context: PlateContext,
  { ingredients, steps, ...dish }: Dish,
  needs: Needs,
): boolean {
  // The title and the introduction speak of the whole dish.
  const bare = {
    ...dish,
    title: 'Plate',
    introduction: '',
    tip: '',
    keeps: '',
    ingredients,
    steps,
  };
  return checkRecipe(context, dishLines(bare), needs, dish.servings).verdict !== 'conflict';
}

function withoutItems(dish: Dish, out: ReadonlySet<number>): Dish {
  return { ...dish, ingredients: dish.ingredients.filter((_, at) => !out.has(at)) };
}

/** -1 where a step does not say when one of them goes in. */
function firstStepWith({ steps }: Dish, items: ReadonlySet<number>): number {
  const used = new Set(
    steps.flatMap((step) =>
      step.flatMap((piece) => (piece.kind === 'ingredient' ? [piece.index] : [])),
    ),
  );
  if ([...items].some((at) => !used.has(at))) return -1;
  return steps.findIndex((step) =>
    step.some((piece) => piece.kind === 'ingredient' && items.has(piece.index)),
  );
}

function minutesOf({ steps }: Dish, at: number): number {
  const step = steps[at] ?? [];
  return step.reduce(
    (sum, piece, place) => sum + (piece.kind === 'timer' ? minutesAt(step, place) : 0),
    0,
  );
}
