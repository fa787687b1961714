/** For tests: lists foods that have no nutrition figures of their own, or none at all. */

import { findFigures } from '../src/nutrition/find-figures.ts';
import type { NutritionTable } from '../src/nutrition/nutrition-table.ts';
import type { Rules } from '../src/safety/pantry/rules.ts';

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
