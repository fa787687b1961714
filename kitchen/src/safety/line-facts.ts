/** What one ingredient line is, whoever asks: the facts behind the check without anybody's needs. */
import { ALLERGENS, type Allergen, DIETS, type Diet } from '../vocabulary.ts';
import { type ReadLine, readClaims } from './claims.ts';
import { bitOf, NO_FACTS, uniteFacts } from './facts.ts';
import { farMisses } from './far-misses.ts';
import { doubtBehindSlips, nearMisses } from './near-miss.ts';
import { isDrawn } from './pictured.ts';
import type { Rules } from './rules.ts';
import { unknownHead, unknownKind } from './unknown-heads.ts';

export interface LineFacts {
  /** Whether we know all of it: a "cheese gloop" holds milk, and who knows what else. */
  readonly recognised: boolean;
  /** Whether it names a food or a kitchen thing at all, whatever strange words stand beside it. */
  readonly namesFood: boolean;
  readonly allergens: {
    readonly contains: readonly Allergen[];
    readonly mayContain: readonly Allergen[];
  };
  readonly excludes: readonly Diet[];
  readonly mayExclude: readonly Diet[];
}

/** A heading ("For the sauce:") or a line without a letter asks for no ingredient. */
function asksForNothing(text: string, read: ReadLine): boolean {
  if (!read.tokens.some((token) => /\p{L}/u.test(token.text))) return !isDrawn(text);
  return /:\s*$/.test(text) || /^\s*for the\b/i.test(text);
}

/** Whether a line names a food or a kitchen thing we know, or asks for none. */
function namesFood(text: string, read: ReadLine): boolean {
  if (read.matches.some(({ term }) => term.food || term.flags.has('thing'))) return true;
  return asksForNothing(text, read);
}

/**
 * What of an ingredient line nobody knows, as it stands there: all of it, or a food with a strange word beside it ("date
 * gloop", "gloop sauce"); undefined when all is known. What is already `reported` needs no such doubt.
 */
export function unknownIn(
  rules: Rules,
  text: string,
  read: ReadLine,
  reported: boolean,
): string | undefined {
  if (!namesFood(text, read)) return text;
  const head = reported
    ? undefined
    : (unknownHead(rules, text, read) ?? unknownKind(rules, text, read));
  return head && text.slice(read.tokens[head.from]?.start, read.tokens[head.to - 1]?.end);
}

/** Facts of a line of ingredients. Slips of spelling count as `may contain`; never throws. */
export function lineFacts(rules: Rules, text: string): LineFacts {
  const written = readClaims(rules, text);
  const misses = nearMisses(rules, written);
  const read = doubtBehindSlips(rules, written, misses);
  const all = uniteFacts([NO_FACTS, ...read.foods.map((food) => food.facts)]);
  const recognised = unknownIn(rules, text, read, false) === undefined;
  const guessed = recognised ? misses : [...misses, ...farMisses(rules, written, misses)];
  const slips = uniteFacts([NO_FACTS, ...guessed.map((slip) => slip.term.facts)]);
  const may = (all.may | slips.may | slips.contains) & ~all.contains;
  const of = <T extends Allergen | Diet>(names: readonly T[], mask: number): T[] =>
    names.filter((name) => (bitOf(name) & mask) !== 0);
  return {
    recognised,
    namesFood: namesFood(text, read),
    allergens: { contains: of(ALLERGENS, all.contains), mayContain: of(ALLERGENS, may) },
    excludes: of(DIETS, all.contains),
    mayExclude: of(DIETS, may),
  };
}
