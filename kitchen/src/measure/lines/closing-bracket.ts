/** Finds the end of a bracket that holds nothing but measures: "(14 oz each, drained)". */

import { isPunctuation, type Token } from '../../text/line-tokens.ts';
import { readAmount } from '../amounts.ts';
import type { UnitTable } from '../unit-table.ts';

/** Index after the bracket that closes, if only measures stand before it; else -1. */
export function findClosingBracket(
  units: UnitTable,
  tokens: readonly Token[],
  from: number,
): number {
  let i = from;
  let inner = false;
  while (i < tokens.length && i < from + 24) {
    const closes = isPunctuation(tokens[i], ')') || isPunctuation(tokens[i], ']');
    if (closes && !inner) return i + 1;
    const amount = readAmount(units, tokens, i);
    if (amount) i = amount.to;
    else if (closes || (isPunctuation(tokens[i], '[') && !inner)) {
      inner = !closes;
      i += 1;
    } else if (
      /^(?:each|total|or|about|approx|size|in|all|net|weight|drained|to|thick|long|wide|diameter|square|round|[/,;=~≈.-])$/.test(
        tokens[i]?.lowerCase ?? '',
      )
    )
      i += 1;
    else return -1;
  }
  return -1;
}
