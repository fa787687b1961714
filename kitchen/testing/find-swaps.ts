/** For tests: the substitutes that the pantry offers for a food by name and that fit given needs. */
import { findTermByName, type Rules } from '../src/safety/pantry/rules.ts';
import { createNeedsMask, findSwapsForTerm } from '../src/safety/verdict/swaps.ts';
import type { Needs } from '../src/vocabulary.ts';

/** Best first; empty when none is known. */
export function findSwaps(rules: Rules, name: string, needs: Needs): readonly string[] {
  const term = findTermByName(rules, name);
  return term ? findSwapsForTerm(rules, term, createNeedsMask(needs)) : [];
}
