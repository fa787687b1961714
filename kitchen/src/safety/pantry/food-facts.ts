/** Bit masks over allergens and diets: which a food contains or breaks, which it may, which no rule changes; combines them. */
import { ALLERGENS, type Certainty, DIETS, type Restriction } from '../../vocabulary.ts';
import type { FactState } from './read-facets.ts';
import type { GeneralRule } from './read-pantry.ts';

const RESTRICTIONS: readonly Restriction[] = [...ALLERGENS, ...DIETS];

/** Masks hold one bit per entry of `RESTRICTIONS`. */
export interface FoodFacts {
  readonly contains: number;
  readonly mayContain: number;
  /** Restrictions that the pantry states itself, so that no general rule changes them. */
  readonly fixedMask: number;
}

export const NO_FACTS: FoodFacts = { contains: 0, mayContain: 0, fixedMask: 0 };

const BITS = new Map(RESTRICTIONS.map((one, at) => [one, 1 << at]));

export function restrictionBit(restriction: Restriction): number {
  return BITS.get(restriction) ?? 0;
}

export function createMask(restrictions: readonly Restriction[]): number {
  return restrictions.reduce((mask, one) => mask | restrictionBit(one), 0);
}

export function listRestrictions(mask: number): Restriction[] {
  if (mask === 0) return [];
  return RESTRICTIONS.filter((one) => (mask & restrictionBit(one)) !== 0);
}

export const ALLERGEN_MASK = createMask(ALLERGENS);

/** Of two parents the stricter counts. */
export function mergeFacts(all: readonly FoodFacts[]): FoodFacts {
  const contains = all.reduce((mask, facts) => mask | facts.contains, 0);
  const mayContain = all.reduce((mask, facts) => mask | facts.mayContain, 0) & ~contains;
  const fixedMask = all.reduce((mask, facts) => mask | facts.fixedMask, 0);
  return { contains, mayContain, fixedMask };
}

/**
 * A line's own words win over what it inherits. Not so the "may contain" of a template: "teriyaki {food}" may hold shellfish, and
 * teriyaki shrimp does.
 */
export function overrideFacts(
  base: FoodFacts,
  own: ReadonlyMap<Restriction, FactState>,
  fromTemplate = false,
): FoodFacts {
  let { contains, mayContain, fixedMask } = base;
  for (const [restriction, state] of own) {
    const bit = restrictionBit(restriction);
    if (fromTemplate && state === 'may contain' && (base.contains & bit) !== 0) continue;
    contains = state === 'contains' ? contains | bit : contains & ~bit;
    mayContain = state === 'may contain' ? mayContain | bit : mayContain & ~bit;
    fixedMask |= bit;
  }
  return { contains, mayContain, fixedMask };
}

/** The same food with some restrictions claimed away ("dairy-free"). */
export function removeFacts(facts: FoodFacts, removedMask: number): FoodFacts {
  return {
    contains: facts.contains & ~removedMask,
    mayContain: facts.mayContain & ~removedMask,
    fixedMask: facts.fixedMask | removedMask,
  };
}

/** The same food with some restrictions only possible ("butter-free" leaves other milk possible). */
export function weakenFacts(facts: FoodFacts, doubtfulMask: number): FoodFacts {
  const contains = facts.contains & ~doubtfulMask;
  return {
    contains,
    mayContain: facts.mayContain | (facts.contains & doubtfulMask),
    fixedMask: facts.fixedMask,
  };
}

/** A rule ready to run: what has a bit of `ifMask` has those of `thenMask`. */
export interface MaskRule {
  readonly ifMask: number;
  readonly thenMask: number;
}

export function compileMaskRules(rules: readonly GeneralRule[]): MaskRule[] {
  return rules.map((rule) => ({
    ifMask: restrictionBit(rule.condition),
    thenMask: createMask(rule.implied),
  }));
}

/** Adds what follows by the general rules; twice, because a rule may start from what another one gave. */
export function applyMaskRules(facts: FoodFacts, rules: readonly MaskRule[]): FoodFacts {
  const open = ~facts.fixedMask;
  let { contains, mayContain } = facts;
  for (let round = 0; round < 2; round += 1) {
    for (const rule of rules) {
      if ((contains & rule.ifMask) !== 0) contains |= rule.thenMask & open;
      else if ((mayContain & rule.ifMask) !== 0) mayContain |= rule.thenMask & open;
    }
  }
  return { contains, mayContain: mayContain & ~contains, fixedMask: facts.fixedMask };
}

export function getCertainty(facts: FoodFacts, restriction: Restriction): Certainty | undefined {
  const bit = restrictionBit(restriction);
  if ((facts.contains & bit) !== 0) return 'contains';
  return (facts.mayContain & bit) !== 0 ? 'may contain' : undefined;
}
