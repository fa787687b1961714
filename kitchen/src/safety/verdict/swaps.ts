/** Finds the substitutes the pantry lists for a food that fit all allergies and diets given, best first. */
import type { Needs, Restriction } from '../../vocabulary.ts';
import { createMask, restrictionBit } from '../pantry/food-facts.ts';
import { findTermByName, type Rules, type Term } from '../pantry/rules.ts';
import { filterSwapsByForm } from './swap-forms.ts';

export function createNeedsMask(needs: Needs): number {
  return createMask([...needs.allergies, ...needs.diets]);
}

export function hasNoneOf(
  facts: { contains: number; mayContain: number },
  avoided: number,
): boolean {
  return ((facts.contains | facts.mayContain) & avoided) === 0;
}

const swapCache = new WeakMap<Term, Map<number, readonly string[]>>();

/** Names of terms that can stand in for `term` and hold nothing avoided, best first. Kept, since recipes repeat themselves. */
export function findSwapsForTerm(rules: Rules, term: Term, avoided: number): readonly string[] {
  let memory = swapCache.get(term);
  if (memory === undefined) {
    memory = new Map();
    swapCache.set(term, memory);
  }
  let swaps = memory.get(avoided);
  if (swaps === undefined) {
    swaps = filterSwapsByForm(term.name, term.substitutes).filter((name) => {
      const other = findTermByName(rules, name);
      return other !== undefined && other !== term && hasNoneOf(other.facts, avoided);
    });
    memory.set(avoided, swaps);
  }
  return swaps;
}

/**
 * What may take the place of `term` because of `restriction`. Substitutes are inherited: "gluten-free pasta" came to cacio e
 * pepe from pasta, which has no milk in it that could be replaced.
 */
export function findSwapForRestriction(
  rules: Rules,
  term: Term,
  restriction: Restriction,
  avoided: number,
): string | undefined {
  const [swap] = findSwapsForTerm(rules, term, avoided);
  if (
    swap === undefined ||
    hasNoneOf(findSubstituteSource(rules, term).facts, restrictionBit(restriction))
  )
    return undefined;
  return swap;
}

const substituteSources = new WeakMap<Term, Term>();

/** The kind of food whose substitutes a term has, or the term itself. */
function findSubstituteSource(rules: Rules, term: Term): Term {
  const known = substituteSources.get(term);
  if (known !== undefined) return known;
  const has = term.substitutes.join();
  const kinds = term.kinds.flatMap((name) => findTermByName(rules, name) ?? []);
  const sourceTerm = kinds.findLast((kind) => kind.substitutes.join() === has) ?? term;
  substituteSources.set(term, sourceTerm);
  return sourceTerm;
}
