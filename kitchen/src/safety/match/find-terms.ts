/** Finds the names of the pantry in a text, leftmost and longest: foods, claims ("dairy-free") and look-alikes ("butter dish"). */

import { stemOf } from '../../text/stem.ts';
import { type Token, tokenise } from '../../text/tokenise.ts';
import { createMask } from '../pantry/food-facts.ts';
import type { Rules, Term } from '../pantry/rules.ts';
import type { TrieNode } from '../pantry/trie.ts';
import { insertEmojiFoods } from './emoji-foods.ts';

export interface FoundTerm {
  /** Offsets in the raw text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The term's first name in the pantry. */
  readonly name: string;
  /** Ancestors (pantry facet `is`), nearest first: salmon -> oily fish, fish. */
  readonly kinds: readonly string[];
  /** False for "butter dish" and such. */
  readonly isFood: boolean;
}

/** A term among the tokens of its text. */
export interface Match {
  readonly term: Term;
  /** Index of the first token, and of the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Mask of what is claimed away by a claim that the name itself begins with ("gluten free tamari"), or 0. */
  readonly leadingClaim: number;
}

export interface TextMatches {
  readonly tokens: readonly Token[];
  readonly stems: readonly string[];
  readonly matches: readonly Match[];
}

/** Follows names on from token `at`; the longest is left in `found`. Depth is that of the trie. */
const found = { to: 0, term: -1, opening: 0 };
/** What stands before the name: "not" (so that no claim may hide inside it), or the start of a clause (a verb's place). */
const before = { refused: false, startsClause: false, opens: false };

export const NEGATIONS = new Set(['not', 'non', 'isnt', 'never', 'arent']);
/** These point at the food of the recipe: "check the custard's thickness". */
export const DETERMINERS = new Set(['the', 'your', 'this', 'that', 'these', 'those']);
/** A verb follows these, as it follows a full stop or a comma. */
const VERB_AFTER = new Set(
  'and or then to now just not never also next well can could will should must may might you dont'.split(
    ' ',
  ),
);

const LINKS = new Set(['and', 'or']);

/** Whether a verb may stand at token `at`: after a stop, a comma, "and" or "gently". */
export function startsClause(
  { tokens, stems }: Pick<TextMatches, 'tokens' | 'stems'>,
  at: number,
): boolean {
  if (tokens[at]?.gap !== 'joined') return true;
  const previous = stems[at - 1] as string;
  return VERB_AFTER.has(previous) || /..ly$/.test(previous);
}

function isAllowedHere(node: TrieNode): boolean {
  if (node.isVerb && !(before.startsClause && (before.opens || !node.isClauseOpener))) return false;
  return !(node.leadingClaim !== 0 && before.refused);
}

function follow(
  node: TrieNode,
  at: number,
  tokens: readonly Token[],
  stems: readonly string[],
): void {
  if (node.term >= 0 && at > found.to && isAllowedHere(node)) {
    found.to = at;
    found.term = node.term;
    found.opening = node.leadingClaim;
  }
  const token = tokens[at];
  if (token === undefined || node.next === undefined || token.gap !== 'joined') return;
  const folded = node.next.get(stems[at] as string);
  const exact = node.isExact ? node.next.get(`=${token.text}`) : undefined;
  if (exact !== undefined) follow(exact, at + 1, tokens, stems);
  if (folded !== undefined) follow(folded, at + 1, tokens, stems);
}

function followFrom(
  rules: Rules,
  at: number,
  tokens: readonly Token[],
  stems: readonly string[],
): void {
  const word = tokens[at]?.text ?? '';
  const exact = rules.trie.hasExactOpening(word) ? rules.trie.findBranch(`=${word}`) : undefined;
  const folded = rules.trie.findBranch(stems[at] as string);
  if (exact !== undefined) follow(exact, at + 1, tokens, stems);
  if (folded !== undefined) follow(folded, at + 1, tokens, stems);
}

const TOLD_BY_NAME = ~createMask(['Keto', 'Paleo']);

/** Whether a name led by an adjective ("white chocolate") holds what a food behind the adjective does not. */
function addsFacts(leading: Term, food: Term): boolean {
  const { contains, mayContain } = leading.facts;
  const added =
    (contains & ~food.facts.contains) |
    (mayContain & ~(food.facts.contains | food.facts.mayContain));
  return (added & TOLD_BY_NAME) !== 0;
}

/**
 * "Fresh coconut" is only a fuller name of coconut and "white butter" a kind of butter, so in "fresh coconut milk" and
 * "white butter beans" the longer name that begins behind the adjective or the amount wins; `found` is left at that name.
 * Gives the token where the match begins.
 */
function findLaterStart(
  rules: Rules,
  at: number,
  tokens: readonly Token[],
  stems: readonly string[],
): number {
  const { to, term, opening } = found;
  let isLed = true;
  for (let from = at + 1; from < to; from += 1) {
    isLed &&= rules.leadingStems.has(stems[from - 1] as string);
    if (!isLed && rules.byName.get(stems.slice(from, to).join(' ')) !== term) continue;
    followFrom(rules, from, tokens, stems);
    if (found.to > to) return from;
    Object.assign(found, { to, term, opening });
  }
  return at;
}

/**
 * The match left on the leading words of a name where a later name takes the rest: "white" of "white chocolate cake", since
 * white chocolate has milk where chocolate need not; nothing of "white butter beans".
 */
function remainder(rules: Rules, leading: Match, from: number, stems: readonly string[]): Match[] {
  if (from === leading.from || !leading.term.isFood) return [];
  const plain = rules.byName.get(stems.slice(from, leading.to).join(' '));
  const adds =
    addsFacts(leading.term, rules.termAt(found.term)) &&
    (plain === undefined || addsFacts(leading.term, rules.termAt(plain)));
  return adds ? [{ ...leading, to: from }] : [];
}

/** Tokens, stems and leftmost-longest matches of a text, claims and look-alikes included. */
export function matchText(rules: Rules, text: string): TextMatches {
  const tokens = insertEmojiFoods(text, tokenise(text));
  const stems = tokens.map((token) => stemOf(token.text, rules.spellings));
  const matches: Match[] = [];
  for (let at = 0; at < tokens.length; ) {
    found.to = at;
    found.term = -1;
    const previous = at === 0 ? '' : (stems[at - 1] as string);
    before.refused = NEGATIONS.has(previous);
    const listed = LINKS.has(previous) && tokens[at]?.gap === 'joined';
    // "prawns and fish for two": behind another food an "and" goes on with the list.
    const last = matches.at(-1);
    const behindFood = listed && last?.to === at - 1 && last.term.isFood;
    before.startsClause = !behindFood && startsClause({ tokens, stems }, at);
    before.opens = !listed;
    followFrom(rules, at, tokens, stems);
    if (found.term < 0) {
      at += 1;
      continue;
    }
    const leading = { term: rules.termAt(found.term), from: at, to: found.to, leadingClaim: 0 };
    const from = found.to - at < 2 ? at : findLaterStart(rules, at, tokens, stems);
    const { to, opening } = found;
    matches.push(...remainder(rules, leading, from, stems));
    matches.push({ term: rules.termAt(found.term), from, to, leadingClaim: opening });
    at = to;
  }
  return { tokens, stems, matches };
}

/** All terms named in a text, leftmost-longest, never overlapping. Linear in the text; never throws. */
export function findTerms(rules: Rules, text: string): readonly FoundTerm[] {
  const { tokens, matches } = matchText(rules, text);
  return matches.map(({ term, from, to }) => ({
    start: (tokens[from] as Token).start,
    end: (tokens[to - 1] as Token).end,
    name: term.name,
    kinds: term.kinds,
    isFood: term.isFood,
  }));
}
