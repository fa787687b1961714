/** Looks up a food in the pantry's table of cooking times: its line, its minutes by a method, and the ratio of two times. */

import type { CookedFood, Method } from '../../compose/cooking-table.ts';
import { nameKey } from '../../compose/cooking-table.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import { findTerms } from '../../safety/match/find-terms.ts';

/** The table's line for a food by its own name, the last words of it, or what the pantry calls it; undefined where it has none. */
export function cookedFood({ forms, rules }: Kitchen, name: string): CookedFood | undefined {
  const { byName } = forms.cooking;
  const words = nameKey(name).split(' ');
  const ends = words.map((_, at) => words.slice(at).join(' '));
  const starts = words.map((_, at) => words.slice(0, words.length - at).join(' '));
  const own = [...ends, ...starts].flatMap((one) => byName.get(one) ?? [])[0];
  if (own) return own;
  const term = findTerms(rules, name).findLast(({ isFood }) => isFood);
  return term && byName.get(nameKey(term.name));
}

/** Minutes by that method; undefined where it is not cooked so or nobody knows. */
export function minutesBy(kitchen: Kitchen, name: string, method: Method): number | undefined {
  return cookedFood(kitchen, name)?.minutes[method];
}

/** By how much a time grows from one method to another, or from one food to another; undefined where nobody knows. */
export function timesAsLong(from: number | undefined, to: number | undefined): number | undefined {
  if (from === undefined || to === undefined || from === 0 || to === 0) return undefined;
  return to / from;
}
