/** Finds the unit behind a count and the pack behind a measure, unless either is the food itself: "2 cloves". */

import { isDash, isPunctuation, type Token } from '../../text/line-tokens.ts';
import { isMeasured, readUnit } from '../amounts.ts';
import type { Span } from '../edits.ts';
import type { Unit, UnitTable } from '../unit-table.ts';
import type { Count, FoundUnit } from './line-count.ts';
import { skipManner } from './size-words.ts';
import { isSizeBetween, skipAlternative, skipRemarks } from './skip-remarks.ts';

/** "2 large | heads", "two thirds of a | cup", "1 large or 2 small | heads". */
export function unitAfter(
  units: UnitTable,
  tokens: readonly Token[],
  count: Count,
  noteSpans: Span[],
): FoundUnit | null {
  if (count.unitInBracket) return count.unitInBracket;
  const plain = skipOfArticle(tokens, count);
  for (const from of [plain, skipAlternative(tokens, plain)]) {
    const at = skipManner(tokens, from);
    const read = readUnit(units, tokens, at);
    if (!read || hasNoNameLeft(units, tokens, read.next, read.unit)) continue;
    const shaped = isShape(read.unit) ? readUnit(units, tokens, read.next) : null;
    if (shaped?.unit.kind === 'piece') {
      noteSpans.push({ from: plain, to: read.next });
      return { unit: shaped.unit, from: read.next, next: shaped.next };
    }
    if (at > plain) noteSpans.push({ from: plain, to: at });
    return { unit: read.unit, from: at, next: read.next };
  }
  return null;
}

/** "4 square | pieces": there it says what they look like. */
function isShape(unit: Unit): boolean {
  return unit.name === 'square' || unit.name === 'round';
}

/** "two thirds of a | cup", "½ a | loaf": past the words that carry no meaning. */
function skipOfArticle(tokens: readonly Token[], { next, quantity }: Count): number {
  const at = tokens[next]?.lowerCase === 'of' ? next + 1 : next;
  const article = /^an?$/.test(tokens[at]?.lowerCase ?? '') && (at > next || (quantity ?? 1) < 1);
  return article ? at + 1 : next;
}

/** "400 g | tin tomatoes", "8-ounce | package cream cheese". */
export function readPack(units: UnitTable, tokens: readonly Token[], from: number): Span | null {
  const at = isDash(tokens[from]) ? from + 1 : from;
  const read = readUnit(units, tokens, at);
  if (!read || hasNoNameLeft(units, tokens, read.next, read.unit)) return null;
  // "15 ml spoon" is a spoon of that size.
  const sheet = tokens[at]?.lowerCase === 'sheet';
  const filled =
    read.unit.kind === 'pack' || read.unit.mayStandAlone || read.unit.name === 'spoonful' || sheet;
  return filled ? { from: at, to: read.next } : null;
}

/** "2 cloves" alone are cloves, and "4 rolls, split" are rolls: without a food behind it the unit is the food. */
export function hasNoNameLeft(
  units: UnitTable,
  tokens: readonly Token[],
  i: number,
  unit: Unit,
): boolean {
  if (isMeasured(unit)) return false;
  const at = skipRemarks(units, tokens, i, []);
  const token = tokens[at];
  if (unit.kind === 'pack' && isSizeBetween(units, tokens, at)) return false;
  if (unit.kind === 'piece' && isPunctuation(token, '(')) return endsInBracket(tokens, at);
  return (
    token === undefined ||
    isPunctuation(token, ',') ||
    isPunctuation(token, ';') ||
    token.lowerCase === 'or'
  );
}

/** "3 cloves (laung)": nothing but a remark behind. */
function endsInBracket(tokens: readonly Token[], open: number): boolean {
  for (let i = open; i < open + 12; i += 1) {
    if (!isPunctuation(tokens[i], ')')) continue;
    return tokens[i + 1] === undefined || isPunctuation(tokens[i + 1], ',');
  }
  return false;
}
