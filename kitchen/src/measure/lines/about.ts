/** Words before a number that only say it is near or at most: "about", "up to", "just under", "~". */
import type { Span } from '../edits.ts';
import { readNumber } from '../numbers.ts';
import { isMark, type Token } from '../tokens.ts';
import { MANNER } from './manner.ts';

const ABOUT = new Set(
  'about approximately approx around roughly circa ca plus another additional extra optional max maximum min minimum nearly almost exactly'.split(
    ' ',
  ),
);
export function skipAbout(tokens: readonly Token[], start: number, asides: Span[]): number {
  let i = start;
  const numberAhead = () => {
    for (let at = i; at < i + 6; at += 1) {
      const token = tokens[at];
      if (token?.kind === 'digits' || token?.kind === 'fraction' || readNumber(tokens, at))
        return true;
      if (token?.low !== 'a' && !ABOUT.has(token?.low ?? '') && !MANNER.has(token?.low ?? '')) {
        if (
          !isMark(token, '.') &&
          !/^(?:[~≈±]|just|under|over|up|to|at|least)$/.test(token?.low ?? '')
        ) {
          return false;
        }
      }
    }
    return false;
  };
  while (i < start + 6 && i < tokens.length && !readNumber(tokens, i)) {
    const low = tokens[i]?.low ?? '';
    const article = low === 'a' && MANNER.has(tokens[i + 1]?.low ?? '');
    const skips = ABOUT.has(low) || /^(?:just|under|over|up|to|at|least)$/.test(low);
    if (
      !numberAhead() ||
      !(skips || article || MANNER.has(low) || isMark(tokens[i], '.') || ABOUT_SIGN.test(low))
    )
      break;
    if (MANNER.has(low)) asides.push({ from: i, to: i + 1 });
    i += 1;
  }
  return i;
}

/** "~200 g", "≈ 2 cups". */
const ABOUT_SIGN = /^[~≈±]$/;
