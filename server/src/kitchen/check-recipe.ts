/** The kitchen's check with its scales at hand, for the gate and for whoever asks. */
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { readLine } from '@saffron/kitchen/measure/lines/read-line';
import { gramsOf } from '@saffron/kitchen/measure/lines/weigh';
import { type CheckResult, check, type Line } from '@saffron/kitchen/safety/check';
import type { Needs } from '@saffron/kitchen/vocabulary';

/** What the check needs of the kitchen; the cookbook is none of its business. */
export type Pantry = Pick<Kitchen, 'rules' | 'measures'>;

/** `servings` lets Keto be told from the amounts; without it its staples alone speak. */
export function checkRecipe(
  { rules, measures }: Pantry,
  lines: readonly Line[],
  needs: Needs,
  servings?: number,
): CheckResult {
  const weigh = (line: string) => gramsOf(measures, readLine(measures, line));
  return check(rules, lines, needs, servings, weigh);
}
