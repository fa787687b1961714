/** For tests: every cookbook dish adapted to every allergy and diet, computed once. */
import { kitchen } from '../kitchen-instance.ts';
import { adapt } from '../src/cook/adapt/adapt.ts';
import type { AdaptedDish } from '../src/cook/adapt/adapt-work.ts';
import type { Dish } from '../src/cookbook/dish.ts';
import { ALLERGENS, DIETS, type Needs } from '../src/vocabulary.ts';

interface Fitted {
  readonly needs: Needs;
  readonly dish: Dish;
  /** null where the dish cannot be made to fit. */
  readonly adapted: AdaptedDish | null;
}

export const EACH_NEED: readonly Needs[] = [
  ...ALLERGENS.map((one) => ({ allergies: [one], diets: [] })),
  ...DIETS.map((one) => ({ allergies: [], diets: [one] })),
];

let fitted: readonly Fitted[] | undefined;

export function everyFitted(): readonly Fitted[] {
  fitted ??= EACH_NEED.flatMap((needs) =>
    kitchen.cookbook.dishes.map((dish) => ({
      needs,
      dish,
      adapted: adapt(kitchen, dish, { needs, avoid: [] }),
    })),
  );
  return fitted;
}

export function everyAdapted(): readonly AdaptedDish[] {
  return everyFitted()
    .map(({ adapted }) => adapted)
    .filter((adapted) => adapted !== null);
}
