/** An ingredient line taken apart: amount, size of one pack, the same amount said twice, and where the name begins. */
import { type Amount, extendAmount, isMeasured, readAmount, readUnit } from '../amounts.ts';
import type { Span } from '../edits.ts';
import { isDash, isGlued, isMark, type Token, tokenise } from '../tokens.ts';
import type { Unit, UnitTable } from '../unit-table.ts';
import { skipAbout } from './about.ts';
import { readBareUnit } from './bare-unit.ts';
import { type Count, counted, type FoundUnit, type PackSize, readCount } from './line-count.ts';
import { alternativeEnd, formEnd, isSizeBetween, remarksEnd } from './line-remarks.ts';
import { mannerEnd, sizeEnd } from './manner.ts';
import { sourceEnd } from './sources.ts';
import { readTrailing } from './trailing-amount.ts';
import { readTwins, type Twin } from './twins.ts';

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
  readonly twins: readonly Twin[];
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
    if (led?.quantity != null && isNamed(units, tokens, led.nameFrom)) return at + 1;
    if (LABEL.test(tokens[i]?.low ?? '') && tokens[at + 1]?.kind === 'word') return at + 1;
  }
  return i;
}

/** What stands before a colon and names no food, whether or not an amount follows. */
const LABEL =
  /^(?:for|to|garnish|accompaniments?|optional|topping|toppings|serve|dressing|filling)$/;

/** "1. 200 g sugar": the line's own number. */
function isListNumber(tokens: readonly Token[], i: number): boolean {
  const stop = isMark(tokens[i + 1], '.') && isGlued(tokens, i + 1) && !isGlued(tokens, i + 2);
  return (
    stop && tokens[i]?.kind === 'digits' && /^(?:digits|fraction)$/.test(tokens[i + 2]?.kind ?? '')
  );
}

/** False for "Onions: 2 large, sliced" and "Celery: 2 stalks": there the name stands before the colon. */
function isNamed(units: UnitTable, tokens: readonly Token[], nameFrom: number): boolean {
  const at = sizeEnd(tokens, nameFrom);
  const read = readUnit(units, tokens, at);
  if (read && nothingLeft(units, tokens, read.next, read.unit)) return false;
  return tokens[at]?.kind === 'word';
}

/** Reads an amount at or near the start: "2 cups", "about 2 cups", "juice of 2 lemons", "pinch of". */
function readLed(units: UnitTable, tokens: readonly Token[], start: number): Reading | null {
  const asides: Span[] = [];
  let i = start;
  const source = sourceEnd(units, tokens, i);
  if (source > i) {
    asides.push({ from: i, to: source });
    i = source;
  }
  i = skipAbout(tokens, i, asides);
  const count = readCount(units, tokens, i);
  if (!count) return source > start ? null : readBare(units, tokens, i, asides);
  return finish(units, tokens, count, asides);
}

/** "Pinch of salt", "Large handful parsley": a unit with no number before it. */
function readBare(
  units: UnitTable,
  tokens: readonly Token[],
  i: number,
  asides: Span[],
): Reading | null {
  if (!readBareUnit(units, tokens, i)) return null;
  return finish(units, tokens, { quantity: null, from: i, next: i }, asides);
}

/** With the count known: unit, twins, and the beginning of the name. */
function finish(
  units: UnitTable,
  tokens: readonly Token[],
  count: Count,
  before: readonly Span[],
): Reading {
  const asides = [...before];
  if (count.shape !== undefined) asides.push({ from: count.shape, to: count.next });
  const found = count.amount
    ? { unit: count.amount.unit, from: count.amount.numberTo, next: count.next }
    : unitAfter(units, tokens, count, asides);
  const longer = found && !count.amount ? longerAmount(units, tokens, count, found) : null;
  if (longer) return finish(units, tokens, { ...counted(longer), size: count.size }, asides);
  const unit = found?.unit ?? null;
  const end = found?.next ?? afterAlternative(tokens, count.next, asides);
  const { twins, next: twinEnd } = readTwins(units, tokens, end, unit, count.quantity ?? 0);
  const remarks = unit ? remarksEnd(units, tokens, twinEnd, asides) : twinEnd;
  const pack = unit && isMeasured(unit) ? readPack(units, tokens, remarks) : null;
  if (pack) asides.push(pack);
  const form = unit && isMeasured(unit) && !pack ? formEnd(units, tokens, remarks) : remarks;
  // A length of ginger is written as a piece of it; whoever rewrites the line looks for that word.
  const formed = unit?.kind === 'length' ? remarks : form;
  if (formed > remarks) asides.push({ from: remarks, to: formed });
  return {
    quantity: count.quantity,
    quantityMax: count.quantityMax,
    unit,
    amount: { from: count.from, to: found ? found.next : count.next },
    number: { from: count.from, to: count.next },
    countTo: count.countTo ?? count.next,
    pack,
    unitSpan: found ? { from: found.from, to: found.next } : null,
    size: count.size ?? null,
    twins,
    asides,
    nameFrom: pack?.to ?? formed,
    nameTo: tokens.length,
  };
}

/** "2 large | heads", "two thirds of a | cup", "1 large or 2 small | heads". */
function unitAfter(
  units: UnitTable,
  tokens: readonly Token[],
  count: Count,
  asides: Span[],
): FoundUnit | null {
  if (count.packed) return count.packed;
  const plain = ofA(tokens, count);
  for (const from of [plain, alternativeEnd(tokens, plain)]) {
    const at = mannerEnd(tokens, from);
    const read = readUnit(units, tokens, at);
    if (!read || nothingLeft(units, tokens, read.next, read.unit)) continue;
    const shaped = isShape(read.unit) ? readUnit(units, tokens, read.next) : null;
    if (shaped?.unit.kind === 'piece') {
      asides.push({ from: plain, to: read.next });
      return { unit: shaped.unit, from: read.next, next: shaped.next };
    }
    if (at > plain) asides.push({ from: plain, to: at });
    return { unit: read.unit, from: at, next: read.next };
  }
  return null;
}

/** "4 square | pieces": there it says what they look like. */
function isShape(unit: Unit): boolean {
  return unit.name === 'square' || unit.name === 'round';
}

/** "1 big |or 2 medium| potatoes", where no unit follows. */
function afterAlternative(tokens: readonly Token[], from: number, asides: Span[]): number {
  const to = alternativeEnd(tokens, from);
  if (to > from) asides.push({ from, to });
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
  const span = { from, to: found.next, numberTo: next, hyphened: false };
  const whole = { quantity, quantityMax, unit: found.unit, ...span };
  const longer = extendAmount(units, tokens, whole);
  return longer.to > found.next ? longer : null;
}

/** "two thirds of a | cup", "½ a | loaf": past the words that carry no meaning. */
function ofA(tokens: readonly Token[], { next, quantity }: Count): number {
  const at = tokens[next]?.low === 'of' ? next + 1 : next;
  const article = /^an?$/.test(tokens[at]?.low ?? '') && (at > next || (quantity ?? 1) < 1);
  return article ? at + 1 : next;
}

/** "400 g | tin tomatoes", "8-ounce | package cream cheese". */
function readPack(units: UnitTable, tokens: readonly Token[], from: number): Span | null {
  const at = isDash(tokens[from]) ? from + 1 : from;
  const read = readUnit(units, tokens, at);
  if (!read || nothingLeft(units, tokens, read.next, read.unit)) return null;
  // "15 ml spoon" is a spoon of that size.
  const sheet = tokens[at]?.low === 'sheet';
  const filled =
    read.unit.kind === 'pack' || read.unit.bare || read.unit.name === 'spoonful' || sheet;
  return filled ? { from: at, to: read.next } : null;
}

/** "2 cloves" alone are cloves, and "4 rolls, split" are rolls: without a food behind it the unit is the food. */
function nothingLeft(units: UnitTable, tokens: readonly Token[], i: number, unit: Unit): boolean {
  if (isMeasured(unit)) return false;
  const at = remarksEnd(units, tokens, i, []);
  const token = tokens[at];
  if (unit.kind === 'pack' && isSizeBetween(units, tokens, at)) return false;
  if (unit.kind === 'piece' && isMark(token, '(')) return endsInBracket(tokens, at);
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

/** "Butter, 100 g": the name first, the amount and what is left behind it. */
function readBehind(units: UnitTable, tokens: readonly Token[], start: number): Reading | null {
  const found = readTrailing(units, tokens, start);
  if (!found) return null;
  const { quantity, quantityMax, unit, amount, numberTo, twins, nameTo, rest } = found;
  const { pack, unitFrom = numberTo, size = null } = found;
  const none = nothing(tokens, start);
  // "Yeast, 1 sachet": the unit is counted, and not the yeast.
  const counted = unit && !isMeasured(unit) ? { from: unitFrom, to: amount.to } : null;
  const to = counted ? numberTo : amount.to;
  const number = { number: { ...amount, to }, countTo: to, amount, unitSpan: counted };
  const said = { quantity, quantityMax, unit, ...number, size, twins, pack };
  const asides = [rest];
  if (pack && pack.from < rest.from) asides.unshift(pack);
  if (unitFrom > numberTo && !size) asides.unshift({ from: numberTo, to: unitFrom });
  return { ...none, ...said, asides, nameTo };
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
