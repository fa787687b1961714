/** Finds unknown words that belong to a food's name ("date gloop"), so that the line is not taken for fully known. */

import type { Token } from '../../text/tokenise.ts';
import type { Rules } from '../pantry/rules.ts';
import type { Match, TextMatches } from './find-terms.ts';

/** These end the noun phrase that a food stands in. */
const PHRASE_ENDS = new Set(
  'and or nor plus with without from of in into on onto over under to at by for per as than then but if until while about approx approximately around like such eg ie see etc e g'.split(
    ' ',
  ),
);
/** What was done to the food, and how: "roasted", "finely"; never "topping", which may be anything. */
const PREPARATION_WORD = /(?:ed|ly)$/;

function endsPhrase(stem: string): boolean {
  return PHRASE_ENDS.has(stem) || !/^\p{L}{2,}$/u.test(stem);
}

export interface UnknownWord {
  /** First token of the two, and the token after them. */
  readonly from: number;
  readonly to: number;
}

/** A dash between blanks parts as a comma does: "tomatoes - San Marzano". */
const DASH = /\s[-‐‑‒–—_]+\s/;

function findHeadBehind(
  rules: Rules,
  text: string,
  read: TextMatches,
  index: number,
): UnknownWord | undefined {
  const { from, to } = read.matches[index] as Match;
  let head = 0;
  let done = false;
  let next = index + 1;
  for (let at = to; at < read.tokens.length; at += 1) {
    const token = read.tokens[at] as Token;
    if (token.gap !== 'joined') break;
    if (DASH.test(text.slice(read.tokens[at - 1]?.end, token.start))) break;
    const match = read.matches[next];
    if (match?.from === at) {
      // "Coconut energy balls": before another food a strange word only tells of its kind.
      if (match.term.isFood) return undefined;
      if (match.term.flags.has('denies next')) break;
      at = match.to - 1;
      next += 1;
      continue;
    }
    const stem = read.stems[at] as string;
    if (endsPhrase(stem)) break;
    done ||= PREPARATION_WORD.test(stem);
    if (head === 0 && !done && !rules.trailingStems.has(stem)) head = at + 1;
  }
  return head === 0 ? undefined : { from, to: head };
}

/**
 * The first noun phrase whose last food has a word behind it that is none of those which say nothing of what is in it
 * (`{behind}` in the pantry).
 */
export function findUnknownWordBehind(
  rules: Rules,
  text: string,
  read: TextMatches,
): UnknownWord | undefined {
  for (const [index, { term }] of read.matches.entries()) {
    const head = term.isFood ? findHeadBehind(rules, text, read, index) : undefined;
    if (head !== undefined) return head;
  }
  return undefined;
}

/** "Moroccan", "Cantonese", "spicy" and "homemade" say how a sauce is made, not of what. */
const MANNER = /(?:ed|ly|y|an|ese|ish|ing|able|less|free|made|style)$/;

/** Whether the word at `at` tells nothing of what is in the food behind it. */
function isUninformative(
  rules: Rules,
  text: string,
  { tokens, stems }: TextMatches,
  at: number,
): boolean {
  const stem = stems[at] as string;
  if (endsPhrase(stem) || stem.length < 3 || MANNER.test(stem)) return true;
  // A possessive ("grandma's sauce") says who makes the sauce, not of what.
  const end = tokens[at]?.end ?? 0;
  if (/['’]s?$/i.test(text.slice(Math.max(0, end - 2), end))) return true;
  return (
    rules.trailingStems.has(stem) || rules.leadingStems.has(stem) || rules.ordinaryStems.has(stem)
  );
}

/** A name that says nothing of itself (`vague` in the pantry: "sauce", "soup") behind a word that nobody knows. */
export function findUnknownWordBefore(
  rules: Rules,
  text: string,
  read: TextMatches,
): UnknownWord | undefined {
  for (const [index, { term, from, to }] of read.matches.entries()) {
    if (!term.flags.has('vague') || from === 0) continue;
    if (read.tokens[from]?.gap !== 'joined' || read.matches[index - 1]?.to === from) continue;
    if (!isUninformative(rules, text, read, from - 1)) return { from: from - 1, to };
  }
  return undefined;
}
