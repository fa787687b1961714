/** Checks a whole recipe against a person's allergies and diets, estimating weights where a diet depends on amounts. */
import { createWeigher } from '../measure/lines/weigh.ts';
import type { Measures } from '../measure/measures.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { type CheckResult, check, type Line } from '../safety/verdict/check.ts';
import type { Needs } from '../vocabulary.ts';

/** The parts of the kitchen that the check needs: all but the cookbook. */
export interface CheckContext {
  readonly rules: Rules;
  readonly measures: Measures;
}

/** With `servings`, Keto is judged by the amounts; without, by staples rich in carbohydrate alone. */
export function checkRecipe(
  { rules, measures }: CheckContext,
  lines: readonly Line[],
  needs: Needs,
  servings?: number,
): CheckResult {
  return check(rules, lines, needs, servings, createWeigher(measures));
}
