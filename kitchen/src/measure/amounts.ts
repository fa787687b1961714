/** Reads units and amounts (number, range, fraction or sum with its unit) from tokens: "1 lb 4 oz", "1 cup plus 2 tbsp", "14-ounce". */

import { isAdjacent, isDash, isPunctuation, type Token } from '../text/line-tokens.ts';
import { type RangeRead, readFraction, readRange } from './numbers.ts';
import { findMisspelledUnit } from './unit-spelling.ts';
import type { Unit, UnitTable } from './unit-table.ts';

export interface Amount {
  readonly quantity: number;
  readonly quantityMax?: number;
  readonly unit: Unit;
  /** Token indexes: first, and first after. */
  readonly from: number;
  readonly to: number;
  /** First token after the number. */
  readonly numberEnd: number;
  /** Written as an adjective, "14-ounce". */
  readonly isHyphenated: boolean;
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
    spelling += (spelling ? ' ' : '') + (tokens[at]?.lowerCase ?? '');
    const unit =
      (ends.length === 0 ? units.exact.get(tokens[at]?.text ?? '') : undefined) ??
      units.bySpelling.get(spelling);
    const next = skipFullStop(tokens, at + 1);
    ends.push(next);
    if (unit && isStandaloneUnit(tokens, at + 1, next, unit)) best = { unit, next };
    at = next;
  }
  return best ?? readMisspelledUnit(units, tokens, i) ?? readInchMark(units, tokens, i);
}

function isNumeral(token: Token | undefined): boolean {
  return token?.kind === 'digits' || token?.kind === 'fraction';
}

/** "150m milk": nobody measures food in metres; "2 tabelspoons". */
function readMisspelledUnit(
  units: UnitTable,
  tokens: readonly Token[],
  i: number,
): UnitRead | null {
  const near = isNumeral(tokens[i - 1])
    ? findMisspelledUnit(units, tokens[i]?.lowerCase ?? '')
    : null;
  if (near) return { unit: near, next: i + 1 };
  if (tokens[i]?.text !== 'm') return null;
  const ml = units.byName.get('ml');
  const isMillilitres = isAdjacent(tokens, i) && /^\d\d/.test(tokens[i - 1]?.text ?? '');
  return ml && isMillilitres ? { unit: ml, next: i + 1 } : null;
}

/** The full stop belongs to the abbreviation unless a sentence may end there. */
function skipFullStop(tokens: readonly Token[], i: number): number {
  const after = tokens[i + 1];
  if (!isPunctuation(tokens[i], '.') || !isAdjacent(tokens, i) || after === undefined) return i;
  return i + 1;
}

function isStandaloneUnit(
  tokens: readonly Token[],
  end: number,
  next: number,
  unit: Unit,
): boolean {
  const after = tokens[next];
  if (after === undefined) return true;
  if (isDash(after) && isAdjacent(tokens, end) && tokens[next + 1]?.kind === 'word') {
    // "stick-thin", "T-bone", "thumb-sized" are words; "6-ounce-each" is not worth the trouble.
    const nextWord = tokens[next + 1]?.lowerCase ?? '';
    if (unit.kind === 'length' && (/^(?:high|tall)$/.test(nextWord) || LONG.test(nextWord)))
      return true;
    return !isAdjacent(tokens, next + 1);
  }
  const kind =
    unit.singularNotBefore.has(after.lowerCase) && tokens[end - 1]?.lowerCase === unit.name;
  return !kind && !unit.notBefore.has(after.lowerCase);
}

function readInchMark(units: UnitTable, tokens: readonly Token[], i: number): UnitRead | null {
  const inch = units.byName.get('inch');
  if (!inch) return null;
  if (tokens[i]?.lowerCase === 'in') {
    const next = skipFullStop(tokens, i + 1);
    return isShortInch(tokens, i, next) ? { unit: inch, next } : null;
  }
  const sign = isAdjacent(tokens, i) ? (tokens[i]?.text ?? '') : '';
  // "1# beef" is a pound of it; "#10 can" is the number of one.
  const pound = sign === '#' && tokens[i - 1]?.kind === 'digits' && tokens[i + 1]?.kind === 'word';
  if (pound) return unitAt(units, 'lb', i + 1);
  // The sign of feet is a slip for that of inches: nobody cuts three feet of ginger.
  const isFeet = /^['’′]$/.test(sign);
  if (isFeet && tokens[i + 1]?.lowerCase === 'long' && !LONG.test(tokens[i + 2]?.lowerCase ?? ''))
    return unitAt(units, 'foot', i + 1);
  const feet = isFeet && LONG.test(tokens[i + 1]?.lowerCase ?? '');
  const isInch = feet || /^["″”]$/.test(sign);
  // Who writes a table by hand may double the mark.
  const doubled = tokens[i + 1]?.text === tokens[i]?.text && isAdjacent(tokens, i + 1);
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
  return (
    isNumeral(tokens[i - 1]) && (isAdjacent(tokens, i) || LONG.test(tokens[next]?.lowerCase ?? ''))
  );
}

/** A number or range with a unit behind it, hyphenated or not; null when either is missing. */
export function readAmount(units: UnitTable, tokens: readonly Token[], i: number): Amount | null {
  const range = readRange(tokens, i);
  if (!range) return null;
  const isHyphenated = isDash(tokens[range.next]) && isAdjacent(tokens, range.next);
  const read =
    readUnit(units, tokens, isHyphenated ? range.next + 1 : range.next) ??
    readOmittedUnit(units, tokens, range);
  if (!read || range.value <= 0) return null;
  const first = { quantity: range.value, quantityMax: range.max, unit: read.unit };
  const amount = { ...first, from: i, to: read.next, numberEnd: range.next, isHyphenated };
  return extendAmount(units, tokens, amount);
}

/** "225/8oz": the missing metric unit, found from the other amount where both come to the same. */
function readOmittedUnit(
  units: UnitTable,
  tokens: readonly Token[],
  low: RangeRead,
): UnitRead | null {
  if (!isPunctuation(tokens[low.next], '/') || low.value < 10) return null;
  const repeat = readRange(tokens, low.next + 1);
  const read = repeat ? readUnit(units, tokens, repeat.next) : null;
  const name = read?.unit.kind === 'mass' ? 'g' : read?.unit.kind === 'volume' ? 'ml' : '';
  const unit = units.byName.get(name);
  if (!repeat || !read || !unit || read.unit.origin === 'metric') return null;
  const same = (repeat.value * read.unit.size) / low.value;
  return same > 0.8 && same < 1.25 ? { unit, next: low.next } : null;
}

/** "a third of a cup", "three quarters of a teaspoon". */
export function readFractionOfUnit(
  units: UnitTable,
  tokens: readonly Token[],
  i: number,
): Amount | null {
  const range = readRange(tokens, i);
  if (!range || range.max !== undefined || range.value >= 1) return null;
  if (tokens[range.next]?.lowerCase !== 'of' || tokens[range.next + 1]?.lowerCase !== 'a')
    return null;
  const read = readUnit(units, tokens, range.next + 2);
  if (!read || !isMeasured(read.unit)) return null;
  const span = { from: i, to: read.next, numberEnd: range.next };
  return { quantity: range.value, unit: read.unit, ...span, isHyphenated: false };
}

/** Adds what follows when it is more of the same: a second end of a range, or a smaller measure on top. */
export function extendAmount(units: UnitTable, tokens: readonly Token[], amount: Amount): Amount {
  if (amount.quantityMax !== undefined || amount.isHyphenated || amount.unit.size === 0)
    return amount;
  return (
    readSecondEnd(units, tokens, amount) ??
    readFractionAfterUnit(tokens, amount) ??
    readSum(units, tokens, amount)
  );
}

/** Between two systems a repeated amount is rounded; within one it is the same to the gram. */
const CLEARLY_MORE = 1.3;
const SAME_SYSTEM_TOLERANCE = 1.01;

/** "1 cup to 1 1/2 cups". */
function readSecondEnd(units: UnitTable, tokens: readonly Token[], amount: Amount): Amount | null {
  const join = tokens[amount.to];
  if (!isDash(join) && join?.lowerCase !== 'to' && join?.lowerCase !== 'or') return null;
  const high = readRange(tokens, amount.to + 1);
  const read = high ? readUnit(units, tokens, high.next) : null;
  if (!high || !read || high.max !== undefined) return null;
  // "500 ml–1 l", "10 oz to 1 lb"; but "1 cup - 240 ml" is the same said twice, and "or" names a choice.
  const other = read.unit !== amount.unit;
  if (other && (join?.lowerCase === 'or' || read.unit.kind !== amount.unit.kind)) return null;
  // "2½ lb–3 lb 5 oz": the upper end may be a sum of its own.
  const upper = { ...amount, quantity: high.value, unit: read.unit, to: read.next };
  const sum = readSum(units, tokens, upper);
  const value = other
    ? snapToFraction((sum.quantity * read.unit.size) / amount.unit.size)
    : sum.quantity;
  const least = read.unit.origin === amount.unit.origin ? SAME_SYSTEM_TOLERANCE : CLEARLY_MORE;
  if (value <= amount.quantity * (other ? least : 1)) return null;
  return { ...amount, quantityMax: value, to: sum.to };
}

/** "a cup and a half". */
function readFractionAfterUnit(tokens: readonly Token[], amount: Amount): Amount | null {
  const part = tokens[amount.to]?.lowerCase === 'and' ? readFraction(tokens, amount.to) : null;
  // "A cup and half of rice"; but "a cup and half an onion" are two foods.
  const more =
    tokens[amount.to + 1]?.lowerCase === 'a' || tokens[part?.next ?? 0]?.lowerCase === 'of';
  return part && more ? { ...amount, quantity: amount.quantity + part.value, to: part.next } : null;
}

/** "1 cup plus 2 tablespoons", "1 lb 4 oz", "2 tbsp + 1 tsp": the sum, in the first unit. */
function readSum(units: UnitTable, tokens: readonly Token[], amount: Amount): Amount {
  const comma = isPunctuation(tokens[amount.to], ',');
  const at =
    comma && /^(?:plus|minus|less)$/.test(tokens[amount.to + 1]?.lowerCase ?? '')
      ? amount.to + 1
      : amount.to;
  const join = tokens[at];
  const minus = join?.lowerCase === 'minus' || join?.lowerCase === 'less';
  const joined =
    join && (minus || /^(?:plus|and)$/.test(join.lowerCase) || /^[+&,]$/.test(join.text));
  const more = readRange(tokens, joined ? at + 1 : at);
  if (!more || more.max !== undefined) return amount;
  const read = readUnit(units, tokens, more.next);
  const unit = read?.unit;
  if (!read || !unit || unit.kind !== amount.unit.kind || unit === amount.unit) return amount;
  // "3 tbsp plus ½ cup" adds up; "1 oz, 2 lb" and "4 oz and 1 lb" are two things.
  if (unit.size > amount.unit.size && !(join?.lowerCase === 'plus' || isPunctuation(join, '+')))
    return amount;
  const rest = (more.value * unit.size) / amount.unit.size;
  // "1 lb 4 oz" goes on; "1 cup, 240 ml" says the same again.
  if (rest >= 1 && (!joined || isPunctuation(join, ','))) return amount;
  const quantity = amount.quantity + (minus ? -rest : rest);
  if (quantity <= 0) return amount;
  return { ...amount, quantity: snapToFraction(quantity), to: read.next };
}

/** Table sizes are rounded, so a cup would be 15.9999 tbsp: what is near a part that cooks use is that part. */
function snapToFraction(value: number): number {
  const part = Math.round(value * COMMON_FRACTIONS) / COMMON_FRACTIONS;
  const near = Math.abs(part - value) < value * 1e-4 ? part : value;
  return Math.round(near * 1e4) / 1e4;
}

/** Halves, thirds, quarters, eighths and sixteenths all fall on one of these. */
const COMMON_FRACTIONS = 48;

/** A measure that could also be said in another unit, as against a can or a clove. */
export function isMeasured(unit: Unit): boolean {
  return unit.size > 0;
}
