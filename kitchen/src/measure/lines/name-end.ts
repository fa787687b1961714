/** Finds where a food's name ends: at the comma or dash with only remarks behind it; recognises the start of an instruction. */

import { isAdjacent, isDash, isPunctuation, type Token } from '../../text/line-tokens.ts';
import {
  ADJECTIVE_TERMS,
  FOOD_PART_TERMS,
  INSTRUCTION_STARTS,
  PREPARATION_TERMS,
  SIZE_TERMS,
} from './name-terms.ts';

interface NameCandidate {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
  /** "2 tbsp each chives, dill and parsley": commas part the foods. */
  readonly isList: boolean;
  /** "Salt, pepper and oil": where nothing is measured, "and" makes a list as "or" does. */
  readonly isBare: boolean;
}

const CONJUNCTIONS = /^(?:and|or|to|but)$/;

/** The first comma, semicolon or set-off dash outside brackets that does not merely part two adjectives or two foods. */
export function findNameEnd(head: NameCandidate): number {
  const { tokens, from, to } = head;
  let depth = 0;
  let plain = false;
  let listed = head.isList;
  let mixed = head.isBare;
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined) break;
    if (isPunctuation(token, '(') || isPunctuation(token, '[')) depth += 1;
    else if (isPunctuation(token, ')') || isPunctuation(token, ']')) depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (token.kind === 'word') {
      plain ||= isNoun(token.lowerCase);
      // "Tomatoes with basil, garlic and oregano".
      mixed ||= token.lowerCase === 'with';
    } else if (isPunctuation(token, ',') && plain) {
      listed = head.isList ? !startsRemark(head, i + 1) : joinsList(head, i, { listed, mixed });
      if (!listed) return i;
    } else if (endsName(tokens, i, plain) && i > from) return i;
  }
  return to;
}

/** Whether a word names something to buy, as against its size, its state and what is done to it. */
function isNoun(low: string): boolean {
  if (low.endsWith('ly') && !FOOD_IN_LY.test(low)) return false;
  return (
    !ADJECTIVE_TERMS.has(low) &&
    !PREPARATION_TERMS.has(low) &&
    !SIZE_TERMS.has(low) &&
    !CONJUNCTIONS.test(low)
  );
}

/** Whatever else ends so says how: "fully", "freshly". */
const FOOD_IN_LY = /(?:jelly|belly|lily|piccalilly|fly)$/;

function endsName(tokens: readonly Token[], i: number, plain: boolean): boolean {
  const token = tokens[i];
  const next = tokens[i + 1];
  if (isPunctuation(token, '+'))
    return next?.kind !== 'word' || /^(?:more|extra)$/.test(next.lowerCase);
  if (isPunctuation(token, '*') || isDash(token))
    return plain && (isPunctuation(token, '*') || !isAdjacent(tokens, i));
  return /^[;:]$/.test(token?.text ?? '');
}

function startsRemark(
  { tokens, text }: Pick<NameCandidate, 'tokens' | 'text'>,
  i: number,
): boolean {
  const token = tokens[i];
  if (token?.kind !== 'word') return true;
  return (
    FOOD_PART_TERMS.has(token.lowerCase) ||
    token.lowerCase.endsWith('ly') ||
    describesWork({ tokens, text }, i)
  );
}

function describesWork(
  { tokens, text }: Pick<NameCandidate, 'tokens' | 'text'>,
  i: number,
): boolean {
  const token = tokens[i];
  return (
    token?.kind !== 'word' ||
    PREPARATION_TERMS.has(token.lowerCase) ||
    startsInstruction(text, tokens, i)
  );
}

/** Whether one of the phrases begins here behind which the cook talks about what to do. "Ready to serve" is said of the food. */
export function startsInstruction(text: string, tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (!token || (token.lowerCase === 'to' && tokens[i - 1]?.lowerCase === 'ready')) return false;
  // A window is enough for every phrase and keeps a line of any length linear.
  const ahead = text.slice(token.start, token.start + 24).toLowerCase();
  return INSTRUCTION_STARTS.some((cut) => cut.test(ahead));
}

/** No list of foods has more words than this behind a comma. */
const LONGEST_LIST = 14;

/** "Port, Madeira, or cognac", "milk, cream or water": a list of foods, not a remark; "milk, or water" is an afterthought. */
function joinsList(
  head: NameCandidate,
  comma: number,
  { listed, mixed }: { readonly listed: boolean; readonly mixed: boolean },
): boolean {
  const { tokens, to } = head;
  const joins = (low: string | undefined) => low === 'or' || (mixed && low === 'and');
  const next = tokens[comma + 1]?.lowerCase;
  let nouns = joins(next) && (listed || (head.isBare && next === 'and'));
  let first = true;
  for (let i = comma + 1; i < Math.min(to, comma + LONGEST_LIST); i += 1) {
    const token = tokens[i];
    if (joins(token?.lowerCase))
      return nouns && !startsInstruction(head.text, tokens, i) && isFood(head, i + 1);
    const between = isPunctuation(token, ',') || isPunctuation(token, '/') || isDash(token);
    if (!between && token?.lowerCase !== 'and') {
      if (first ? startsRemark(head, i) : describesWork(head, i)) return false;
      nouns ||= isNoun(token?.lowerCase ?? '');
    }
    first = between || token?.lowerCase === 'and';
  }
  return false;
}

/** Behind the "or": at least one word that is more than "fresh" or "frozen". */
function isFood(head: NameCandidate, from: number): boolean {
  for (let i = from; i < Math.min(head.to, from + 6); i += 1) {
    const token = head.tokens[i];
    if (isDash(token)) continue;
    if (!token || (i === from ? startsRemark(head, i) : describesWork(head, i))) return false;
    if (isNoun(token.lowerCase) && token.lowerCase !== 'other') return true;
  }
  return false;
}
