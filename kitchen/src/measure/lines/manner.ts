/** Words on how big a thing is and how a spoon is filled: they stand between number, unit and name. */
import { isDash, isGlued, isMark, type Token } from '../tokens.ts';
import { labelEnd } from './name-numbers.ts';

export const MANNER = new Set(
  (
    'large lg med md sm xl medium small big tiny huge heaping heaped rounded level scant generous generously good fat thick thin ' +
    'packed loose overflowing brimming compact firmly lightly loosely tightly slightly well full whole little plump fresh dried nice extra sized size ' +
    'jumbo thickly thinly long short tall hefty healthy modest flat standard regular individual metric us rounding nos ea center centre separate very really extremely super quite thickish longish'
  ).split(' '),
);
/** Behind a length it is the adjective's second half: "1-inch-thick". */
export const SHAPE = /^(?:thick|long|wide|deep|high|tall|diameter)$/;
/** Those of them that say how big a thing is, and so may stand before "or 2 small". */
const SIZES =
  /^(?:large|lg|lge|med|md|medium|sm|small|big|tiny|huge|little|xl|jumbo|thick|thin|fat|long|short)$/;

/** Index after words of size and number behind a count: "2 large", "3 nos". */
export function sizeEnd(tokens: readonly Token[], from: number): number {
  let i = from;
  while (i < from + 4 && MANNER.has(tokens[i]?.low ?? '')) i += 1;
  return i;
}

/** Index after words of size and manner, after "walnut-sized" and after "small to medium". */
export function mannerEnd(tokens: readonly Token[], from: number): number {
  let i = from;
  while (i < from + 6) {
    const low = tokens[i]?.low ?? '';
    const next = tokens[i + 1];
    const label = labelEnd(tokens, i);
    if (label > i) i = label;
    else if (isDash(next) && /^sized?$/.test(tokens[i + 2]?.low ?? '')) i += 3;
    else if (tokens[i]?.kind === 'word' && /^sized?$/.test(next?.low ?? '')) i += 2;
    else if (MANNER.has(low) || low === 'of' || (i > from && /^[.-]$/.test(tokens[i]?.text ?? '')))
      i += 1;
    else if (i > from && /^(?:to|or)$/.test(low) && SIZES.test(next?.low ?? '')) i += 2;
    else break;
  }
  return isCompound(tokens, i) ? from : i;
}

/** "a small amount of |": as good as none said. */
export function vagueEnd(tokens: readonly Token[], from: number): number {
  const at = /^an?$/.test(tokens[from]?.low ?? '') ? from + 1 : from;
  const end = sizeEnd(tokens, at);
  const vague = /^(?:amounts?|quantity|quantities)$/.test(tokens[end]?.low ?? '');
  return vague && tokens[end + 1]?.low === 'of' && tokens[end + 2] ? end + 2 : from;
}

/** "flat-leaf": the second half of a word is no unit. */
function isCompound(tokens: readonly Token[], i: number): boolean {
  return isDash(tokens[i - 1]) && isGlued(tokens, i) && isGlued(tokens, i - 1);
}

/** Whether the words from `from` to `to` all say how big a thing is. */
export function areSizes(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (!SIZES.test(token?.low ?? '') && !isMark(token, '.')) return false;
  }
  return to > from;
}
