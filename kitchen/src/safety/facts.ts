/** What a term contains and rules out, as bit masks over the fourteen restrictions, with the general rules applied. */
import { ALLERGENS, type Certainty, DIETS, type Restriction } from '../vocabulary.ts';
import type { GeneralRule, State } from './pantry-lines.ts';

export const RESTRICTIONS: readonly Restriction[] = [...ALLERGENS, ...DIETS];

/** Masks hold one bit per entry of `RESTRICTIONS`. */
export interface Facts {
  readonly contains: number;
  readonly may: number;
  /** Settled by the pantry, so that no general rule touches it. */
  readonly settled: number;
}

export const NO_FACTS: Facts = { contains: 0, may: 0, settled: 0 };

const BITS = new Map(RESTRICTIONS.map((one, at) => [one, 1 << at]));

export function bitOf(restriction: Restriction): number {
  return BITS.get(restriction) ?? 0;
}

export function maskOf(restrictions: readonly Restriction[]): number {
  return restrictions.reduce((mask, one) => mask | bitOf(one), 0);
}

export function restrictionsIn(mask: number): Restriction[] {
  if (mask === 0) return [];
  return RESTRICTIONS.filter((one) => (mask & bitOf(one)) !== 0);
}

export const ALLERGEN_MASK = maskOf(ALLERGENS);

/** Of two parents the stricter counts. */
export function uniteFacts(all: readonly Facts[]): Facts {
  const contains = all.reduce((mask, facts) => mask | facts.contains, 0);
  const may = all.reduce((mask, facts) => mask | facts.may, 0) & ~contains;
  const settled = all.reduce((mask, facts) => mask | facts.settled, 0);
  return { contains, may, settled };
}

/**
 * A line's own words win over what it inherits. Not so the `may` of a template: "teriyaki {food}" may hold shellfish, and
 * teriyaki shrimp does.
 */
export function settleFacts(
  base: Facts,
  own: ReadonlyMap<Restriction, State>,
  fromTemplate = false,
): Facts {
  let { contains, may, settled } = base;
  for (const [restriction, state] of own) {
    const bit = bitOf(restriction);
    if (fromTemplate && state === 'may contain' && (base.contains & bit) !== 0) continue;
    contains = state === 'contains' ? contains | bit : contains & ~bit;
    may = state === 'may contain' ? may | bit : may & ~bit;
    settled |= bit;
  }
  return { contains, may, settled };
}

/** The same food with some restrictions claimed away ("dairy-free"). */
export function withoutFacts(facts: Facts, taken: number): Facts {
  return {
    contains: facts.contains & ~taken,
    may: facts.may & ~taken,
    settled: facts.settled | taken,
  };
}

/** The same food with some restrictions only feared ("butter-free" leaves other milk possible). */
export function doubtFacts(facts: Facts, doubted: number): Facts {
  const contains = facts.contains & ~doubted;
  return { contains, may: facts.may | (facts.contains & doubted), settled: facts.settled };
}

/** A rule ready to run: what has a bit of `on` has those of `then`. */
export interface MaskRule {
  readonly on: number;
  readonly also: number;
}

export function maskRules(rules: readonly GeneralRule[]): MaskRule[] {
  return rules.map((rule) => ({ on: bitOf(rule.on), also: maskOf(rule.also) }));
}

/** Adds what follows by the general rules; twice, because a rule may start from what another one gave. */
export function followRules(facts: Facts, rules: readonly MaskRule[]): Facts {
  const open = ~facts.settled;
  let { contains, may } = facts;
  for (let round = 0; round < 2; round += 1) {
    for (const rule of rules) {
      if ((contains & rule.on) !== 0) contains |= rule.also & open;
      else if ((may & rule.on) !== 0) may |= rule.also & open;
    }
  }
  return { contains, may: may & ~contains, settled: facts.settled };
}

export function certaintyOf(facts: Facts, restriction: Restriction): Certainty | undefined {
  const bit = bitOf(restriction);
  if ((facts.contains & bit) !== 0) return 'contains';
  return (facts.may & bit) !== 0 ? 'may contain' : undefined;
}
