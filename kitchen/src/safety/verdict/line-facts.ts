/** Finds the allergens that an ingredient line contains or may contain, the diets it breaks, and the words in it that are unknown. */
import { ALLERGENS, type Allergen, DIETS, type Diet } from '../../vocabulary.ts';
import { findDistantTypos } from '../match/distant-typos.ts';
import { hasEmoji } from '../match/emoji-foods.ts';
import { findTypos } from '../match/typos.ts';
import { findUnknownWordBefore, findUnknownWordBehind } from '../match/unknown-words.ts';
import { mergeFacts, NO_FACTS, restrictionBit } from '../pantry/food-facts.ts';
import type { Rules } from '../pantry/rules.ts';
import { findMentions, type LineMentions } from '../scope/food-mentions.ts';
import { weakenFoodsBehindTypos } from '../scope/foods-behind-typos.ts';

export interface LineFacts {
  /** Whether every word is known: a "cheese gloop" contains milk and perhaps something else. */
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
function isNotIngredient(text: string, read: LineMentions): boolean {
  if (!read.tokens.some((token) => /\p{L}/u.test(token.text))) return !hasEmoji(text);
  return /:\s*$/.test(text) || /^\s*for the\b/i.test(text);
}

/** Whether a line names a food or a kitchen thing we know, or asks for none. */
function namesFood(text: string, read: LineMentions): boolean {
  if (read.matches.some(({ term }) => term.isFood || term.flags.has('thing'))) return true;
  return isNotIngredient(text, read);
}

/**
 * What of an ingredient line nobody knows, as it stands there: all of it, or a food with a strange word beside it ("date
 * gloop", "gloop sauce"); undefined when all is known. What is already `reported` needs no such doubt.
 */
export function findUnknownText(
  rules: Rules,
  text: string,
  read: LineMentions,
  reported: boolean,
): string | undefined {
  if (!namesFood(text, read)) return text;
  const head = reported
    ? undefined
    : (findUnknownWordBehind(rules, text, read) ?? findUnknownWordBefore(rules, text, read));
  return head && text.slice(read.tokens[head.from]?.start, read.tokens[head.to - 1]?.end);
}

/** Facts of a line of ingredients. What a typo could mean counts as `may contain`; never throws. */
export function findLineFacts(rules: Rules, text: string): LineFacts {
  const written = findMentions(rules, text);
  const misses = findTypos(rules, written);
  const read = weakenFoodsBehindTypos(rules, written, misses);
  const all = mergeFacts([NO_FACTS, ...read.mentions.map((food) => food.facts)]);
  const recognised = findUnknownText(rules, text, read, false) === undefined;
  const typos = recognised ? misses : [...misses, ...findDistantTypos(rules, written, misses)];
  const typoFacts = mergeFacts([NO_FACTS, ...typos.map((typo) => typo.term.facts)]);
  const may = (all.mayContain | typoFacts.mayContain | typoFacts.contains) & ~all.contains;
  const of = <T extends Allergen | Diet>(names: readonly T[], mask: number): T[] =>
    names.filter((name) => (restrictionBit(name) & mask) !== 0);
  return {
    recognised,
    namesFood: namesFood(text, read),
    allergens: { contains: of(ALLERGENS, all.contains), mayContain: of(ALLERGENS, may) },
    excludes: of(DIETS, all.contains),
    mayExclude: of(DIETS, may),
  };
}
