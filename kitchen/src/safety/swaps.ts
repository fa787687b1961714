/** Offers substitutes that fit everything a person needs at once. */
import type { Needs, Restriction } from '../vocabulary.ts';
import { bitOf, maskOf } from './facts.ts';
import { type Rules, type Term, termNamed } from './rules.ts';
import { ofItsForm } from './swap-forms.ts';

export function needsMask(needs: Needs): number {
  return maskOf([...needs.allergies, ...needs.diets]);
}

export function fits(facts: { contains: number; may: number }, avoided: number): boolean {
  return ((facts.contains | facts.may) & avoided) === 0;
}

const found = new WeakMap<Term, Map<number, readonly string[]>>();

/** As `swapsFor`, for a term already at hand; answers are remembered because recipes repeat themselves. */
export function swapsOf(rules: Rules, term: Term, avoided: number): readonly string[] {
  let memory = found.get(term);
  if (memory === undefined) {
    memory = new Map();
    found.set(term, memory);
  }
  let swaps = memory.get(avoided);
  if (swaps === undefined) {
    swaps = ofItsForm(term.name, term.use).filter((name) => {
      const other = termNamed(rules, name);
      return other !== undefined && other !== term && fits(other.facts, avoided);
    });
    memory.set(avoided, swaps);
  }
  return swaps;
}

/**
 * What may take the place of `term` because of `restriction`. Substitutes are inherited: "gluten-free pasta" came to cacio e
 * pepe from pasta, which has no milk in it that could be replaced.
 */
export function swapAgainst(
  rules: Rules,
  term: Term,
  restriction: Restriction,
  avoided: number,
): string | undefined {
  const [swap] = swapsOf(rules, term, avoided);
  if (swap === undefined || fits(giverOf(rules, term).facts, bitOf(restriction))) return undefined;
  return swap;
}

const givers = new WeakMap<Term, Term>();

/** The kind of food whose substitutes a term has, or the term itself. */
function giverOf(rules: Rules, term: Term): Term {
  const known = givers.get(term);
  if (known !== undefined) return known;
  const has = term.use.join();
  const kinds = term.kinds.flatMap((name) => termNamed(rules, name) ?? []);
  const giver = kinds.findLast((kind) => kind.use.join() === has) ?? term;
  givers.set(term, giver);
  return giver;
}

/** Names of terms that can stand in for `term` and fit all of `needs`, best first; empty when none is known. */
export function swapsFor(rules: Rules, term: string, needs: Needs): readonly string[] {
  const known = termNamed(rules, term);
  return known === undefined ? [] : swapsOf(rules, known, needsMask(needs));
}
