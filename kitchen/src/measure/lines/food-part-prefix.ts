/** Skips the part of a food named before it: "juice and zest of 2 limes", "kernels from 3 ears of corn". */

import { isPunctuation, type Token } from '../../text/line-tokens.ts';
import { singular } from '../../text/plurals.ts';
import { readUnit } from '../amounts.ts';
import { readNumber, readRange } from '../numbers.ts';
import type { UnitTable } from '../unit-table.ts';

const SOURCES = new Set(
  (
    'juice zest rind peel leaves seeds flesh meat pulp kernels whites yolks juices zests ends tops fronds stalks parts ' +
    'slices wedges segments shavings florets cubes strips ' +
    'grated finely coarsely thinly freshly squeezed sliced green white dark the of and from strained scraped picked only'
  ).split(' '),
);
const PARTS =
  /^(?:juice|zest|rind|peel|leaves|seeds|flesh|meat|pulp|kernels|whites|yolks|juices|zests|ends|tops|fronds|stalks|parts|slices|wedges|segments|shavings|florets|cubes|strips)$/;

/** Index behind "Juice and zest of", "Kernels from", "Juice"; `start` where the line begins with none of them. */
export function skipFoodPart(units: UnitTable, tokens: readonly Token[], start: number): number {
  const source = skipRepeatedSource(tokens, start);
  if (source !== null) return source;
  let i = start;
  let parts = false;
  while (
    i < start + 8 &&
    (SOURCES.has(tokens[i]?.lowerCase ?? '') || isPunctuation(tokens[i], '&'))
  ) {
    parts ||= PARTS.test(tokens[i]?.lowerCase ?? '');
    const last = /^(?:of|from)$/.test(tokens[i]?.lowerCase ?? '');
    i += 1;
    if (last && parts && readsAsCount(tokens, i)) return i;
  }
  return parts && countsFood(units, tokens, i) ? i : start;
}

/** "Lemon juice from | 2 lemons": named before and behind. */
function skipRepeatedSource(tokens: readonly Token[], start: number): number | null {
  const at = start + 3;
  const from =
    PARTS.test(tokens[start + 1]?.lowerCase ?? '') &&
    /^(?:from|of)$/.test(tokens[at - 1]?.lowerCase ?? '');
  if (!from || !readsAsCount(tokens, at)) return null;
  const food = singular(tokens[start]?.lowerCase ?? '');
  const behind = tokens.slice(at + 1, at + 5);
  return behind.some((token) => singular(token.lowerCase) === food) ? at : null;
}

function readsAsCount(tokens: readonly Token[], i: number): boolean {
  return /^(?:an?|about)$/.test(tokens[i]?.lowerCase ?? '') || readNumber(tokens, i) !== null;
}

/** "Zest ½ orange"; but in "Zest 1 tbsp" and "Leaves 10" nothing is left that they could be of. */
function countsFood(units: UnitTable, tokens: readonly Token[], i: number): boolean {
  const range = readRange(tokens, i);
  if (!range) return false;
  const read = readUnit(units, tokens, range.next);
  return tokens[read ? read.next : range.next]?.kind === 'word';
}
