/** Finds the foods that a recipe line mentions and what each contains there, after claims, comparisons and omissions are applied. */
import { findSeparateFoods } from '../match/ambiguous-names.ts';
import { type Match, matchText, type TextMatches } from '../match/find-terms.ts';
import { matchInvertedName } from '../match/inverted-names.ts';
import { applyMaskRules, type FoodFacts, removeFacts, weakenFacts } from '../pantry/food-facts.ts';
import type { Rules } from '../pantry/rules.ts';
import { applyClaim, denyNextFood, markHedged, numberNounPhrases } from './claims.ts';
import { markComparedQualities, markComparison } from './comparisons.ts';
import type { ClaimEffects } from './effects.ts';
import { findReplacedMilk } from './milk-in-drinks.ts';
import { findFactsRuledOutByNeighbours } from './neighbouring-foods.ts';
import { countSkipWords, markOmissions, markSkippedFoods } from './omissions.ts';
import { removeOptionalClaims } from './optional-claims.ts';

/** A food in a text with what it contains there, after the claims that cover it. */
export interface FoodMention extends Match {
  readonly facts: FoodFacts;
  /** First token of the claim that covers it, or its own. */
  readonly claimStart: number;
}

export interface LineMentions extends TextMatches {
  readonly mentions: readonly FoodMention[];
}

/** Flags of names whose contents depend on the foods named beside them. */
const NEIGHBOUR_FLAGS = ['poured', 'part', 'bare'] as const;

/** "Shrimp-style konjac" imitates the shrimp. */
function isImitated(text: string, read: TextMatches, { to, term }: Match): boolean {
  if (!term.isFood || read.stems[to] !== 'style') return false;
  return /^[-‐‑‒–]$/.test(text.slice(read.tokens[to - 1]?.end, read.tokens[to]?.start));
}

function soften(facts: FoodFacts): FoodFacts {
  return { contains: 0, mayContain: facts.mayContain | facts.contains, fixedMask: facts.fixedMask };
}

/**
 * Reads a line of a recipe: its foods with the facts that hold for them there.
 * `cautious` (for steps) ignores "without", whose reach a rule cannot tell in a sentence.
 * `prose` (for all but lists and titles) knows comparisons: "as soft as butter" is no butter.
 */
export function findMentions(
  rules: Rules,
  text: string,
  cautious = false,
  prose = cautious,
): LineMentions {
  const straight = matchText(rules, removeOptionalClaims(text));
  const read =
    prose || cautious
      ? { ...straight, doubtfulIndex: -1 }
      : matchInvertedName(rules, text, straight);
  const { matches } = read;
  const skipped = !prose && !cautious && countSkipWords(straight) > 0;
  const special =
    prose ||
    skipped ||
    read.doubtfulIndex >= 0 ||
    straight.stems.includes('style') ||
    matches.some(
      ({ term, leadingClaim }) =>
        leadingClaim !== 0 ||
        NEIGHBOUR_FLAGS.some((flag) => term.flags.has(flag)) ||
        (!term.isFood && (term.claimedAwayMask !== 0 || term.flags.size > 0)),
    );
  if (!special) {
    const mentions = matches.flatMap((match, index) =>
      [match, ...findSeparateFoods(rules, read, index)]
        .filter(({ term }) => term.isFood)
        .map((one) => ({
          ...one,
          facts: one === match ? one.term.facts : soften(one.term.facts),
          claimStart: match.from,
        })),
    );
    return { ...read, mentions };
  }
  const effects: ClaimEffects = {
    removedMasks: matches.map(() => 0),
    doubtfulMasks: matches.map(() => 0),
    isDenied: matches.map(() => false),
    isHedged: matches.map(
      (match, index) => index === read.doubtfulIndex || isImitated(text, read, match),
    ),
    claimStarts: matches.map(({ from }) => from),
  };
  const phrases = numberNounPhrases(read);
  for (let index = 0; index < matches.length; index += 1) {
    applyClaim(read, phrases, index, effects);
    denyNextFood(read, index, effects, cautious);
    if (prose) markComparison(rules, text, read, index, effects);
    markHedged(text, read, index, effects);
  }
  if (prose) markComparedQualities(read, effects);
  if (cautious) markOmissions(read, effects);
  if (skipped) markSkippedFoods(read, effects);
  const mentions: FoodMention[] = [];
  for (const [index, match] of matches.entries()) {
    if (!match.term.isFood || effects.isDenied[index]) continue;
    const removedMask =
      (effects.removedMasks[index] as number) |
      findReplacedMilk(read, index) |
      findFactsRuledOutByNeighbours(read, index, !prose && !cautious);
    const doubtfulMask = effects.doubtfulMasks[index] as number;
    for (const one of [match, ...findSeparateFoods(rules, read, index)]) {
      const whole =
        (removedMask | doubtfulMask) === 0
          ? one.term.facts
          : applyMaskRules(
              weakenFacts(removeFacts(one.term.ownFacts, removedMask), doubtfulMask),
              rules.maskRules,
            );
      const facts = effects.isHedged[index] || one !== match ? soften(whole) : whole;
      mentions.push({ ...one, facts, claimStart: effects.claimStarts[index] as number });
    }
  }
  return { ...read, mentions };
}
