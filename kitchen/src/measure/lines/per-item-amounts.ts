/** Marks sentences with "each" or "per" and finds "at a time": amounts there hold for one item, not the whole recipe. */
import { isAdjacent, isPunctuation, type Token } from '../../text/line-tokens.ts';

/** What follows the size of one of several; such a size stays a weight. */
export const PER_ITEM = /^(?:each|per|apiece|every)$/;

/** "after each addition", "5 minutes each side", "each other": about the work, not about the amounts. */
function isUnrelatedEach(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]?.lowerCase === 'per') return false;
  return (
    /^(?:after|between|side|sides|minutes?|mins?)$/.test(tokens[i - 1]?.lowerCase ?? '') ||
    /^(?:side|other|addition|time|layer)$/.test(tokens[i + 1]?.lowerCase ?? '')
  );
}

/** "2 tbsp at a time", "one egg at a time". */
export function isPerBatch(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 5 && tokens[at]?.kind === 'word'; at += 1) {
    if (
      tokens[at]?.lowerCase === 'at' &&
      tokens[at + 1]?.lowerCase === 'a' &&
      tokens[at + 2]?.lowerCase === 'time'
    )
      return true;
  }
  return false;
}

/** "(14 oz. each)" goes on behind its full stop. */
function endsSentence(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  if (!isPunctuation(tokens[i], '.') || isAdjacent(tokens, i + 1)) return false;
  return next === undefined || !PER_ITEM.test(next.lowerCase) || next.text !== next.lowerCase;
}

/** Marks the tokens of sentences with "each" or "per" in them. */
export function markPerItemTokens(tokens: readonly Token[]): boolean[] {
  const marks: boolean[] = new Array(tokens.length).fill(false);
  let from = 0;
  let found = false;
  for (let i = 0; i <= tokens.length; i += 1) {
    const token = tokens[i];
    const ends = token === undefined || endsSentence(tokens, i) || isPunctuation(token, ';');
    if (token && PER_ITEM.test(token.lowerCase) && !isUnrelatedEach(tokens, i)) found = true;
    if (!ends) continue;
    if (found) marks.fill(true, from, i);
    from = i + 1;
    found = false;
  }
  return marks;
}
