/** Recognises numbers that belong to a name ("No. 10 can", "A1 sauce"), which are neither read as amounts nor scaled. */

import { isAdjacent, isPunctuation, type Token } from '../../text/line-tokens.ts';
import { readFraction } from '../numbers.ts';

const LABELS = /^(?:no|nr|number|#|№)$/;

/** Index behind "No. 10" and "#303", or `i` where no label stands. */
export function skipNumberLabel(tokens: readonly Token[], i: number): number {
  if (!LABELS.test(tokens[i]?.lowerCase ?? '')) return i;
  const at = isPunctuation(tokens[i + 1], '.') ? i + 2 : i + 1;
  return tokens[at]?.kind === 'digits' ? at + 1 : i;
}

/** Index behind "1/2 and 1/2" and "½ & ½", which is cream and milk, or `i`. */
export function skipHalfAndHalf(tokens: readonly Token[], i: number): number {
  const first = halfEnd(tokens, i);
  if (first === i || !/^(?:and|&|n)$/.test(tokens[first]?.lowerCase ?? '')) return i;
  const second = halfEnd(tokens, first + 1);
  return second > first + 1 ? second : i;
}

function halfEnd(tokens: readonly Token[], i: number): number {
  const part = /^(?:digits|fraction)$/.test(tokens[i]?.kind ?? '') ? readFraction(tokens, i) : null;
  return part?.value === 0.5 ? part.next : i;
}

/** Words behind which a number tells the kind. */
const KIND = /^(?:omega|vitamin|type|tipo|typ|no|number|size|grade|mark|recipe|step)$/;

/** "Omega |3| eggs", "A|1| sauce", "T|55| flour": the number of a name. */
export function isPartOfName(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  if (tokens[i]?.kind !== 'digits' || before === undefined) return false;
  if (
    LABELS.test(before.lowerCase) ||
    (isPunctuation(before, '.') && LABELS.test(tokens[i - 2]?.lowerCase ?? ''))
  )
    return true;
  if (isAdjacent(tokens, i)) return before.kind === 'word' && /^[a-wyz]$/.test(before.lowerCase);
  const word = before.text === '-' ? tokens[i - 2] : before;
  return KIND.test(word?.lowerCase ?? '');
}
