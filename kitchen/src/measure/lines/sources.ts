/** What is taken of a food before it is named: "juice and zest of 2 limes", "kernels from 3 ears of corn", "juice 1 lemon". */
import { readUnit } from '../amounts.ts';
import { readNumber, readRange } from '../numbers.ts';
import { singular } from '../plural.ts';
import { isMark, type Token } from '../tokens.ts';
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
export function sourceEnd(units: UnitTable, tokens: readonly Token[], start: number): number {
  const named = namedSource(tokens, start);
  if (named !== null) return named;
  let i = start;
  let parts = false;
  while (i < start + 8 && (SOURCES.has(tokens[i]?.low ?? '') || isMark(tokens[i], '&'))) {
    parts ||= PARTS.test(tokens[i]?.low ?? '');
    const last = /^(?:of|from)$/.test(tokens[i]?.low ?? '');
    i += 1;
    if (last && parts && readsAsCount(tokens, i)) return i;
  }
  return parts && countsFood(units, tokens, i) ? i : start;
}

/** "Lemon juice from | 2 lemons": named before and behind. */
function namedSource(tokens: readonly Token[], start: number): number | null {
  const at = start + 3;
  const from =
    PARTS.test(tokens[start + 1]?.low ?? '') && /^(?:from|of)$/.test(tokens[at - 1]?.low ?? '');
  if (!from || !readsAsCount(tokens, at)) return null;
  const food = singular(tokens[start]?.low ?? '');
  const behind = tokens.slice(at + 1, at + 5);
  return behind.some((token) => singular(token.low) === food) ? at : null;
}

function readsAsCount(tokens: readonly Token[], i: number): boolean {
  return /^(?:an?|about)$/.test(tokens[i]?.low ?? '') || readNumber(tokens, i) !== null;
}

/** "Zest ½ orange"; but in "Zest 1 tbsp" and "Leaves 10" nothing is left that they could be of. */
function countsFood(units: UnitTable, tokens: readonly Token[], i: number): boolean {
  const range = readRange(tokens, i);
  if (!range) return false;
  const read = readUnit(units, tokens, range.next);
  return tokens[read ? read.next : range.next]?.kind === 'word';
}
