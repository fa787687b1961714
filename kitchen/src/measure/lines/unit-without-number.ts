/** Reads a unit with no number before it: "pinch of salt", "small bunch parsley". */

import { isDash, isPunctuation, type Token } from '../../text/line-tokens.ts';
import { isMeasured, readUnit, type UnitRead } from '../amounts.ts';
import type { UnitTable } from '../unit-table.ts';
import { skipManner } from './size-words.ts';

/** How full or how big, as it is said of one bunch and one spoon; "fresh" and "whole" are said of food. */
const MEASURE =
  /^(?:small|sm|large|lg|medium|big|good|generous|huge|little|decent|hefty|healthy|heaped|heaping|rounded|level|scant|full|loose|thumb|size|sized|walnut|tiny|modest)$/;
const NON_MEASURE_WORDS = /^(?:for|to|or|and|in|with|from|per|at|as|is)$/;

/** The unit and the index where its words of size begin; null where the word is food. */
export function readUnitWithoutNumber(
  units: UnitTable,
  tokens: readonly Token[],
  from: number,
): (UnitRead & { readonly at: number }) | null {
  const at = skipManner(tokens, from);
  const read = readUnit(units, tokens, at);
  const next = read ? tokens[read.next] : undefined;
  if (!read || next === undefined || isPunctuation(next, ',')) return null;
  return mayStandAlone(tokens, from, at, read) ? { ...read, at } : null;
}

function mayStandAlone(
  tokens: readonly Token[],
  from: number,
  at: number,
  { unit, next }: UnitRead,
): boolean {
  if (unit.kind === 'little') return true;
  const sized = at > from && isMeasure(tokens, from, at);
  const low = tokens[next]?.lowerCase ?? '';
  if (isMeasured(unit)) return sized && unit.kind === 'volume' && !NON_MEASURE_WORDS.test(low);
  if (low === 'of') return true;
  return (
    (sized || unit.mayStandAlone) && tokens[next]?.kind === 'word' && !NON_MEASURE_WORDS.test(low)
  );
}

function isMeasure(tokens: readonly Token[], from: number, at: number): boolean {
  for (let i = from; i < at; i += 1) {
    const token = tokens[i];
    // "Thumbnail-size", "lime sized".
    const next = isDash(tokens[i + 1]) ? tokens[i + 2] : tokens[i + 1];
    if (/^sized?$/.test(next?.lowerCase ?? '')) continue;
    if (token?.kind === 'word' && !MEASURE.test(token.lowerCase)) return false;
  }
  return true;
}
