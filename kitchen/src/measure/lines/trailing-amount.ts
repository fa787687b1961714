/** Reads an amount written behind its food: "Butter, 100 g", "Onions (2)". */

import { isDash, isPunctuation, type Token } from '../../text/line-tokens.ts';
import { readAmount, readUnit } from '../amounts.ts';
import type { Span } from '../edits.ts';
import type { Unit, UnitTable } from '../unit-table.ts';
import { findClosingBracket } from './closing-bracket.ts';
import { type PackSize, readCount } from './line-count.ts';
import { isPartOfName, skipHalfAndHalf } from './name-numbers.ts';
import { type RepeatedAmount, readRepeatedAmounts } from './repeated-amount.ts';
import { areAllSizes, MANNER_TERMS, skipManner, skipSizes } from './size-words.ts';

export interface TrailingAmount extends TrailingQuantity {
  /** Tokens of number and unit. */
  readonly amount: Span;
  /** First token after the number. */
  readonly numberEnd: number;
  /** The same amount in other units. */
  readonly repeatedAmounts: readonly RepeatedAmount[];
  /** First token of the unit where it does not follow the number at once. */
  readonly unitStart?: number;
  /** "2 x 400 g tins". */
  readonly size?: PackSize;
  /** The word behind "400 g" in "400 g tin". */
  readonly pack: Span | null;
  /** First token after the name. */
  readonly nameEnd: number;
  /** What the cook adds behind it. */
  readonly remark: Span;
}

interface TrailingQuantity {
  readonly quantity: number | null;
  readonly quantityMax?: number;
  readonly unit: Unit | null;
}

/** Number and unit, and what "2 x 400 g tins" says between them. */
interface FoundAmount extends TrailingQuantity {
  readonly to: number;
  readonly numberEnd: number;
  readonly unitStart?: number;
  readonly size?: PackSize;
}

/** Words after which a number says something else than how much of the food there is. */
const UNRELATED_NUMBER_STARTS = /^(?:for|to|into|about|or)$/;

const ABOUT = /^(?:about|approx|approximately|roughly|around|circa|ca)$/;

/** The first number behind at least one word decides; null where it is no amount of the food. */
export function readTrailingAmount(
  units: UnitTable,
  tokens: readonly Token[],
  start: number,
): TrailingAmount | null {
  const limit = Math.min(tokens.length, start + 10);
  for (let i = Math.max(start, skipHalfAndHalf(tokens, start)); i < limit; i += 1) {
    const bare =
      startsPinch(tokens, i) || isSeparated(tokens[i]) ? readBareBehind(units, tokens, i) : null;
    if (bare) return bare;
    if (i === start) continue;
    const before = tokens[i - 1];
    const about =
      tokens[i]?.lowerCase === 'about' && (isSeparated(before) || isPunctuation(before, '('));
    if (UNRELATED_NUMBER_STARTS.test(tokens[i]?.lowerCase ?? '') && !about) return null;
    const kind = tokens[i]?.kind;
    if ((kind === 'digits' || kind === 'fraction') && !isPartOfName(tokens, i))
      return readTrailingAt(units, tokens, i);
  }
  return null;
}

/** "Hing |a pinch", "Parsley |small handful": the article or the size sets it off. */
function startsPinch(tokens: readonly Token[], i: number): boolean {
  const word = tokens[i];
  if (word?.kind !== 'word' || MANNER_TERMS.has(word.lowerCase) || /^an?$/.test(word.lowerCase))
    return false;
  return tokens[i + 1]?.lowerCase === 'a' || areAllSizes(tokens, i + 1, i + 2);
}

/** "Nutmeg, a pinch", "Parsley - small bunch", "Hing a pinch": nothing may stand behind it but a remark. */
function readBareBehind(
  units: UnitTable,
  tokens: readonly Token[],
  mark: number,
): TrailingAmount | null {
  const article = /^an?$/.test(tokens[mark + 1]?.lowerCase ?? '');
  const at = mark + (article ? 2 : 1);
  const few = /^(?:few|several)$/.test(tokens[at]?.lowerCase ?? '');
  const read = readUnit(units, tokens, skipManner(tokens, few ? at + 1 : at));
  if (!read || (read.unit.kind !== 'little' && !read.unit.mayStandAlone)) return null;
  // "Sugar, pinch of".
  const of = tokens[read.next]?.lowerCase === 'of' && tokens[read.next + 1] === undefined;
  const after = of ? undefined : tokens[read.next];
  if (after && !isPunctuation(after, ',') && !isPunctuation(after, '(')) return null;
  return {
    quantity: article && !few ? 1 : null,
    unit: read.unit,
    amount: { from: mark + 1, to: read.next },
    numberEnd: article ? mark + 2 : mark + 1,
    repeatedAmounts: [],
    pack: null,
    nameEnd: isSeparated(tokens[mark]) ? mark : mark + 1,
    remark: { from: read.next, to: tokens.length },
  };
}

function readTrailingAt(
  units: UnitTable,
  tokens: readonly Token[],
  i: number,
): TrailingAmount | null {
  const found: FoundAmount | null =
    readAmount(units, tokens, i) ??
    readSizedUnit(units, tokens, i) ??
    readTrailingCount(units, tokens, i);
  if (!found) return null;
  const piece = isPiece(tokens, found);
  if (found.unit?.kind === 'length' && !piece) return null;
  // "Cream, about 100 ml": what sets the amount off stands before the word.
  const lead = ABOUT.test(tokens[i - 1]?.lowerCase ?? '') ? i - 2 : i - 1;
  const bracketed = isPunctuation(tokens[lead], '(');
  const { repeats, next } = readRepeatedAmounts(units, tokens, found.to, found.unit);
  const pack = isWeighed(found.unit) ? readPackWord(units, tokens, next) : null;
  const end = bracketed
    ? findClosingBracket(units, tokens, skipSizes(tokens, pack?.to ?? found.to))
    : skipSizes(tokens, pack?.to ?? next + (piece ? 1 : 0));
  const numbered = /^(?:no|nos|number)$/.test(tokens[end]?.lowerCase ?? '') ? end + 1 : end;
  const after = tokens[isPunctuation(tokens[numbered], '.') ? numbered + 1 : numbered];
  if (end < 0 || (after && !isPunctuation(after, ',') && !isPunctuation(after, '('))) return null;
  const { quantity, quantityMax, unit, to, numberEnd, unitStart, size } = found;
  return {
    quantity,
    quantityMax,
    unit,
    amount: { from: i, to },
    numberEnd,
    ...(unitStart === undefined ? {} : { unitStart }),
    ...(size ? { size } : {}),
    repeatedAmounts: repeats,
    pack,
    nameEnd: bracketed || isSeparated(tokens[lead]) ? lead : lead + 1,
    remark: { from: bracketed ? end : next, to: tokens.length },
  };
}

/** "Garlic 3 large cloves", "Tomatoes 2 x 400 g tins", "Soda 1 heaped tsp": the unit behind its size. */
function readSizedUnit(units: UnitTable, tokens: readonly Token[], i: number): FoundAmount | null {
  const count = readCount(units, tokens, i);
  if (!count || count.quantity === null || count.amount || count.unitInBracket) return null;
  const numberEnd = count.countEnd ?? count.next;
  const unitStart = skipManner(tokens, count.next);
  const read = unitStart > numberEnd ? readUnit(units, tokens, unitStart) : null;
  if (!read || !/^(?:piece|pack|volume)$/.test(read.unit.kind)) return null;
  const { quantity, quantityMax, size } = count;
  const most = quantityMax === undefined ? {} : { quantityMax };
  return { quantity, ...most, unit: read.unit, to: read.next, numberEnd, unitStart, size };
}

/** "Tomatoes - 400 g |tin|". */
function readPackWord(units: UnitTable, tokens: readonly Token[], at: number): Span | null {
  const read = readUnit(units, tokens, at);
  return read?.unit.kind === 'pack' ? { from: at, to: read.next } : null;
}

function isWeighed(unit: Unit | null): boolean {
  return unit?.kind === 'mass' || unit?.kind === 'volume';
}

/** "Eggs, 4", "Onions (2)", "Carrots x 2": a bare number counts only where something sets it off. */
function readTrailingCount(
  units: UnitTable,
  tokens: readonly Token[],
  i: number,
): FoundAmount | null {
  const before = tokens[i - 1];
  if (!isSeparated(before) && !isPunctuation(before, '(') && !endsAsCount(tokens, i)) return null;
  const count = readCount(units, tokens, i);
  const remark = count?.size && isPunctuation(tokens[count.size.span.from], '(');
  if (!count || count.quantity === null || (count.size && !remark)) return null;
  const { quantity, quantityMax } = count;
  const next = remark ? (count.countEnd ?? count.next) : count.next;
  return {
    quantity,
    ...(quantityMax === undefined ? {} : { quantityMax }),
    unit: null,
    to: next,
    numberEnd: next,
  };
}

/** "Ginger 1 inch piece"; but "chops 1 inch thick" are no inch of chops. */
function isPiece(tokens: readonly Token[], amount: { unit: Unit | null; to: number }): boolean {
  return amount.unit?.kind === 'length' && /^pieces?$/.test(tokens[amount.to]?.lowerCase ?? '');
}

/** "Carrots 3, grated", "Eggs 2 nos": a few of them, and nothing that numbers a kind ("flour type 00"). */
function endsAsCount(tokens: readonly Token[], i: number): boolean {
  const few =
    /^(?:[1-9]|[1-4]\d|\d?[.,]\d+)$/.test(tokens[i]?.text ?? '') || tokens[i]?.kind === 'fraction';
  const word = tokens[i - 1];
  return (
    few &&
    word?.kind === 'word' &&
    !/^(?:no|number|type|tipo|size|grade|mark|recipe|step|and)$/.test(word.lowerCase)
  );
}

function isSeparated(token: Token | undefined): boolean {
  return isDash(token) || /^[,:x×]$/.test(token?.text ?? '');
}
