/** Numbers in running text that belong to no food: times, shares of what is on the list, ordinals, verbs. */
import { readUnit } from '../amounts.ts';
import { isDash, isGlued, type Token } from '../tokens.ts';
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
const NAMED =
  /^(?:the|it|them|that|this|these|those|all|what|your|its|their|each|both|everything)$/;
/** "The other half", "the top third": which of the parts, not how much. */
const WHICH = /^(?:other|each|remaining|second|first|last|top|bottom|upper|lower|near|far|middle)$/;

/** Index after a time that begins with the number read at `i` ("60 minutes", "20 more seconds"), or null. */
export function timeEnd(tokens: readonly Token[], next: number): number | null {
  const dashed = isDash(tokens[next]) ? next + 1 : next;
  const at = MORE.test(tokens[dashed]?.low ?? '') ? dashed + 1 : dashed;
  const low = tokens[at]?.low ?? '';
  return TIME.test(low) || (CLOCK.test(low) && isGlued(tokens, at)) ? at + 1 : null;
}

/** Whether what was read at `i` is a share, an ordinal or a verb; none of them grows with the recipe. */
export function isNoAmount(
  units: UnitTable,
  tokens: readonly Token[],
  i: number,
  read: Read,
): boolean {
  if (isShare(tokens, read) || isOneOf(tokens, i, read)) return true;
  const low = tokens[i]?.low ?? '';
  if (!/^(?:half|third|quarter)$/.test(low)) return false;
  if (readUnit(units, tokens, afterDash(tokens, read.next))) return false;
  const before = tokens[i - 1]?.low ?? '';
  const compound = isDash(tokens[i + 1]) && isGlued(tokens, i + 1);
  if (compound || WHICH.test(before)) return true;
  // "Quarter the eggs", "the third egg", "a third egg"; but "a quarter of an onion", "a quarter onion".
  if (low === 'half') return false;
  return !/^an?$/.test(before) || (low === 'third' && tokens[read.next]?.low !== 'of');
}

function afterDash(tokens: readonly Token[], i: number): number {
  return isDash(tokens[i]) ? i + 1 : i;
}

function isShare(tokens: readonly Token[], { value, max, next }: Read): boolean {
  const at = tokens[next]?.low === 'of' ? next + 1 : next;
  return value < 1 && max === undefined && NAMED.test(tokens[at]?.low ?? '');
}

/** "One of the eggs" is one for ten people too. */
function isOneOf(tokens: readonly Token[], i: number, { next }: Read): boolean {
  return (
    tokens[i]?.low === 'one' &&
    next === i + 1 &&
    tokens[next]?.low === 'of' &&
    NAMED.test(tokens[next + 1]?.low ?? '')
  );
}

/** "a | half teaspoon", "a | quarter of an onion": the article goes with the number that is put in its place. */
export function withArticle(tokens: readonly Token[], i: number): number {
  const part = /^(?:half|third|quarter)$/.test(tokens[i]?.low ?? '');
  return part && /^an?$/.test(tokens[i - 1]?.low ?? '') ? i - 1 : i;
}
