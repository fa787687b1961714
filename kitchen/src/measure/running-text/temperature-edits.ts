/** Finds temperatures in a text, groups repeated ones and creates the edits that convert them. */

import { isDash, isPunctuation, type Token } from '../../text/line-tokens.ts';
import type { UnitSystem } from '../../vocabulary.ts';
import { convertTemperature, formatGasMark, type HeatKind } from '../temperature-scales.ts';
import { inferScale } from './degrees-without-scale.ts';
import { forcedEnd, isFan, readTemperature, type Temperature } from './read-temperature.ts';
import { formatDifference, isTemperatureDifference } from './temperature-differences.ts';

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
  const first = readTemperature(tokens, i);
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

function isInReaderScale(reading: Temperature, system: UnitSystem): boolean {
  if (reading.scale === 'gas') return system === 'Imperial';
  return reading.scale === (system === 'international' ? 'C' : 'F');
}

/** Follows strokes, brackets and commas while what comes next is a temperature too. */
function readGroup(
  tokens: readonly Token[],
  first: Temperature,
): { members: Temperature[]; end: number } {
  const members = [first];
  let end = first.to;
  let balancedMembers = 1;
  let open = 0;
  let at = end;
  for (let steps = 0; steps < 40; steps += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const fanAhead = isFan(token) && readTemperature(tokens, at + 1) !== null;
    const next = readTemperature(tokens, fanAhead ? at + 1 : at);
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
    if (readTemperature(tokens, at)) return true;
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
  own: readonly Temperature[],
  members: readonly Temperature[],
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
function heatOf(tokens: readonly Token[], reading: Temperature): HeatKind {
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

function endsOf({ low, high }: Temperature): number[] {
  return high === undefined ? [low] : [low, high];
}

/** " fan" or " convection", as the author calls it. */
function fanWord(tokens: readonly Token[], reading: Temperature): string {
  const at = tokens.slice(reading.from, reading.to).findIndex(isFan);
  if (at < 0) return '';
  const from = reading.from + at;
  const words = tokens.slice(from, forcedEnd(tokens, from + 1)).map((token) => token.lowerCase);
  return ` ${words.join(' ').replaceAll(' - ', '-')}`;
}

function converted(reading: Temperature, heat: HeatKind, system: UnitSystem, fan: string): string {
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
