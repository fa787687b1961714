/** Types for adapting a dish: whom for (Bending), work in progress, a change, the adapted dish; also tests names and lines for foods. */

import type { Dish } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import type { Food } from '../../needs/heard.ts';
import { AMBIGUOUS_NAME_PARTS } from '../../safety/person/excluded-foods.ts';
import { check, type Finding } from '../../safety/verdict/check.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import type { Needs, Restriction } from '../../vocabulary.ts';
import type { Kitchen } from '../kitchen.ts';
import type { Draft } from './draft.ts';

export interface Change {
  readonly kind: 'swap' | 'left out';
  /** What stood there; never said aloud when a need is the reason. */
  readonly from: string;
  readonly to: string;
  /** The needs it serves; empty when it was a matter of taste. */
  readonly because: readonly Restriction[];
}

export interface AdaptedDish {
  readonly dish: Dish;
  /** The dish of the cookbook it comes from. */
  readonly original: Dish;
  readonly changes: readonly Change[];
  /** Lines that may hold a declared allergen, depending on the product. */
  readonly labels: readonly string[];
}

export interface Bending {
  readonly needs: Needs;
  readonly avoid: readonly Food[];
  /** Meat and dairy never stand in one dish. */
  readonly apart?: boolean;
  readonly replace?: { readonly from: Food; readonly to: Food };
}

export interface Work {
  readonly kitchen: Kitchen;
  readonly original: Dish;
  readonly bending: Bending;
  readonly draft: Draft;
  readonly changes: readonly Change[];
}

export function isFood({ kitchen }: Pick<Work, 'kitchen'>, name: string, food: Food): boolean {
  const names = findFoodNames(kitchen.rules, name);
  if (food.names.some((one) => names.includes(one))) return true;
  // Gluten-free macaroni is pasta all the same to whoever does not like pasta.
  if (STILL_IT.test(name)) return isFood({ kitchen }, name.replace(STILL_IT, ''), food);
  // "tamarind" is tamarind paste too, but "butter" is not peanut butter.
  const said = splitNameTokens(food.said).map(singular);
  const words = new Set(splitNameTokens(name).map(singular));
  return (
    said.length > 0 && said.every((word) => words.has(word) && !AMBIGUOUS_NAME_PARTS.has(word))
  );
}

const STILL_IT = /\b(?:gluten|wheat)-free /;

export function findingsIn({ kitchen, bending }: Work, line: string): readonly Finding[] {
  return check(kitchen.rules, [{ part: 'ingredients', index: 0, text: line }], bending.needs)
    .findings;
}
