/** Oven marks, and temperatures that must be exact: read from a text, grouped when given twice, put into one system. */
import type { UnitSystem } from '../vocabulary.ts';
import { readRange } from './numbers.ts';
import { isDash, isGlued, isMark, type Token } from './tokens.ts';

interface Reading {
  readonly scale: 'C' | 'F' | 'gas';
  readonly low: number;
  readonly high?: number;
  readonly fan: boolean;
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

/** What is printed on oven knobs: Celsius, Fahrenheit, gas. */
const MARKS: readonly (readonly [number, number, string])[] = [
  [110, 225, '¼'],
  [130, 250, '½'],
  [140, 275, '1'],
  [150, 300, '2'],
  [160, 325, '3'],
  [180, 350, '4'],
  [190, 375, '5'],
  [200, 400, '6'],
  [220, 425, '7'],
  [230, 450, '8'],
  [240, 475, '9'],
  [260, 500, '9'],
  [275, 525, '9'],
  [290, 550, '9'],
];

/** Pairs that American food-safety guidance prints, which plain rounding up would miss by a degree. */
const PAIRED: ReadonlyMap<number, number> = new Map([
  [63, 145],
  [74, 165],
  [43, 110],
  [4, 40],
  [-18, 0],
]);

/** Celsius; no food is done below it. */
const LEAST_DONE = 48;

const FRYING = /^(?:oil|fry|fries|deep|fryer)$/;
const EXACT =
  /^(?:sugar|syrup|caramel|toffee|candy|thermometer|probe|internal|inside|centre|center|thickest|reach|reaches|reached|registers?|reads?|temper|jam)$/;
const OVEN =
  /^(?:oven|bake|baked|baking|roast|roasting|preheat|preheated|grill|broil|broiler|fan|gas)$/;

/** Reads the temperatures that begin at `i`, with their twins ("180 °C/350 °F/gas 4"), and says what to write. */
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
  const wanted = system === 'international' ? 'C' : 'F';
  const foreign = group.members.filter((each) => !fits(each, system));
  if (foreign.length === 0) return { from, to, text: null };
  const own = group.members.filter((each) => each.scale === wanted);
  if (own.length > 0) return { from, to, text: ownText(text, tokens, own, group.members, system) };
  const source = group.members.find((each) => each.scale !== 'gas') ?? first;
  const fan = source.fan || isFan(tokens[source.from - 1]);
  return { from, to, text: converted({ ...source, fan }, heatOf(tokens, source), system) };
}

function fits(reading: Reading, system: UnitSystem): boolean {
  if (reading.scale === 'gas') return system === 'Imperial';
  return reading.scale === (system === 'international' ? 'C' : 'F');
}

function readOne(tokens: readonly Token[], i: number): Reading | null {
  if (tokens[i]?.low === 'gas') return readGas(tokens, i);
  const minus = (isDash(tokens[i]) || isMark(tokens[i], '−')) && isGlued(tokens, i + 1);
  const signed = minus && tokens[i - 1]?.kind !== 'digits';
  const range = readRange(tokens, signed ? i + 1 : i);
  if (!range) return null;
  const heated = /^(?:to|at|of|reaches|about|around)$/.test(tokens[i - 1]?.low ?? '');
  const read = readScale(tokens, range.next, range.value, heated ? 30 : 50);
  if (!read) return null;
  const sign = signed ? -1 : 1;
  const high = range.max;
  const fan = isFan(tokens[read.to]);
  return {
    scale: read.scale,
    low: sign * range.value,
    high,
    fan,
    from: i,
    to: read.to + (fan ? 1 : 0),
  };
}

function isFan(token: Token | undefined): boolean {
  return token?.low === 'fan' || token?.low === 'convection';
}

function readGas(tokens: readonly Token[], i: number): Reading | null {
  const at = tokens[i + 1]?.low === 'mark' ? i + 2 : i + 1;
  const range = readRange(tokens, at);
  if (!range || range.value > 10) return null;
  return { scale: 'gas', low: range.value, high: range.max, fan: false, from: i, to: range.next };
}

/** The degree sign or word and the scale. Bare capitals count behind a number that is no cup and no coin. */
function readScale(
  tokens: readonly Token[],
  from: number,
  value: number,
  least: number,
): { scale: 'C' | 'F'; to: number } | null {
  const token = tokens[from];
  if (isMark(token, '℃')) return { scale: 'C', to: from + 1 };
  if (isMark(token, '℉')) return { scale: 'F', to: from + 1 };
  const degree = token !== undefined && /^(?:[°º˚]|degrees?|deg)$/.test(token.low);
  const letter = tokens[degree ? from + 1 : from];
  if (letter && /^(?:c|celsius|centigrade|f|fahrenheit)$/.test(letter.low)) {
    const scale = letter.low.startsWith('f') ? 'F' : 'C';
    const spelled = letter.text.length > 1;
    const bare = /^[CF]$/.test(letter.text) && value >= least;
    if (degree || spelled || bare) return { scale, to: from + (degree ? 2 : 1) };
  }
  return degree
    ? { scale: value >= 275 ? 'F' : value > 60 && value < 250 ? 'C' : 'F', to: from + 1 }
    : null;
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
    } else if (isMark(token, '(')) {
      open += 1;
      at += 1;
    } else if (isMark(token, ')') && open > 0) {
      open -= 1;
      at += 1;
    } else if (
      /^(?:[/,;=|\]]|or|about|oven|for|in|an?|assisted)$/.test(token.low) &&
      leads(tokens, at + 1)
    ) {
      at += 1;
    } else break;
    if (open === 0 && (next || isMark(tokens[at - 1], ')')) && members.length > balancedMembers) {
      end = at;
      balancedMembers = members.length;
    }
  }
  return { members: members.slice(0, balancedMembers), end };
}

/** True when a temperature follows after at most four small words. */
function leads(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 5; at += 1) {
    if (readOne(tokens, at)) return true;
    if (
      !/^(?:[/,(=|]|or|about|fan|oven|for|in|an?|assisted|convection)$/.test(tokens[at]?.low ?? '')
    )
      return false;
  }
  return false;
}

/** The author's own words for the reader's scale; the fan oven's figure stays beside it. */
function ownText(
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
  const mark = system === 'Imperial' && gas ? ` (gas ${gasText(gas.low)})` : '';
  return `${written.join('/')}${mark}`;
}

function gasText(value: number): string {
  return value === 0.25 ? '¼' : value === 0.5 ? '½' : String(value);
}

/** An oven has its marks, a pan of oil is read to five degrees, all else is said exactly. */
type Heat = 'oven' | 'oil' | 'exact';

/** Looks back a dozen words for what is being heated; the nearest telling word decides. */
function heatOf(tokens: readonly Token[], reading: Reading): Heat {
  if (reading.scale === 'gas' || reading.fan) return 'oven';
  const celsius = reading.scale === 'C' ? reading.low : ((reading.low - 32) * 5) / 9;
  if (celsius < 90 || celsius > 300) return 'exact';
  for (let at = reading.to; at < reading.to + 3; at += 1) {
    if (OVEN.test(tokens[at]?.low ?? '')) return 'oven';
  }
  for (let at = reading.from - 1; at >= 0 && at > reading.from - 14; at -= 1) {
    const low = tokens[at]?.low ?? '';
    if (FRYING.test(low)) return celsius < 120 ? 'exact' : 'oil';
    if (EXACT.test(low)) return 'exact';
    if (OVEN.test(low)) return 'oven';
  }
  return celsius >= 125 ? 'oven' : 'exact';
}

function converted(reading: Reading, heat: Heat, system: UnitSystem): string {
  const oven = heat === 'oven';
  const ends = reading.high === undefined ? [reading.low] : [reading.low, reading.high];
  const turned = ends.map((each) => turn(each, reading, heat, system));
  const numbers = turned.map((each) => each.degrees).join('–');
  if (system === 'international') return `${numbers} °C`;
  const gas = [...new Set(turned.map((each) => each.gas))].join('–');
  return system === 'Imperial' && oven && gas ? `${numbers} °F (gas ${gas})` : `${numbers} °F`;
}

function turn(
  value: number,
  { scale, fan }: Reading,
  heat: Heat,
  system: UnitSystem,
): { degrees: number; gas: string } {
  const toC = system === 'international';
  if (heat === 'oven') {
    const mark = nearestMark(value, scale);
    // Gas ovens have no fan: the mark is that of the hotter oven without one.
    const still = fan ? nearestMark(value + (scale === 'C' ? 20 : 35), scale) : mark;
    if (mark) return { degrees: toC ? mark[0] : mark[1], gas: (still ?? mark)[2] };
  }
  if (heat !== 'exact') {
    const exact = toC ? ((value - 32) * 5) / 9 : (value * 9) / 5 + 32;
    return { degrees: Math.round(exact / 5) * 5, gas: '' };
  }
  return { degrees: toC ? exactCelsius(value) : exactFahrenheit(value), gas: '' };
}

function nearestMark(value: number, scale: Reading['scale']): (typeof MARKS)[number] | null {
  if (scale === 'gas') return MARKS.find((mark) => mark[2] === gasText(value)) ?? MARKS[10] ?? null;
  const column = scale === 'C' ? 0 : 1;
  let best: (typeof MARKS)[number] | null = null;
  for (const mark of MARKS) {
    const distance = Math.abs(mark[column] - value);
    if (!best || distance < Math.abs(best[column] - value)) best = mark;
  }
  return best && Math.abs(best[column] - value) <= (scale === 'C' ? 12 : 20) ? best : null;
}

/** Never rounded down: a degree less may not be done. Below 20 °C cold is what matters, so down is right there. */
function exactCelsius(fahrenheit: number): number {
  const celsius = ((fahrenheit - 32) * 5) / 9;
  return degreesOf(celsius, celsius);
}

/** Cold is rounded down, doneness up; between them, where dough proves and chocolate tempers, to the nearest. */
function degreesOf(value: number, celsius: number): number {
  if (celsius < 20) return Math.floor(value + 0.05);
  return celsius < LEAST_DONE ? Math.round(value) : Math.ceil(value - 1e-9);
}

function exactFahrenheit(celsius: number): number {
  const fahrenheit = (celsius * 9) / 5 + 32;
  const paired = PAIRED.get(celsius);
  if (paired !== undefined) return paired;
  return degreesOf(fahrenheit, celsius);
}
