/** Recognises numbers in sentences that measure no food and so are not scaled: times, shares ("half of the onions"), ordinals. */

import { isAdjacent, isDash, type Token } from '../../text/line-tokens.ts';
import { readUnit } from '../amounts.ts';
import type { UnitTable } from '../unit-table.ts';

interface Read {
  readonly value: number;
  readonly max?: number;
  readonly next: number;
}

const TIME =
  /^(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|times)$/;
const CLOCK = /^(?:s|h|m)$/;
const MORE = /^(?:more|further|extra|additional|full|good|whole|solid|long|short)$/;
/** A share of something that was named: "half of the onions", "a third of it". */
const NAMED_SHARE =
  /^(?:the|it|them|that|this|these|those|all|what|your|its|their|each|both|everything)$/;
/** "The other half", "the top third": which of the parts, not how much. */
const PART_SELECTOR =
  /^(?:other|each|remaining|second|first|last|top|bottom|upper|lower|near|far|middle)$/;

/** Index after a time that begins with the number read at `i` ("60 minutes", "20 more seconds"), or null. */
export function skipTime(tokens: readonly Token[], next: number): number | null {
  const dashed = isDash(tokens[next]) ? next + 1 : next;
  const at = MORE.test(tokens[dashed]?.lowerCase ?? '') ? dashed + 1 : dashed;
  const low = tokens[at]?.lowerCase ?? '';
  return TIME.test(low) || (CLOCK.test(low) && isAdjacent(tokens, at)) ? at + 1 : null;
}

/** Whether what was read at `i` is a share, an ordinal or a verb; none of them grows with the recipe. */
export function isNonFoodNumber(
  units: UnitTable,
  tokens: readonly Token[],
  i: number,
  read: Read,
): boolean {
  if (isShare(tokens, read) || isOneOf(tokens, i, read)) return true;
  const low = tokens[i]?.lowerCase ?? '';
  if (!/^(?:half|third|quarter)$/.test(low)) return false;
  if (readUnit(units, tokens, afterDash(tokens, read.next))) return false;
  const before = tokens[i - 1]?.lowerCase ?? '';
  const compound = isDash(tokens[i + 1]) && isAdjacent(tokens, i + 1);
  if (compound || PART_SELECTOR.test(before)) return true;
  // "Quarter the eggs", "the third egg", "a third egg"; but "a quarter of an onion", "a quarter onion".
  if (low === 'half') return false;
  return !/^an?$/.test(before) || (low === 'third' && tokens[read.next]?.lowerCase !== 'of');
}

function afterDash(tokens: readonly Token[], i: number): number {
  return isDash(tokens[i]) ? i + 1 : i;
}

function isShare(tokens: readonly Token[], { value, max, next }: Read): boolean {
  const at = tokens[next]?.lowerCase === 'of' ? next + 1 : next;
  return value < 1 && max === undefined && NAMED_SHARE.test(tokens[at]?.lowerCase ?? '');
}

/** "One of the eggs" is one for ten people too. */
function isOneOf(tokens: readonly Token[], i: number, { next }: Read): boolean {
  return (
    tokens[i]?.lowerCase === 'one' &&
    next === i + 1 &&
    tokens[next]?.lowerCase === 'of' &&
    NAMED_SHARE.test(tokens[next + 1]?.lowerCase ?? '')
  );
}

/** "a | half teaspoon", "a | quarter of an onion": the article goes with the number that is put in its place. */
export function includeArticle(tokens: readonly Token[], i: number): number {
  const part = /^(?:half|third|quarter)$/.test(tokens[i]?.lowerCase ?? '');
  return part && /^an?$/.test(tokens[i - 1]?.lowerCase ?? '') ? i - 1 : i;
}
