/** Walks a text once and finds the pantry's terms in it, the longest name first. */
import { stemOf, tokensOf, type Token } from './fold.ts';
import type { Rules, Term, TrieNode } from './rules.ts';

export interface FoundTerm {
  /** Offsets in the raw text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The term's first name in the pantry. */
  readonly name: string;
  /** Ancestors by `is`, nearest first: salmon -> oily fish, fish. */
  readonly kinds: readonly string[];
  /** False for "butter dish" and such. */
  readonly food: boolean;
}

/** A term among the tokens of its text. */
export interface Match {
  readonly term: Term;
  /** Index of the first token, and of the one after the last. */
  readonly from: number;
  readonly to: number;
}

export interface ReadText {
  readonly tokens: readonly Token[];
  readonly stems: readonly string[];
  readonly matches: readonly Match[];
}

/** The end of the longest name that starts here, and its term; depth is bounded by the longest name. */
function longest(
  node: TrieNode,
  at: number,
  read: { tokens: readonly Token[]; stems: readonly string[] },
  first: boolean,
): { to: number; term: number } {
  let best = { to: at, term: node.term };
  const token = read.tokens[at];
  if (token === undefined || node.next === undefined) return best;
  if (!first && token.gap !== 'joined') return best;
  const exact = node.exact ? node.next.get(`=${token.text}`) : undefined;
  const folded = node.next.get(read.stems[at] as string);
  for (const child of [exact, folded]) {
    if (child === undefined) continue;
    const found = longest(child, at + 1, read, false);
    if (found.term >= 0 && (best.term < 0 || found.to > best.to)) best = found;
  }
  return best;
}

/** Tokens, stems and leftmost-longest matches of a text, claims and look-alikes included. */
export function readText(rules: Rules, text: string): ReadText {
  const tokens = tokensOf(text);
  const stems = tokens.map((token) => stemOf(token.text, rules.spellings));
  const matches: Match[] = [];
  const read = { tokens, stems };
  for (let at = 0; at < tokens.length; ) {
    const found = longest(rules.trie, at, read, true);
    if (found.term >= 0 && found.to > at) {
      matches.push({ term: rules.terms[found.term] as Term, from: at, to: found.to });
      at = found.to;
    } else at += 1;
  }
  return { tokens, stems, matches };
}

/** All terms named in a text, leftmost-longest, never overlapping. Linear in the text; never throws. */
export function findTerms(rules: Rules, text: string): readonly FoundTerm[] {
  const { tokens, matches } = readText(rules, text);
  return matches.map(({ term, from, to }) => ({
    start: (tokens[from] as Token).start,
    end: (tokens[to - 1] as Token).end,
    name: term.name,
    kinds: term.kinds,
    food: term.food,
  }));
}
