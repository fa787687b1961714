/** A quantity with its unit, wherever it stands: "1 lb 4 oz", "1 cup plus 2 tbsp", "14-ounce", "1 cup to 1½ cups". */

import { nearUnit } from './lines/unit-slips.ts';
import { type RangeRead, readPart, readRange } from './numbers.ts';
import { isDash, isGlued, isMark, type Token } from './tokens.ts';
import type { Unit, UnitTable } from './unit-table.ts';

export interface Amount {
  readonly quantity: number;
  readonly quantityMax?: number;
  readonly unit: Unit;
  /** Token indexes: first, and first after. */
  readonly from: number;
  readonly to: number;
  /** First token after the number. */
  readonly numberTo: number;
  /** Written as an adjective, "14-ounce". */
  readonly hyphened: boolean;
}

export interface UnitRead {
  readonly unit: Unit;
  readonly next: number;
}

/** No spelling in the table has more words than this. */
const MOST_WORDS = 3;

/** The unit that starts at `i`, longest spelling first, with the full stop of an abbreviation. */
export function readUnit(units: UnitTable, tokens: readonly Token[], i: number): UnitRead | null {
  const kind = tokens[i]?.kind;
  if (kind !== 'word' && kind !== 'mark') return null;
  const ends: number[] = [];
  let spelling = '';
  let best: UnitRead | null = null;
  for (let at = i; ends.length < MOST_WORDS && tokens[at]?.kind === 'word'; ) {
    spelling += (spelling ? ' ' : '') + (tokens[at]?.low ?? '');
    const unit =
      (ends.length === 0 ? units.exact.get(tokens[at]?.text ?? '') : undefined) ??
      units.bySpelling.get(spelling);
    const next = afterStop(tokens, at + 1);
    ends.push(next);
    if (unit && standsAlone(tokens, at + 1, next, unit)) best = { unit, next };
    at = next;
  }
  return best ?? readSlip(units, tokens, i) ?? readInchMark(units, tokens, i);
}

function isNumeral(token: Token | undefined): boolean {
  return token?.kind === 'digits' || token?.kind === 'fraction';
}

/** "150m milk": nobody measures food in metres; "2 tabelspoons". */
function readSlip(units: UnitTable, tokens: readonly Token[], i: number): UnitRead | null {
  const near = isNumeral(tokens[i - 1]) ? nearUnit(units, tokens[i]?.low ?? '') : null;
  if (near) return { unit: near, next: i + 1 };
  if (tokens[i]?.text !== 'm') return null;
  const ml = units.byName.get('ml');
  const slip = isGlued(tokens, i) && /^\d\d/.test(tokens[i - 1]?.text ?? '');
  return ml && slip ? { unit: ml, next: i + 1 } : null;
}

/** The full stop belongs to the abbreviation unless a sentence may end there. */
function afterStop(tokens: readonly Token[], i: number): number {
  const after = tokens[i + 1];
  if (!isMark(tokens[i], '.') || !isGlued(tokens, i) || after === undefined) return i;
  return i + 1;
}

function standsAlone(tokens: readonly Token[], end: number, next: number, unit: Unit): boolean {
  const after = tokens[next];
  if (after === undefined) return true;
  if (isDash(after) && isGlued(tokens, end) && tokens[next + 1]?.kind === 'word') {
    // "stick-thin", "T-bone", "thumb-sized" are words; "6-ounce-each" is not worth the trouble.
    const said = tokens[next + 1]?.low ?? '';
    if (unit.kind === 'length' && (/^(?:high|tall)$/.test(said) || LONG.test(said))) return true;
    return !isGlued(tokens, next + 1);
  }
  const kind = unit.oneNotBefore.has(after.low) && tokens[end - 1]?.low === unit.name;
  return !kind && !unit.notBefore.has(after.low);
}

function readInchMark(units: UnitTable, tokens: readonly Token[], i: number): UnitRead | null {
  const inch = units.byName.get('inch');
  if (!inch) return null;
  if (tokens[i]?.low === 'in') {
    const next = afterStop(tokens, i + 1);
    return isShortInch(tokens, i, next) ? { unit: inch, next } : null;
  }
  const sign = isGlued(tokens, i) ? (tokens[i]?.text ?? '') : '';
  // "1# beef" is a pound of it; "#10 can" is the number of one.
  const pound = sign === '#' && tokens[i - 1]?.kind === 'digits' && tokens[i + 1]?.kind === 'word';
  if (pound) return unitAt(units, 'lb', i + 1);
  // The sign of feet is a slip for that of inches: nobody cuts three feet of ginger.
  const isFeet = /^['’′]$/.test(sign);
  if (isFeet && tokens[i + 1]?.low === 'long' && !LONG.test(tokens[i + 2]?.low ?? ''))
    return unitAt(units, 'foot', i + 1);
  const feet = isFeet && LONG.test(tokens[i + 1]?.low ?? '');
  const isInch = feet || /^["″”]$/.test(sign);
  // Who writes a table by hand may double the mark.
  const doubled = tokens[i + 1]?.text === tokens[i]?.text && isGlued(tokens, i + 1);
  return isInch ? { unit: inch, next: doubled ? i + 2 : i + 1 } : null;
}

function unitAt(units: UnitTable, name: string, next: number): UnitRead | null {
  const unit = units.byName.get(name);
  return unit ? { unit, next } : null;
}

/** What a length is said of; only before these "2 in" is two inches and not "2, in batches". */
const LONG =
  /^(?:pieces?|knobs?|lengths?|cubes?|chunks?|strips?|slices?|sticks?|long|thick|wide|square|deep|diameter)$/;

/** "5cm/2in ginger", "3 in. piece". */
function isShortInch(tokens: readonly Token[], i: number, next: number): boolean {
  return isNumeral(tokens[i - 1]) && (isGlued(tokens, i) || LONG.test(tokens[next]?.low ?? ''));
}

/** A number or range with a unit behind it, hyphenated or not; null when either is missing. */
export function readAmount(units: UnitTable, tokens: readonly Token[], i: number): Amount | null {
  const range = readRange(tokens, i);
  if (!range) return null;
  const hyphened = isDash(tokens[range.next]) && isGlued(tokens, range.next);
  const read =
    readUnit(units, tokens, hyphened ? range.next + 1 : range.next) ??
    readForgotten(units, tokens, range);
  if (!read || range.value <= 0) return null;
  const first = { quantity: range.value, quantityMax: range.max, unit: read.unit };
  const amount = { ...first, from: i, to: read.next, numberTo: range.next, hyphened };
  return extendAmount(units, tokens, amount);
}

/** "225/8oz": the metric unit that its twin tells, where both come to the same. */
function readForgotten(
  units: UnitTable,
  tokens: readonly Token[],
  low: RangeRead,
): UnitRead | null {
  if (!isMark(tokens[low.next], '/') || low.value < 10) return null;
  const twin = readRange(tokens, low.next + 1);
  const read = twin ? readUnit(units, tokens, twin.next) : null;
  const name = read?.unit.kind === 'mass' ? 'g' : read?.unit.kind === 'volume' ? 'ml' : '';
  const unit = units.byName.get(name);
  if (!twin || !read || !unit || read.unit.home === 'metric') return null;
  const same = (twin.value * read.unit.size) / low.value;
  return same > 0.8 && same < 1.25 ? { unit, next: low.next } : null;
}

/** "a third of a cup", "three quarters of a teaspoon". */
export function readShareOf(units: UnitTable, tokens: readonly Token[], i: number): Amount | null {
  const range = readRange(tokens, i);
  if (!range || range.max !== undefined || range.value >= 1) return null;
  if (tokens[range.next]?.low !== 'of' || tokens[range.next + 1]?.low !== 'a') return null;
  const read = readUnit(units, tokens, range.next + 2);
  if (!read || !isMeasured(read.unit)) return null;
  const span = { from: i, to: read.next, numberTo: range.next };
  return { quantity: range.value, unit: read.unit, ...span, hyphened: false };
}

/** Adds what follows when it is more of the same: a second end of a range, or a smaller measure on top. */
export function extendAmount(units: UnitTable, tokens: readonly Token[], amount: Amount): Amount {
  if (amount.quantityMax !== undefined || amount.hyphened || amount.unit.size === 0) return amount;
  return (
    readSecondEnd(units, tokens, amount) ??
    readPartBehind(tokens, amount) ??
    readSum(units, tokens, amount)
  );
}

/** Between two systems a twin is rounded; within one it is the same to the gram. */
const CLEARLY_MORE = 1.3;
const SAME = 1.01;

/** "1 cup to 1 1/2 cups". */
function readSecondEnd(units: UnitTable, tokens: readonly Token[], amount: Amount): Amount | null {
  const join = tokens[amount.to];
  if (!isDash(join) && join?.low !== 'to' && join?.low !== 'or') return null;
  const high = readRange(tokens, amount.to + 1);
  const read = high ? readUnit(units, tokens, high.next) : null;
  if (!high || !read || high.max !== undefined) return null;
  // "500 ml–1 l", "10 oz to 1 lb"; but "1 cup - 240 ml" is the same said twice, and "or" names a choice.
  const other = read.unit !== amount.unit;
  if (other && (join?.low === 'or' || read.unit.kind !== amount.unit.kind)) return null;
  // "2½ lb–3 lb 5 oz": the upper end may be a sum of its own.
  const upper = { ...amount, quantity: high.value, unit: read.unit, to: read.next };
  const sum = readSum(units, tokens, upper);
  const value = other ? tidy((sum.quantity * read.unit.size) / amount.unit.size) : sum.quantity;
  const least = read.unit.home === amount.unit.home ? SAME : CLEARLY_MORE;
  if (value <= amount.quantity * (other ? least : 1)) return null;
  return { ...amount, quantityMax: value, to: sum.to };
}

/** "a cup and a half". */
function readPartBehind(tokens: readonly Token[], amount: Amount): Amount | null {
  const part = tokens[amount.to]?.low === 'and' ? readPart(tokens, amount.to) : null;
  // "A cup and half of rice"; but "a cup and half an onion" are two foods.
  const more = tokens[amount.to + 1]?.low === 'a' || tokens[part?.next ?? 0]?.low === 'of';
  return part && more ? { ...amount, quantity: amount.quantity + part.value, to: part.next } : null;
}

/** "1 cup plus 2 tablespoons", "1 lb 4 oz", "2 tbsp + 1 tsp": the sum, in the first unit. */
function readSum(units: UnitTable, tokens: readonly Token[], amount: Amount): Amount {
  const comma = isMark(tokens[amount.to], ',');
  const at =
    comma && /^(?:plus|minus|less)$/.test(tokens[amount.to + 1]?.low ?? '')
      ? amount.to + 1
      : amount.to;
  const join = tokens[at];
  const minus = join?.low === 'minus' || join?.low === 'less';
  const joined = join && (minus || /^(?:plus|and)$/.test(join.low) || /^[+&,]$/.test(join.text));
  const more = readRange(tokens, joined ? at + 1 : at);
  if (!more || more.max !== undefined) return amount;
  const read = readUnit(units, tokens, more.next);
  const unit = read?.unit;
  if (!read || !unit || unit.kind !== amount.unit.kind || unit === amount.unit) return amount;
  // "3 tbsp plus ½ cup" adds up; "1 oz, 2 lb" and "4 oz and 1 lb" are two things.
  if (unit.size > amount.unit.size && !(join?.low === 'plus' || isMark(join, '+'))) return amount;
  const rest = (more.value * unit.size) / amount.unit.size;
  // "1 lb 4 oz" goes on; "1 cup, 240 ml" says the same again.
  if (rest >= 1 && (!joined || isMark(join, ','))) return amount;
  const quantity = amount.quantity + (minus ? -rest : rest);
  if (quantity <= 0) return amount;
  return { ...amount, quantity: tidy(quantity), to: read.next };
}

/** Table sizes are rounded, so a cup would be 15.9999 tbsp: what is near a part that cooks use is that part. */
function tidy(value: number): number {
  const part = Math.round(value * COOKS_PARTS) / COOKS_PARTS;
  const near = Math.abs(part - value) < value * 1e-4 ? part : value;
  return Math.round(near * 1e4) / 1e4;
}

/** Halves, thirds, quarters, eighths and sixteenths all fall on one of these. */
const COOKS_PARTS = 48;

/** A measure that could also be said in another unit, as against a can or a clove. */
export function isMeasured(unit: Unit): boolean {
  return unit.size > 0;
}
