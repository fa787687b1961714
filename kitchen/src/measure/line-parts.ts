/** An ingredient line taken apart: amount, size of one pack, the same amount said twice, and where the name begins. */
import { type Amount, extendAmount, isMeasured, readAmount, readUnit } from './amounts.ts';
import type { Span } from './edits.ts';
import {
  type Count,
  closing,
  counted,
  mannerEnd,
  type PackSize,
  readCount,
  sizeEnd,
  skipAbout,
  sourceEnd,
} from './line-count.ts';
import { isDash, isGlued, isMark, type Token, tokenise } from './tokens.ts';
import { readTrailing } from './trailing-amount.ts';
import type { Unit, UnitTable } from './unit-table.ts';

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
  readonly countTo: number;
  /** "tin" of "400 g tin tomatoes", where no count stands in front. */
  readonly pack: Span | null;
  /** The unit's own tokens where it has any ("2 heaping | tbsp"). */
  readonly unitSpan: Span | null;
  /** "14 oz" of "1 (14 oz) can", brackets included in the span. */
  readonly size: PackSize | null;
  /** The amount again in other units, with the bracket or stroke that sets it off. */
  readonly twins: readonly (Amount & { readonly span: Span })[];
  /** Tokens that belong to the note though they stand before the name. */
  readonly asides: readonly Span[];
  /** First token of the name. */
  readonly nameFrom: number;
  /** First token after the name; the length of the tokens unless the amount stood last. */
  readonly nameTo: number;
}

const BULLETS = new Set('-–—•*·▢□◦‣●○▪►✓☐+[]'.split(''));
/** Takes any line apart. Never throws; what it cannot read is name. */
export function partLine(units: UnitTable, text: string): LineParts {
  const tokens = tokenise(text);
  const start = skipBefore(units, tokens);
  const led = readSizedBehind(units, tokens, start) ?? readLed(units, tokens, start);
  return { text, tokens, ...(led ?? readBehind(units, tokens, start) ?? nothing(tokens, start)) };
}

type Reading = Omit<LineParts, 'text' | 'tokens'>;

function nothing(tokens: readonly Token[], from: number): Reading {
  const none = { from, to: from };
  const base = {
    amount: none,
    number: none,
    countTo: from,
    pack: null,
    unitSpan: null,
    size: null,
    twins: [],
    asides: [],
  };
  return { ...base, quantity: null, unit: null, nameFrom: from, nameTo: tokens.length };
}

/** Past bullets, boxes and a label such as "For the sauce:". */
function skipBefore(units: UnitTable, tokens: readonly Token[]): number {
  let i = 0;
  while (i < tokens.length && BULLETS.has(tokens[i]?.text ?? '')) i += 1;
  if (isListNumber(tokens, i)) i += 2;
  for (let at = i; at < i + 6; at += 1) {
    if (!isMark(tokens[at], ':')) continue;
    const led = readLed(units, tokens, at + 1);
    if (led?.quantity != null && isNamed(tokens, led.nameFrom)) return at + 1;
  }
  return i;
}

/** "1. 200 g sugar": the line's own number. */
function isListNumber(tokens: readonly Token[], i: number): boolean {
  const stop = isMark(tokens[i + 1], '.') && isGlued(tokens, i + 1) && !isGlued(tokens, i + 2);
  return (
    stop && tokens[i]?.kind === 'digits' && /^(?:digits|fraction)$/.test(tokens[i + 2]?.kind ?? '')
  );
}

/** False for "Onions: 2 large, sliced": there the name stands before the colon. */
function isNamed(tokens: readonly Token[], nameFrom: number): boolean {
  return tokens[sizeEnd(tokens, nameFrom)]?.kind === 'word';
}

/** Reads an amount at or near the start: "2 cups", "about 2 cups", "juice of 2 lemons", "pinch of". */
function readLed(units: UnitTable, tokens: readonly Token[], start: number): Reading | null {
  const asides: Span[] = [];
  let i = start;
  const source = sourceEnd(tokens, i);
  if (source > i) {
    asides.push({ from: i, to: source });
    i = source;
  }
  i = skipAbout(tokens, i, asides);
  const count = readCount(units, tokens, i);
  if (!count) return source > start ? null : readBareUnit(units, tokens, i, asides);
  return finish(units, tokens, count, asides);
}

/** "Pinch of salt", "Large handful parsley": a unit with no number before it. */
function readBareUnit(
  units: UnitTable,
  tokens: readonly Token[],
  i: number,
  asides: Span[],
): Reading | null {
  const at = mannerEnd(tokens, i);
  const read = readUnit(units, tokens, at);
  if (
    !read ||
    (read.unit.kind !== 'little' && read.unit.kind !== 'piece' && read.unit.kind !== 'pack')
  ) {
    return null;
  }
  const of = tokens[read.next]?.low === 'of';
  if (!of && read.unit.kind !== 'little') return null;
  if (tokens[read.next] === undefined || isMark(tokens[read.next], ',')) return null;
  const count: Count = { quantity: null, from: i, next: i };
  return finish(units, tokens, count, asides);
}

/** With the count known: unit, twins, and the beginning of the name. */
function finish(
  units: UnitTable,
  tokens: readonly Token[],
  count: Count,
  before: readonly Span[],
): Reading {
  const asides = [...before];
  const number = { from: count.from, to: count.next };
  let unit = count.amount?.unit ?? null;
  let end = count.next;
  let unitSpan: Span | null = count.amount ? { from: count.amount.numberTo, to: end } : null;
  if (!count.amount) {
    const at = mannerEnd(tokens, ofA(tokens, count.next));
    const read = readUnit(units, tokens, at);
    if (read && !nothingLeft(tokens, read.next, read.unit)) {
      unit = read.unit;
      end = read.next;
      unitSpan = { from: at, to: read.next };
      if (at > ofA(tokens, count.next)) asides.push({ from: ofA(tokens, count.next), to: at });
      if (isMeasured(unit) && count.quantity !== null) {
        const { quantity, quantityMax } = count;
        const whole = {
          quantity,
          quantityMax,
          unit,
          from: count.from,
          to: end,
          numberTo: count.next,
          hyphened: false,
        };
        const longer = extendAmount(units, tokens, whole);
        if (longer.to > end)
          return finish(units, tokens, { ...counted(longer), size: count.size }, asides);
      }
    }
  }
  const { twins, next: twinEnd } = readTwins(units, tokens, orSo(tokens, end), unit);
  const pack = unit && isMeasured(unit) ? readPack(units, tokens, twinEnd) : null;
  if (pack) asides.push(pack);
  const next = pack?.to ?? twinEnd;
  return {
    quantity: count.quantity,
    quantityMax: count.quantityMax,
    unit,
    amount: { from: count.from, to: end },
    number,
    countTo: count.countTo ?? count.next,
    pack,
    unitSpan,
    size: count.size ?? null,
    twins,
    asides,
    nameFrom: next,
    nameTo: tokens.length,
  };
}

/** "two thirds of a | cup": past the words that carry no meaning. */
function ofA(tokens: readonly Token[], i: number): number {
  return tokens[i]?.low === 'of' && /^an?$/.test(tokens[i + 1]?.low ?? '') ? i + 2 : i;
}

/** "2 cups or so | of flour". */
function orSo(tokens: readonly Token[], i: number): number {
  return tokens[i]?.low === 'or' && tokens[i + 1]?.low === 'so' ? i + 2 : i;
}

/** "400 g | tin tomatoes", "8-ounce | package cream cheese". */
function readPack(units: UnitTable, tokens: readonly Token[], from: number): Span | null {
  const at = isDash(tokens[from]) ? from + 1 : from;
  const read = readUnit(units, tokens, at);
  if (read?.unit.kind !== 'pack' || nothingLeft(tokens, read.next, read.unit)) return null;
  return { from: at, to: read.next };
}

/** "2 cloves" alone are cloves, and "4 rolls, split" are rolls: without a food behind it the unit is the food. */
function nothingLeft(tokens: readonly Token[], i: number, unit: Unit): boolean {
  if (isMeasured(unit)) return false;
  const token = tokens[i];
  if (unit.kind === 'piece' && isMark(token, '(')) return endsInBracket(tokens, i);
  return token === undefined || isMark(token, ',') || isMark(token, ';') || token.low === 'or';
}

/** "3 cloves (laung)": nothing but a remark behind. */
function endsInBracket(tokens: readonly Token[], open: number): boolean {
  for (let i = open; i < open + 12; i += 1) {
    if (!isMark(tokens[i], ')')) continue;
    return tokens[i + 1] === undefined || isMark(tokens[i + 1], ',');
  }
  return false;
}

/** "/9oz", "(450 g)", "(about 200 g)" right behind an amount. */
function readTwins(
  units: UnitTable,
  tokens: readonly Token[],
  from: number,
  unit: Unit | null,
): { twins: (Amount & { span: Span })[]; next: number } {
  const twins: (Amount & { span: Span })[] = [];
  let i = from;
  while (unit && i < tokens.length) {
    const opened = isMark(tokens[i], '(') || isMark(tokens[i], '[');
    const stroke = isMark(tokens[i], '/') || isMark(tokens[i], '|');
    if (!opened && !stroke) break;
    const amount = readAmount(units, tokens, skipAbout(tokens, i + 1, []));
    if (!amount || !isMeasured(amount.unit)) break;
    const to = opened ? closing(units, tokens, amount.to) : amount.to;
    if (to < 0) break;
    twins.push({ ...amount, span: { from: i, to } });
    i = to;
  }
  return { twins, next: i };
}

/** "Butter, 100 g": the name first, the amount and what is left behind it. */
function readBehind(units: UnitTable, tokens: readonly Token[], start: number): Reading | null {
  const found = readTrailing(units, tokens, start);
  if (!found) return null;
  const { quantity, quantityMax, unit, amount, nameTo, rest } = found;
  const none = nothing(tokens, start);
  const number = { number: amount, countTo: amount.to, amount };
  return { ...none, quantity, quantityMax, unit, ...number, asides: [rest], nameTo };
}

/** "12-inch flour tortillas, 4": four of that size. */
function readSizedBehind(
  units: UnitTable,
  tokens: readonly Token[],
  start: number,
): Reading | null {
  const size = readAmount(units, tokens, start);
  if (!size?.hyphened || size.unit.kind !== 'length') return null;
  const found = readBehind(units, tokens, size.to);
  return found && found.unit === null
    ? { ...found, size: { ...size, span: { from: start, to: size.to } } }
    : null;
}
