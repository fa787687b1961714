/** Lists and skips words for size, fullness and shape between number, unit and name: "large", "heaped", "walnut-sized". */
import { isAdjacent, isDash, isPunctuation, type Token } from '../../text/line-tokens.ts';
import { skipNumberLabel } from './name-numbers.ts';

export const MANNER_TERMS = new Set(
  (
    'large lg med md sm xl medium small big tiny huge heaping heaped rounded level scant generous generously good fat thick thin ' +
    'packed loose overflowing brimming compact firmly lightly loosely tightly slightly well full whole little plump fresh dried nice extra sized size ' +
    'jumbo thickly thinly long short tall hefty healthy modest flat standard regular individual metric us rounding nos ea center centre separate very really extremely super quite thickish longish'
  ).split(' '),
);
/** Behind a length it is the adjective's second half: "1-inch-thick". */
export const DIMENSION_ADJECTIVE = /^(?:thick|long|wide|deep|high|tall|diameter)$/;
/** Those of them that say how big a thing is, and so may stand before "or 2 small". */
const COMPARABLE_SIZES =
  /^(?:large|lg|lge|med|md|medium|sm|small|big|tiny|huge|little|xl|jumbo|thick|thin|fat|long|short)$/;

/** Index after words of size and number behind a count: "2 large", "3 nos". */
export function skipSizes(tokens: readonly Token[], from: number): number {
  let i = from;
  while (i < from + 4 && MANNER_TERMS.has(tokens[i]?.lowerCase ?? '')) i += 1;
  return i;
}

/** Index after words of size and manner, after "walnut-sized" and after "small to medium". */
export function skipManner(tokens: readonly Token[], from: number): number {
  let i = from;
  while (i < from + 6) {
    const low = tokens[i]?.lowerCase ?? '';
    const next = tokens[i + 1];
    const label = skipNumberLabel(tokens, i);
    if (label > i) i = label;
    else if (isDash(next) && /^sized?$/.test(tokens[i + 2]?.lowerCase ?? '')) i += 3;
    else if (tokens[i]?.kind === 'word' && /^sized?$/.test(next?.lowerCase ?? '')) i += 2;
    else if (
      MANNER_TERMS.has(low) ||
      low === 'of' ||
      (i > from && /^[.-]$/.test(tokens[i]?.text ?? ''))
    )
      i += 1;
    else if (i > from && /^(?:to|or)$/.test(low) && COMPARABLE_SIZES.test(next?.lowerCase ?? ''))
      i += 2;
    else break;
  }
  return isCompound(tokens, i) ? from : i;
}

/** "a small amount of |": as good as none said. */
export function skipVagueAmount(tokens: readonly Token[], from: number): number {
  const at = /^an?$/.test(tokens[from]?.lowerCase ?? '') ? from + 1 : from;
  const end = skipSizes(tokens, at);
  const vague = /^(?:amounts?|quantity|quantities)$/.test(tokens[end]?.lowerCase ?? '');
  return vague && tokens[end + 1]?.lowerCase === 'of' && tokens[end + 2] ? end + 2 : from;
}

/** "flat-leaf": the second half of a word is no unit. */
function isCompound(tokens: readonly Token[], i: number): boolean {
  return isDash(tokens[i - 1]) && isAdjacent(tokens, i) && isAdjacent(tokens, i - 1);
}

/** Whether the words from `from` to `to` all say how big a thing is. */
export function areAllSizes(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (!COMPARABLE_SIZES.test(token?.lowerCase ?? '') && !isPunctuation(token, '.')) return false;
  }
  return to > from;
}
