/** Where the name of a food ends: the comma, the dash or the semicolon behind which the cook talks about it. */

import { isDash, isGlued, isMark, type Token } from '../tokens.ts';
import { ADJECTIVES, CUTS, DONE, PARTS_OF_FOOD, SIZES } from './name-words.ts';

interface Head {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
  /** "2 tbsp each chives, dill and parsley": commas part the foods. */
  readonly isList: boolean;
  /** "Salt, pepper and oil": where nothing is measured, "and" makes a list as "or" does. */
  readonly isBare: boolean;
}

const JOINTS = /^(?:and|or|to|but)$/;

/** The first comma, semicolon or set-off dash outside brackets that does not merely part two adjectives or two foods. */
export function endOfHead(head: Head): number {
  const { tokens, from, to } = head;
  let depth = 0;
  let plain = false;
  let listed = head.isList;
  let mixed = head.isBare;
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined) break;
    if (isMark(token, '(') || isMark(token, '[')) depth += 1;
    else if (isMark(token, ')') || isMark(token, ']')) depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (token.kind === 'word') {
      plain ||= isNoun(token.low);
      // "Tomatoes with basil, garlic and oregano".
      mixed ||= token.low === 'with';
    } else if (isMark(token, ',') && plain) {
      listed = head.isList ? !opensRemark(head, i + 1) : joinsList(head, i, { listed, mixed });
      if (!listed) return i;
    } else if (endsHead(tokens, i, plain) && i > from) return i;
  }
  return to;
}

/** Whether a word names something to buy, as against its size, its state and what is done to it. */
export function isNoun(low: string): boolean {
  if (low.endsWith('ly') && !FOOD_IN_LY.test(low)) return false;
  return !ADJECTIVES.has(low) && !DONE.has(low) && !SIZES.has(low) && !JOINTS.test(low);
}

/** Whatever else ends so says how: "fully", "freshly". */
const FOOD_IN_LY = /(?:jelly|belly|lily|piccalilly|fly)$/;

function endsHead(tokens: readonly Token[], i: number, plain: boolean): boolean {
  const token = tokens[i];
  const next = tokens[i + 1];
  if (isMark(token, '+')) return next?.kind !== 'word' || /^(?:more|extra)$/.test(next.low);
  if (isMark(token, '*') || isDash(token))
    return plain && (isMark(token, '*') || !isGlued(tokens, i));
  return /^[;:]$/.test(token?.text ?? '');
}

function opensRemark({ tokens, text }: Pick<Head, 'tokens' | 'text'>, i: number): boolean {
  const token = tokens[i];
  if (token?.kind !== 'word') return true;
  return PARTS_OF_FOOD.has(token.low) || token.low.endsWith('ly') || saysWork({ tokens, text }, i);
}

function saysWork({ tokens, text }: Pick<Head, 'tokens' | 'text'>, i: number): boolean {
  const token = tokens[i];
  return token?.kind !== 'word' || DONE.has(token.low) || opensPhrase(text, tokens, i);
}

/** Whether one of the phrases begins here behind which the cook talks about what to do. "Ready to serve" is said of the food. */
export function opensPhrase(text: string, tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (!token || (token.low === 'to' && tokens[i - 1]?.low === 'ready')) return false;
  // A window is enough for every phrase and keeps a line of any length linear.
  const ahead = text.slice(token.start, token.start + 24).toLowerCase();
  return CUTS.some((cut) => cut.test(ahead));
}

/** No list of foods has more words than this behind a comma. */
const LONGEST_LIST = 14;

/** "Port, Madeira, or cognac", "milk, cream or water": a list of foods, not a remark; "milk, or water" is an afterthought. */
function joinsList(
  head: Head,
  comma: number,
  { listed, mixed }: { readonly listed: boolean; readonly mixed: boolean },
): boolean {
  const { tokens, to } = head;
  const joins = (low: string | undefined) => low === 'or' || (mixed && low === 'and');
  const next = tokens[comma + 1]?.low;
  let nouns = joins(next) && (listed || (head.isBare && next === 'and'));
  let first = true;
  for (let i = comma + 1; i < Math.min(to, comma + LONGEST_LIST); i += 1) {
    const token = tokens[i];
    if (joins(token?.low))
      return nouns && !opensPhrase(head.text, tokens, i) && isFood(head, i + 1);
    const between = isMark(token, ',') || isMark(token, '/') || isDash(token);
    if (!between && token?.low !== 'and') {
      if (first ? opensRemark(head, i) : saysWork(head, i)) return false;
      nouns ||= isNoun(token?.low ?? '');
    }
    first = between || token?.low === 'and';
  }
  return false;
}

/** Behind the "or": at least one word that is more than "fresh" or "frozen". */
function isFood(head: Head, from: number): boolean {
  for (let i = from; i < Math.min(head.to, from + 6); i += 1) {
    const token = head.tokens[i];
    if (isDash(token)) continue;
    if (!token || (i === from ? opensRemark(head, i) : saysWork(head, i))) return false;
    if (isNoun(token.low) && token.low !== 'other') return true;
  }
  return false;
}
