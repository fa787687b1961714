/** Says which foods of the pantry and of a list of names have no figures of their own, or none at all. */

import type { Rules } from '../safety/pantry/rules.ts';
import { findFigures } from './find-figures.ts';
import type { NutritionTable } from './nutrition-table.ts';

export interface NutritionGaps {
  /** No figures at all. */
  readonly missing: readonly string[];
  /** Those of what they are a kind of. */
  readonly byKind: readonly string[];
}

export function findNutritionGaps(
  rules: Rules,
  table: NutritionTable,
  names: readonly string[],
): NutritionGaps {
  const found = names.map((name) => ({ name, figures: findFigures(rules, table, name) }));
  return {
    missing: found.filter(({ figures }) => !figures).map(({ name }) => name),
    byKind: found.filter(({ figures }) => figures && !figures.isExact).map(({ name }) => name),
  };
}

/** Foods of the pantry that are no group, no dish and no word for something vague. */
export function foodsOfPantry(rules: Rules): string[] {
  return rules.terms
    .filter(({ isFood, flags }) => isFood && !flags.has('group') && !flags.has('vague'))
    .map(({ name }) => name);
}
