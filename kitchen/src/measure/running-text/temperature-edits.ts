/** Finds temperatures in a text, groups repeated ones and creates the edits that convert them. */

import { isAdjacent, isDash, isPunctuation, type Token } from '../../text/line-tokens.ts';
import type { UnitSystem } from '../../vocabulary.ts';
import { readRange } from '../numbers.ts';
import {
  convertTemperature,
  formatGasMark,
  type HeatKind,
  type TemperatureScale,
} from '../temperature-scales.ts';
import { inferScale } from './degrees-without-scale.ts';
import { formatDifference, isTemperatureDifference } from './temperature-differences.ts';
import { readBareTemperature } from './temperature-without-unit.ts';

interface Reading {
  readonly scale: TemperatureScale;
  readonly low: number;
  readonly high?: number;
  readonly fan: boolean;
  /** Whether the scale is written and not guessed from the figure. */
  readonly named: boolean;
  readonly from: number;
  readonly to: number;
}

export interface TemperatureEdit {
  /** Token indexes replaced. */
  readonly from: number;
  readonly to: number;
  /** The new text, or null when it is right as it stands. */
  readonly text: string | null;
}

const FRYING = /^(?:oil|fry|fries|deep|fryer)$/;
const EXACT =
  /^(?:sugar|syrup|caramel|toffee|candy|thermometer|probe|internal|inside|centre|center|thickest|reach|reaches|reached|registers?|reads?|temper|jam)$/;
const OVEN =
  /^(?:oven|bake|baked|baking|roast|roasting|preheat|preheated|smoke|smoker|grill|broil|broiler|fan|gas)$/;

/** Reads the temperatures that begin at `i`, with their repeats ("180 °C/350 °F/gas 4"), and says what to write. */
export function editTemperature(
  text: string,
  tokens: readonly Token[],
  i: number,
  system: UnitSystem,
): TemperatureEdit | null {
  const first = readOne(tokens, i);
  if (!first) return null;
  const group = readGroup(tokens, first);
  const to = group.end;
  const from = first.from;
  if (group.members.every((each) => !each.named)) {
    const value = Math.max(...endsOf(first));
    const scale = inferScale(tokens, { from, to, value });
    if (!scale) return { from, to, text: null };
    group.members = group.members.map((each) => ({ ...each, scale }));
  }
  const targetScale = system === 'international' ? 'C' : 'F';
  const foreign = group.members.filter((each) => !isInReaderScale(each, system));
  if (foreign.length === 0) return { from, to, text: null };
  const own = group.members.filter((each) => each.scale === targetScale);
  if (own.length > 0)
    return { from, to, text: authorText(text, tokens, own, group.members, system) };
  const degrees = group.members.filter((each) => each.scale !== 'gas');
  const source = degrees.find((each) => !each.fan) ?? degrees[0] ?? first;
  const { scale, named } = source;
  const ends = endsOf(source);
  if (scale !== 'gas' && isTemperatureDifference(tokens, from, to, Math.max(...ends), scale)) {
    return { from, to, text: named ? formatDifference(ends, scale, targetScale) : null };
  }
  const fan = source.fan || isFan(tokens[source.from - 1]);
  // What the author said behind the figure goes with it; what stands before it stays where it is.
  const word = source.fan ? fanWord(tokens, source) : '';
  const replacement = converted({ ...source, fan }, heatOf(tokens, source), system, word);
  const inBrackets = isPunctuation(tokens[from - 1], '(');
  return {
    from,
    to,
    text: inBrackets ? replacement.replace(/ \((gas .+)\)$/, ', $1') : replacement,
  };
}

function isInReaderScale(reading: Reading, system: UnitSystem): boolean {
  if (reading.scale === 'gas') return system === 'Imperial';
  return reading.scale === (system === 'international' ? 'C' : 'F');
}

function readOne(tokens: readonly Token[], i: number): Reading | null {
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
function forcedEnd(tokens: readonly Token[], at: number): number {
  const word = isDash(tokens[at]) ? at + 1 : at;
  return /^(?:forced|assisted|bake)$/.test(tokens[word]?.lowerCase ?? '') ? word + 1 : at;
}

/** "(160 fan)" beside the oven's own figure. */
function readBareFan(
  tokens: readonly Token[],
  from: number,
  range: { value: number; next: number },
): Reading | null {
  if (!isFan(tokens[range.next]) || range.value < 80 || range.value > 280) return null;
  const to = forcedEnd(tokens, range.next + 1);
  return { scale: 'C', low: range.value, fan: true, named: true, from, to };
}

function isFan(token: Token | undefined): boolean {
  return token?.lowerCase === 'fan' || token?.lowerCase === 'convection';
}

function readGas(tokens: readonly Token[], i: number): Reading | null {
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

/** Follows strokes, brackets and commas while what comes next is a temperature too. */
function readGroup(tokens: readonly Token[], first: Reading): { members: Reading[]; end: number } {
  const members = [first];
  let end = first.to;
  let balancedMembers = 1;
  let open = 0;
  let at = end;
  for (let steps = 0; steps < 40; steps += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const fanAhead = isFan(token) && readOne(tokens, at + 1) !== null;
    const next = readOne(tokens, fanAhead ? at + 1 : at);
    if (next) {
      members.push(fanAhead ? { ...next, fan: true } : next);
      at = next.to;
    } else if (isPunctuation(token, '(')) {
      open += 1;
      at += 1;
    } else if (isPunctuation(token, ')') && open > 0) {
      open -= 1;
      at += 1;
    } else if (
      /^(?:[/,;=|\]]|or|about|oven|for|in|an?|assisted)$/.test(token.lowerCase) &&
      isFollowedByTemperature(tokens, at + 1)
    ) {
      at += 1;
    } else break;
    if (
      open === 0 &&
      (next || isPunctuation(tokens[at - 1], ')')) &&
      members.length > balancedMembers
    ) {
      end = at;
      balancedMembers = members.length;
    }
  }
  return { members: members.slice(0, balancedMembers), end };
}

/** True when a temperature follows after at most four small words. */
function isFollowedByTemperature(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 5; at += 1) {
    if (readOne(tokens, at)) return true;
    if (
      !/^(?:[/,(=|]|or|about|fan|oven|for|in|an?|assisted|convection)$/.test(
        tokens[at]?.lowerCase ?? '',
      )
    )
      return false;
  }
  return false;
}

/** The author's own words for the reader's scale; the fan oven's figure stays beside it. */
function authorText(
  text: string,
  tokens: readonly Token[],
  own: readonly Reading[],
  members: readonly Reading[],
  system: UnitSystem,
): string {
  const written = own.map((each) => {
    const slice = text.slice(tokens[each.from]?.start, tokens[each.to - 1]?.end);
    return each.fan && !/fan|convection/i.test(slice) ? `${slice} fan` : slice;
  });
  const gas = members.find((each) => each.scale === 'gas');
  const mark = system === 'Imperial' && gas ? ` (gas ${formatGasMark(gas.low)})` : '';
  return `${written.join('/')}${mark}`;
}

/** Looks back a dozen words for what is being heated; the nearest telling word decides. */
function heatOf(tokens: readonly Token[], reading: Reading): HeatKind {
  if (reading.scale === 'gas' || reading.fan) return 'oven';
  const celsius = reading.scale === 'C' ? reading.low : ((reading.low - 32) * 5) / 9;
  if (celsius < 90 || celsius > 300) return 'exact';
  for (let at = reading.to; at < reading.to + 3; at += 1) {
    if (OVEN.test(tokens[at]?.lowerCase ?? '')) return 'oven';
  }
  for (let at = reading.from - 1; at >= 0 && at > reading.from - 14; at -= 1) {
    const low = tokens[at]?.lowerCase ?? '';
    if (FRYING.test(low) && isAir(tokens, at)) return 'oven';
    if (FRYING.test(low)) return celsius < 120 ? 'exact' : 'oil';
    if (EXACT.test(low)) return 'exact';
    if (OVEN.test(low)) return 'oven';
  }
  return celsius >= 125 ? 'oven' : 'exact';
}

/** An air fryer is a small oven. */
function isAir(tokens: readonly Token[], fry: number): boolean {
  const before = isDash(tokens[fry - 1]) ? tokens[fry - 2] : tokens[fry - 1];
  return before?.lowerCase === 'air';
}

function endsOf({ low, high }: Reading): number[] {
  return high === undefined ? [low] : [low, high];
}

/** " fan" or " convection", as the author calls it. */
function fanWord(tokens: readonly Token[], reading: Reading): string {
  const at = tokens.slice(reading.from, reading.to).findIndex(isFan);
  if (at < 0) return '';
  const from = reading.from + at;
  const words = tokens.slice(from, forcedEnd(tokens, from + 1)).map((token) => token.lowerCase);
  return ` ${words.join(' ').replaceAll(' - ', '-')}`;
}

function converted(reading: Reading, heat: HeatKind, system: UnitSystem, fan: string): string {
  const oven = heat === 'oven';
  const temperatures = endsOf(reading).map((each) =>
    convertTemperature(each, reading, heat, system),
  );
  const numbers = [...new Set(temperatures.map((each) => each.degrees))].join('–');
  if (system === 'international') return `${numbers} °C${fan}`;
  const gas = [...new Set(temperatures.map((each) => each.gas))].join('–');
  return system === 'Imperial' && oven && gas
    ? `${numbers} °F${fan} (gas ${gas})`
    : `${numbers} °F${fan}`;
}
