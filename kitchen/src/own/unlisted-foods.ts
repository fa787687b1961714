/** Finds foods in a pasted recipe's steps that its list lacks and an allergy or diet may rule out: the butter for greasing the tin. */
import type { Kitchen } from '../cook/kitchen.ts';
import type { DishIngredient } from '../cookbook/dish.ts';
import type { OwnCard } from '../memo/memo.ts';
import { findTerms } from '../safety/match/find-terms.ts';
import { check, recipeLines } from '../safety/verdict/check.ts';
import { ALLERGENS, DIETS } from '../vocabulary.ts';
import { foodsMeant } from './own-steps.ts';

const ALL = { allergies: [...ALLERGENS], diets: DIETS.filter((diet) => diet !== 'Keto') };
const MOST = 6;

/** Only what could matter to somebody, by what the check finds in the steps and not on the list. */
export function foodsNotListed(
  { rules }: Kitchen,
  listed: readonly DishIngredient[],
  { recipeName, ingredients, instructions }: OwnCard,
): DishIngredient[] {
  const { findings } = check(rules, recipeLines({ recipeName, ingredients, instructions }), ALL);
  const names = new Set(
    findings
      .filter((one) => one.part === 'instructions' && one.certainty === 'contains')
      .map((one) => one.term),
  );
  if (names.size === 0) return [];
  const meant = foodsMeant(rules, listed);
  const found = new Map<string, DishIngredient>();
  for (const text of instructions) {
    for (const term of findTerms(rules, text)) {
      const name = text.slice(term.start, term.end).toLowerCase();
      if (!names.has(term.name) || meant(term, name) >= 0 || found.has(term.name)) continue;
      const item = { name, quantity: '', unit: '', preparation: '' };
      found.set(term.name, { ...item, written: { line: name, of: name } });
    }
  }
  return [...found.values()].slice(0, MOST);
}
