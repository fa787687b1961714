/** Reads one temperature, with its range and its fan: "180-200 °C fan", "gas mark 4", "bake at 350". */

import { isAdjacent, isDash, isPunctuation, type Token } from '../../text/line-tokens.ts';
import { readRange } from '../numbers.ts';
import type { TemperatureScale } from '../temperature-scales.ts';
import { readBareTemperature } from './temperature-without-unit.ts';

export interface Temperature {
  readonly scale: TemperatureScale;
  readonly low: number;
  readonly high?: number;
  readonly fan: boolean;
  /** Whether the scale is written and not guessed from the figure. */
  readonly named: boolean;
  /** Its tokens, the last not among them. */
  readonly from: number;
  readonly to: number;
}

/** The temperature that begins at `i`; null where none does. */
export function readTemperature(tokens: readonly Token[], i: number): Temperature | null {
  if (tokens[i]?.lowerCase === 'gas') return readGas(tokens, i);
  const minus = (isDash(tokens[i]) || isPunctuation(tokens[i], '−')) && isAdjacent(tokens, i + 1);
  const signed = minus && tokens[i - 1]?.kind !== 'digits';
  const range = readRange(tokens, signed ? i + 1 : i);
  if (!range) return null;
  const heated = /^(?:to|at|of|reaches|about|around|below|under|above|over)$/.test(
    tokens[i - 1]?.lowerCase ?? '',
  );
  const read = readScale(tokens, range.next, range.value, heated ? 30 : 50);
  if (!read) return readBareFan(tokens, i, range) ?? readBareTemperature(tokens, i, range);
  const sign = signed ? -1 : 1;
  const upper = range.max === undefined ? readUpperEnd(tokens, read, range.value) : null;
  const { scale, named, to } = upper ?? read;
  const fan = fanEnd(tokens, to);
  return {
    scale,
    low: sign * range.value,
    high: upper?.high ?? range.max,
    fan: fan > to,
    named,
    from: i,
    to: fan,
  };
}

/** "325°-350°F" and "325 °F–350 °F" are ranges too; behind a scale "to" may lead from one heat to the next. */
function readUpperEnd(
  tokens: readonly Token[],
  lower: { scale: 'C' | 'F'; to: number; named: boolean },
  low: number,
): { scale: 'C' | 'F'; to: number; named: boolean; high: number } | null {
  const joins = isDash(tokens[lower.to]) || (!lower.named && tokens[lower.to]?.lowerCase === 'to');
  const range = joins ? readRange(tokens, lower.to + 1) : null;
  if (!range || range.max !== undefined || range.value <= low) return null;
  const upper = readScale(tokens, range.next, range.value, 50);
  if (!upper?.named || (lower.named && lower.scale !== upper.scale)) return null;
  return { ...upper, high: range.value };
}

/** The token after "fan", "(fan)" or "(fan oven)" that stands at `at`, else `at` itself. */
function fanEnd(tokens: readonly Token[], at: number): number {
  if (isFan(tokens[at])) return forcedEnd(tokens, at + 1);
  if (!isPunctuation(tokens[at], '(') || !isFan(tokens[at + 1])) return at;
  const forced = forcedEnd(tokens, at + 2);
  const end = tokens[forced]?.lowerCase === 'oven' ? forced + 1 : forced;
  return isPunctuation(tokens[end], ')') ? end + 1 : at;
}

/** "fan|-forced|", "fan| assisted|". */
export function forcedEnd(tokens: readonly Token[], at: number): number {
  const word = isDash(tokens[at]) ? at + 1 : at;
  return /^(?:forced|assisted|bake)$/.test(tokens[word]?.lowerCase ?? '') ? word + 1 : at;
}

/** "(160 fan)" beside the oven's own figure. */
function readBareFan(
  tokens: readonly Token[],
  from: number,
  range: { value: number; next: number },
): Temperature | null {
  if (!isFan(tokens[range.next]) || range.value < 80 || range.value > 280) return null;
  const to = forcedEnd(tokens, range.next + 1);
  return { scale: 'C', low: range.value, fan: true, named: true, from, to };
}

export function isFan(token: Token | undefined): boolean {
  return token?.lowerCase === 'fan' || token?.lowerCase === 'convection';
}

function readGas(tokens: readonly Token[], i: number): Temperature | null {
  const at = tokens[i + 1]?.lowerCase === 'mark' ? i + 2 : i + 1;
  const range = readRange(tokens, at);
  if (!range || range.value > 10) return null;
  const { value: low, max: high, next: to } = range;
  return { scale: 'gas', low, high, fan: false, named: true, from: i, to };
}

/** The degree sign or word and the scale. Bare capitals count behind a number that is no cup and no coin. */
function readScale(
  tokens: readonly Token[],
  from: number,
  value: number,
  least: number,
): { scale: 'C' | 'F'; to: number; named: boolean } | null {
  const token = tokens[from];
  if (isPunctuation(token, '℃')) return { scale: 'C', to: from + 1, named: true };
  if (isPunctuation(token, '℉')) return { scale: 'F', to: from + 1, named: true };
  // "A 350-degree oven".
  if (isDash(token) && /^degrees?$/.test(tokens[from + 1]?.lowerCase ?? ''))
    return readScale(tokens, from + 1, value, least);
  const degree = token !== undefined && /^(?:[°º˚]|degrees?|deg)$/.test(token.lowerCase);
  const letter = tokens[degree ? from + 1 : from];
  if (letter && /^(?:c|celsius|centigrade|f|fahrenheit)$/.test(letter.lowerCase)) {
    const scale = letter.lowerCase.startsWith('f') ? 'F' : 'C';
    const spelled = letter.text.length > 1;
    const bare = /^[CF]$/.test(letter.text) && value >= least;
    if (degree || spelled || bare) return { scale, to: from + (degree ? 2 : 1), named: true };
  }
  const guess = value > 60 && value < 250 ? 'C' : 'F';
  return degree ? { scale: guess, to: from + 1, named: false } : null;
}
