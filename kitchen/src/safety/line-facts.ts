/** What one ingredient line is, whoever asks: the facts behind the check without anybody's needs. */
import { ALLERGENS, type Allergen, DIETS, type Diet } from '../vocabulary.ts';
import { type ReadLine, readClaims } from './claims.ts';
import { bitOf, NO_FACTS, uniteFacts } from './facts.ts';
import { nearMisses } from './near-miss.ts';
import type { Rules } from './rules.ts';

export interface LineFacts {
  readonly recognised: boolean;
  readonly allergens: {
    readonly contains: readonly Allergen[];
    readonly mayContain: readonly Allergen[];
  };
  readonly excludes: readonly Diet[];
  readonly mayExclude: readonly Diet[];
}

/** A heading ("For the sauce:") or a line without a letter asks for no ingredient. */
function asksForNothing(text: string, read: ReadLine): boolean {
  if (!read.tokens.some((token) => /\p{L}/u.test(token.text))) return true;
  return /:\s*$/.test(text) || /^\s*for the\b/i.test(text);
}

/** Whether a line names a food or a kitchen thing we know, or asks for none. */
export function isRecognised(text: string, read: ReadLine): boolean {
  if (read.matches.some(({ term }) => term.food || term.flags.has('thing'))) return true;
  return asksForNothing(text, read);
}

/** Facts of a line of ingredients. Slips of spelling count as `may contain`; never throws. */
export function lineFacts(rules: Rules, text: string): LineFacts {
  const read = readClaims(rules, text);
  const all = uniteFacts([NO_FACTS, ...read.foods.map((food) => food.facts)]);
  const slips = uniteFacts([NO_FACTS, ...nearMisses(rules, read).map((slip) => slip.term.facts)]);
  const may = (all.may | slips.may | slips.contains) & ~all.contains;
  const of = <T extends Allergen | Diet>(names: readonly T[], mask: number): T[] =>
    names.filter((name) => (bitOf(name) & mask) !== 0);
  return {
    recognised: isRecognised(text, read),
    allergens: { contains: of(ALLERGENS, all.contains), mayContain: of(ALLERGENS, may) },
    excludes: of(DIETS, all.contains),
    mayExclude: of(DIETS, may),
  };
}
