/** Tells amounts of the whole recipe from those of one of several: "60 g each", "2 tbsp at a time". */
import { isGlued, isMark, type Token } from '../tokens.ts';

/** What follows the size of one of several; such a size stays a weight. */
export const APIECE = /^(?:each|per|apiece|every)$/;

/** "after each addition", "5 minutes each side", "each other": said of the work, not of the amounts. */
function isLooseEach(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]?.low === 'per') return false;
  return (
    /^(?:after|between|side|sides|minutes?|mins?)$/.test(tokens[i - 1]?.low ?? '') ||
    /^(?:side|other|addition|time|layer)$/.test(tokens[i + 1]?.low ?? '')
  );
}

/** "2 tbsp at a time", "one egg at a time". */
export function isAtATime(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 5 && tokens[at]?.kind === 'word'; at += 1) {
    if (tokens[at]?.low === 'at' && tokens[at + 1]?.low === 'a' && tokens[at + 2]?.low === 'time')
      return true;
  }
  return false;
}

/** "(14 oz. each)" goes on behind its full stop. */
function endsSentence(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  if (!isMark(tokens[i], '.') || isGlued(tokens, i + 1)) return false;
  return next === undefined || !APIECE.test(next.low) || next.text !== next.low;
}

/** Marks the tokens of sentences with "each" or "per" in them. */
export function apieceOf(tokens: readonly Token[]): boolean[] {
  const marks: boolean[] = new Array(tokens.length).fill(false);
  let from = 0;
  let found = false;
  for (let i = 0; i <= tokens.length; i += 1) {
    const token = tokens[i];
    const ends = token === undefined || endsSentence(tokens, i) || isMark(token, ';');
    if (token && APIECE.test(token.low) && !isLooseEach(tokens, i)) found = true;
    if (!ends) continue;
    if (found) marks.fill(true, from, i);
    from = i + 1;
    found = false;
  }
  return marks;
}
