/** Walks a text once and finds the pantry's terms in it, the longest name first. */
import { stemOf, type Token, tokensOf } from './fold.ts';
import type { Rules, Term } from './rules.ts';
import type { TrieNode } from './trie.ts';

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
  /** What the claim takes with which the name itself begins ("gluten free tamari"), or 0. */
  readonly opening: number;
}

export interface ReadText {
  readonly tokens: readonly Token[];
  readonly stems: readonly string[];
  readonly matches: readonly Match[];
}

/** Follows names from token `at`; the longest is left in `found`. Depth is that of the trie. */
const found = { to: 0, term: -1, opening: 0 };
/** What stands before the name: "not" (so that no claim may hide inside it), or the start of a clause (a verb's place). */
const before = { refused: false, startsClause: false };

export const REFUSALS = new Set(['not', 'non', 'isnt', 'never', 'arent']);
/** A verb follows these, as it follows a full stop or a comma. */
const VERB_AFTER = new Set(
  'and or then to now just carefully gently quickly also next finally can will should must you dont'.split(
    ' ',
  ),
);

function allowed(node: TrieNode): boolean {
  return !(node.claimed !== 0 && before.refused) && !(node.verb && !before.startsClause);
}

function follow(
  node: TrieNode,
  at: number,
  tokens: readonly Token[],
  stems: readonly string[],
): void {
  if (node.term >= 0 && at > found.to && allowed(node)) {
    found.to = at;
    found.term = node.term;
    found.opening = node.claimed;
  }
  const token = tokens[at];
  if (token === undefined || node.next === undefined) return;
  if (token.gap !== 'joined' && node.depth > 0) return;
  const folded = node.next.get(stems[at] as string);
  const exact = node.exact ? node.next.get(`=${token.text}`) : undefined;
  if (exact !== undefined) follow(exact, at + 1, tokens, stems);
  if (folded !== undefined) follow(folded, at + 1, tokens, stems);
}

/** Tokens, stems and leftmost-longest matches of a text, claims and look-alikes included. */
export function readText(rules: Rules, text: string): ReadText {
  const tokens = tokensOf(text);
  const stems = tokens.map((token) => stemOf(token.text, rules.spellings));
  const matches: Match[] = [];
  for (let at = 0; at < tokens.length; ) {
    found.to = at;
    found.term = -1;
    const previous = at === 0 ? '' : (stems[at - 1] as string);
    before.refused = REFUSALS.has(previous);
    before.startsClause = tokens[at]?.gap !== 'joined' || VERB_AFTER.has(previous);
    follow(rules.trie, at, tokens, stems);
    if (found.term >= 0) {
      const { to, opening } = found;
      matches.push({ term: rules.terms[found.term] as Term, from: at, to, opening });
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
