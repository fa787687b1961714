/** Splits an ingredient line's tokens into amount, unit, pack size, repeated amounts, remarks and the place of the food's name. */

import { isAdjacent, isPunctuation, type Token, tokeniseLine } from '../../text/line-tokens.ts';
import { type Amount, extendAmount, isMeasured, readAmount, readUnit } from '../amounts.ts';
import type { Span } from '../edits.ts';
import type { Unit, UnitTable } from '../unit-table.ts';
import { skipApproximateWords } from './approximate-words.ts';
import { skipFoodPart } from './food-part-prefix.ts';
import {
  type Count,
  countFromAmount,
  type FoundUnit,
  type PackSize,
  readCount,
} from './line-count.ts';
import { type RepeatedAmount, readRepeatedAmounts } from './repeated-amount.ts';
import { skipSizes } from './size-words.ts';
import { skipAlternative, skipForm, skipRemarks } from './skip-remarks.ts';
import { readTrailingAmount } from './trailing-amount.ts';
import { hasNoNameLeft, readPack, unitAfter } from './unit-after-count.ts';
import { readUnitWithoutNumber } from './unit-without-number.ts';

export interface LineParts {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly quantity: number | null;
  readonly quantityMax?: number;
  readonly unit: Unit | null;
  /** Tokens of number and unit; empty where there is no amount. */
  readonly amount: Span;
  /** Tokens of the number and of a size behind it ("2 x 400 g"). */
  readonly number: Span;
  /** First token after the count itself ("2 |x 400 g"). */
  readonly countEnd: number;
  /** "tin" of "400 g tin tomatoes", where no count stands in front. */
  readonly pack: Span | null;
  /** The unit's own tokens where it has any ("2 heaping | tbsp"). */
  readonly unitSpan: Span | null;
  /** "14 oz" of "1 (14 oz) can", brackets included in the span. */
  readonly size: PackSize | null;
  /** The amount again in other units, with the bracket or stroke that sets it off. */
  readonly repeatedAmounts: readonly RepeatedAmount[];
  /** Tokens that belong to the note though they stand before the name. */
  readonly noteSpans: readonly Span[];
  /** First token of the name. */
  readonly nameStart: number;
  /** First token after the name; the length of the tokens unless the amount stood last. */
  readonly nameEnd: number;
}

const BULLETS = new Set('-–—•*·▢□◦‣●○▪►✓☐+[]'.split(''));
/** Takes any line apart. Never throws; what it cannot read is name. */
export function parseLine(units: UnitTable, text: string): LineParts {
  const tokens = tokeniseLine(text);
  const start = skipBefore(units, tokens);
  const reading =
    readSizedCountBehind(units, tokens, start) ?? readLeadingAmount(units, tokens, start);
  return {
    text,
    tokens,
    ...(reading ?? readAmountBehind(units, tokens, start) ?? emptyReading(tokens, start)),
  };
}

type Reading = Omit<LineParts, 'text' | 'tokens'>;

function emptyReading(tokens: readonly Token[], from: number): Reading {
  const none = { from, to: from };
  const base = {
    amount: none,
    number: none,
    countEnd: from,
    pack: null,
    unitSpan: null,
    size: null,
    repeatedAmounts: [],
    noteSpans: [],
  };
  return { ...base, quantity: null, unit: null, nameStart: from, nameEnd: tokens.length };
}

/** Past bullets, boxes and a label such as "For the sauce:". */
function skipBefore(units: UnitTable, tokens: readonly Token[]): number {
  let i = 0;
  while (i < tokens.length && BULLETS.has(tokens[i]?.text ?? '')) i += 1;
  if (isListNumber(tokens, i)) i += 2;
  for (let at = i; at < i + 6; at += 1) {
    if (!isPunctuation(tokens[at], ':')) continue;
    const reading = readLeadingAmount(units, tokens, at + 1);
    if (reading?.quantity != null && isNamed(units, tokens, reading.nameStart)) return at + 1;
    if (LABEL.test(tokens[i]?.lowerCase ?? '') && tokens[at + 1]?.kind === 'word') return at + 1;
  }
  return i;
}

/** What stands before a colon and names no food, whether or not an amount follows. */
const LABEL =
  /^(?:for|to|garnish|accompaniments?|optional|topping|toppings|serve|dressing|filling)$/;

/** "1. 200 g sugar": the line's own number. */
function isListNumber(tokens: readonly Token[], i: number): boolean {
  const stop =
    isPunctuation(tokens[i + 1], '.') && isAdjacent(tokens, i + 1) && !isAdjacent(tokens, i + 2);
  return (
    stop && tokens[i]?.kind === 'digits' && /^(?:digits|fraction)$/.test(tokens[i + 2]?.kind ?? '')
  );
}

/** False for "Onions: 2 large, sliced" and "Celery: 2 stalks": there the name stands before the colon. */
function isNamed(units: UnitTable, tokens: readonly Token[], nameFrom: number): boolean {
  const at = skipSizes(tokens, nameFrom);
  const read = readUnit(units, tokens, at);
  if (read && hasNoNameLeft(units, tokens, read.next, read.unit)) return false;
  return tokens[at]?.kind === 'word';
}

/** Reads an amount at or near the start: "2 cups", "about 2 cups", "juice of 2 lemons", "pinch of". */
function readLeadingAmount(
  units: UnitTable,
  tokens: readonly Token[],
  start: number,
): Reading | null {
  const noteSpans: Span[] = [];
  let i = start;
  const source = skipFoodPart(units, tokens, i);
  if (source > i) {
    noteSpans.push({ from: i, to: source });
    i = source;
  }
  i = skipApproximateWords(tokens, i, noteSpans);
  const count = readCount(units, tokens, i);
  if (!count) return source > start ? null : readLeadingUnit(units, tokens, i, noteSpans);
  return finishReading(units, tokens, count, noteSpans);
}

/** "Pinch of salt", "Large handful parsley": a unit with no number before it. */
function readLeadingUnit(
  units: UnitTable,
  tokens: readonly Token[],
  i: number,
  noteSpans: Span[],
): Reading | null {
  if (!readUnitWithoutNumber(units, tokens, i)) return null;
  return finishReading(units, tokens, { quantity: null, from: i, next: i }, noteSpans);
}

/** With the count known: unit, repeated amounts, and the beginning of the name. */
function finishReading(
  units: UnitTable,
  tokens: readonly Token[],
  count: Count,
  before: readonly Span[],
): Reading {
  const noteSpans = [...before];
  if (count.shape !== undefined) noteSpans.push({ from: count.shape, to: count.next });
  const found = count.amount
    ? { unit: count.amount.unit, from: count.amount.numberEnd, next: count.next }
    : unitAfter(units, tokens, count, noteSpans);
  const longer = found && !count.amount ? longerAmount(units, tokens, count, found) : null;
  if (longer)
    return finishReading(
      units,
      tokens,
      { ...countFromAmount(longer), size: count.size },
      noteSpans,
    );
  const unit = found?.unit ?? null;
  const end = found?.next ?? afterAlternative(tokens, count.next, noteSpans);
  const { repeats, next: repeatsEnd } = readRepeatedAmounts(
    units,
    tokens,
    end,
    unit,
    count.quantity ?? 0,
  );
  const remarks = unit ? skipRemarks(units, tokens, repeatsEnd, noteSpans) : repeatsEnd;
  const pack = unit && isMeasured(unit) ? readPack(units, tokens, remarks) : null;
  if (pack) noteSpans.push(pack);
  const form = unit && isMeasured(unit) && !pack ? skipForm(units, tokens, remarks) : remarks;
  // A length of ginger is written as a piece of it; whoever rewrites the line looks for that word.
  const formed = unit?.kind === 'length' ? remarks : form;
  if (formed > remarks) noteSpans.push({ from: remarks, to: formed });
  return {
    quantity: count.quantity,
    quantityMax: count.quantityMax,
    unit,
    amount: { from: count.from, to: found ? found.next : count.next },
    number: { from: count.from, to: count.next },
    countEnd: count.countEnd ?? count.next,
    pack,
    unitSpan: found ? { from: found.from, to: found.next } : null,
    size: count.size ?? null,
    repeatedAmounts: repeats,
    noteSpans,
    nameStart: pack?.to ?? formed,
    nameEnd: tokens.length,
  };
}

/** "1 big |or 2 medium| potatoes", where no unit follows. */
function afterAlternative(tokens: readonly Token[], from: number, noteSpans: Span[]): number {
  const to = skipAlternative(tokens, from);
  if (to > from) noteSpans.push({ from, to });
  return to;
}

/** "2 heaped tbsp plus 1 tsp": what begins with words of manner may go on like any other amount. */
function longerAmount(
  units: UnitTable,
  tokens: readonly Token[],
  { quantity, quantityMax, from, next }: Count,
  found: FoundUnit,
): Amount | null {
  if (!isMeasured(found.unit) || quantity === null) return null;
  const span = { from, to: found.next, numberEnd: next, isHyphenated: false };
  const whole = { quantity, quantityMax, unit: found.unit, ...span };
  const longer = extendAmount(units, tokens, whole);
  return longer.to > found.next ? longer : null;
}

/** "Butter, 100 g": the name first, the amount and what is left behind it. */
function readAmountBehind(
  units: UnitTable,
  tokens: readonly Token[],
  start: number,
): Reading | null {
  const found = readTrailingAmount(units, tokens, start);
  if (!found) return null;
  const { quantity, quantityMax, unit, amount, numberEnd, repeatedAmounts, nameEnd, remark } =
    found;
  const { pack, unitStart = numberEnd, size = null } = found;
  const none = emptyReading(tokens, start);
  // "Yeast, 1 sachet": the unit is counted, and not the yeast.
  const counted = unit && !isMeasured(unit) ? { from: unitStart, to: amount.to } : null;
  const to = counted ? numberEnd : amount.to;
  const number = { number: { ...amount, to }, countEnd: to, amount, unitSpan: counted };
  const measured = { quantity, quantityMax, unit, ...number, size, repeatedAmounts, pack };
  const noteSpans = [remark];
  if (pack && pack.from < remark.from) noteSpans.unshift(pack);
  if (unitStart > numberEnd && !size) noteSpans.unshift({ from: numberEnd, to: unitStart });
  return { ...none, ...measured, noteSpans, nameEnd };
}

/** "12-inch flour tortillas, 4": four of that size. */
function readSizedCountBehind(
  units: UnitTable,
  tokens: readonly Token[],
  start: number,
): Reading | null {
  const size = readAmount(units, tokens, start);
  if (!size?.isHyphenated || size.unit.kind !== 'length') return null;
  const found = readAmountBehind(units, tokens, size.to);
  return found && found.unit === null
    ? { ...found, size: { ...size, span: { from: start, to: size.to } } }
    : null;
}
