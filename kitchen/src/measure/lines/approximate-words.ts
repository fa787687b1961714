/** Skips words before a number that do not change it ("about", "up to", "another", "~") and keeps size words among them as remarks. */

import { isPunctuation, type Token } from '../../text/line-tokens.ts';
import type { Span } from '../edits.ts';
import { readNumber } from '../numbers.ts';
import { MANNER_TERMS } from './size-words.ts';

const APPROXIMATE_WORDS = new Set(
  'about approximately approx around roughly circa ca plus another additional extra optional max maximum min minimum nearly almost exactly'.split(
    ' ',
  ),
);
export function skipApproximateWords(
  tokens: readonly Token[],
  start: number,
  noteSpans: Span[],
): number {
  let i = start;
  const numberAhead = () => {
    for (let at = i; at < i + 6; at += 1) {
      const token = tokens[at];
      if (token?.kind === 'digits' || token?.kind === 'fraction' || readNumber(tokens, at))
        return true;
      if (
        token?.lowerCase !== 'a' &&
        !APPROXIMATE_WORDS.has(token?.lowerCase ?? '') &&
        !MANNER_TERMS.has(token?.lowerCase ?? '')
      ) {
        if (
          !isPunctuation(token, '.') &&
          !/^(?:[~≈±]|just|under|over|up|to|at|least)$/.test(token?.lowerCase ?? '')
        ) {
          return false;
        }
      }
    }
    return false;
  };
  while (i < start + 6 && i < tokens.length && !readNumber(tokens, i)) {
    const low = tokens[i]?.lowerCase ?? '';
    const article = low === 'a' && MANNER_TERMS.has(tokens[i + 1]?.lowerCase ?? '');
    const skips = APPROXIMATE_WORDS.has(low) || /^(?:just|under|over|up|to|at|least)$/.test(low);
    if (
      !numberAhead() ||
      !(
        skips ||
        article ||
        MANNER_TERMS.has(low) ||
        isPunctuation(tokens[i], '.') ||
        APPROXIMATE_SIGN.test(low)
      )
    )
      break;
    if (MANNER_TERMS.has(low)) noteSpans.push({ from: i, to: i + 1 });
    i += 1;
  }
  return i;
}

/** "~200 g", "≈ 2 cups". */
const APPROXIMATE_SIGN = /^[~≈±]$/;
