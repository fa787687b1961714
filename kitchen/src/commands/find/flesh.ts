/** Tells whether a dish is mainly meat or fish, and whether an ingredient is meat, fish or another kind, by the pantry; stock is not. */
import type { Table } from '../../cook/table.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';

const KINDS = ['meat', 'poultry', 'fish', 'shellfish'];

/** Whether meat or fish is a main part of it. */
export function hasFlesh({ kitchen }: Table, dish: Dish): boolean {
  const { mainFoods } = getDishFacts(kitchen.cookbook, dish);
  return KINDS.some((kind) => mainFoods.has(kind));
}

export function isFlesh({ kitchen }: Table, name: string): boolean {
  return isOfKind(kitchen.rules, name, 'meat') || isOfKind(kitchen.rules, name, 'fish');
}

/** Stock of a kind is none of it. */
export function isOfKind(rules: Rules, name: string, kind: string): boolean {
  return findTerms(rules, name).some(
    ({ isFood, kinds }) => isFood && kinds[0] !== 'stock' && kinds.includes(kind),
  );
}
