/** Grams and millilitres said as a cook of each system would say them. */
import {
  CUP_PARTS,
  decimalText,
  fractionText,
  HALVES,
  nearest,
  QUARTERS,
  relativeError,
  roundLarge,
  roundMetric,
  SPOON_PARTS,
  WHOLE,
} from './rounding.ts';

export const GRAMS_PER_OUNCE = 28.3495;
export const OUNCES_PER_POUND = 16;
export const ML = {
  tsp: 4.92892,
  tbsp: 14.7868,
  cup: 236.588,
  quart: 946.353,
  fluidOunce: 28.4131,
  pint: 568.261,
};

/** A number in one unit; a sum of two ("¼ cup plus 2 tbsp") when no single one is near enough. */
export interface Said {
  readonly value: number;
  readonly unit: string;
  readonly parts: readonly number[];
  readonly metric?: boolean;
  readonly more?: Said;
}

export type Scale = (amount: number) => Said;

export const metricMass: Scale = (grams) => metric(grams, 'g', 'kg');
export const metricVolume: Scale = (ml) => metric(ml, 'ml', 'l');

function metric(amount: number, small: string, large: string): Said {
  const rounded = roundMetric(amount);
  if (rounded < 1000) return { value: rounded, unit: small, parts: WHOLE, metric: true };
  return { value: roundLarge(amount / 1000), unit: large, parts: WHOLE, metric: true };
}

/** Teaspoons and tablespoons only, as metric and British cooks use them. */
export const spoons: Scale = (ml) => {
  const tsp = ml / ML.tsp;
  if (tsp < 0.09) return { value: 1, unit: 'pinch', parts: WHOLE };
  if (tsp < 2.8) {
    const fine = tsp < 1 ? SPOON_PARTS : QUARTERS;
    return { value: nearest(tsp, fine), unit: 'tsp', parts: fine };
  }
  // Nobody has a quarter of a tablespoon: 4 tsp are said as they are measured.
  return orSum(ml, ML.tbsp, 'tbsp', HALVES, ml / ML.tbsp < 1.6 ? 0.04 : 0.07, {
    size: ML.tsp,
    unit: 'tsp',
    parts: WHOLE,
  });
};

/** 3 tsp are 1 tbsp, 4 tbsp ¼ cup, 16 tbsp a cup; `exact` to the half spoon, else to the spoon. */
export function usVolume(exact: boolean, poured: boolean): Scale {
  const limit = exact ? 0.06 : 0.1;
  const rest = { size: ML.tbsp, unit: 'tbsp', parts: exact ? HALVES : WHOLE };
  return (ml) => {
    const cups = ml / ML.cup;
    if (cups < 0.225) return spoons(ml);
    if (cups > 8) return manyCups(cups, poured);
    // Five spoons are sooner said than a quarter of a cup and one.
    if (cups < 0.32 && relativeError(0.25, cups) > limit && cups > 0.25) return spoons(ml);
    return orSum(ml, ML.cup, 'cup', CUP_PARTS, limit, rest);
  };
}

/** Nobody counts to twelve and two thirds: what is poured comes in quarts, the rest in whole and half cups. */
function manyCups(cups: number, poured: boolean): Said {
  const even = relativeError(Math.round(cups), cups) < 0.02;
  if (!poured || (even && cups < 16))
    return { value: nearest(cups, HALVES), unit: 'cup', parts: HALVES };
  const parts = cups > 16 ? HALVES : QUARTERS;
  return { value: nearest((cups * ML.cup) / ML.quart, parts), unit: 'quart', parts };
}

/** What stands on a tin or a bottle: fluid ounces, in America and in Britain each their own. */
export function packVolume(american: boolean): Scale {
  const size = american ? 2 * ML.tbsp : ML.fluidOunce;
  return (ml) => {
    const parts = ml / size < 20 ? HALVES : WHOLE;
    return { value: nearest(ml / size, parts), unit: 'fl oz', parts };
  };
}

/** Scales show quarters; a third stands between two of them. */
const OUNCE_PARTS: readonly number[] = [1 / 4, 1 / 3, 1 / 2, 3 / 4];

/** Ounces, from a pound on pounds: to the quarter where that is near, else "1 lb 2 oz". */
export const customaryMass: Scale = (grams) => {
  const ounces = grams / GRAMS_PER_OUNCE;
  if (ounces < 15.5) {
    const parts =
      ounces < 1 ? OUNCE_PARTS : ounces < 3.9 ? QUARTERS : ounces < 5.9 ? HALVES : WHOLE;
    return { value: nearest(ounces, parts), unit: 'oz', parts };
  }
  const rest = { size: GRAMS_PER_OUNCE, unit: 'oz', parts: WHOLE };
  return orSum(grams, GRAMS_PER_OUNCE * OUNCES_PER_POUND, 'lb', QUARTERS, 0.04, rest);
};

/** Spoons, fluid ounces of 28.4 ml, and the pint of twenty of them from half a pint on. */
export const imperialVolume: Scale = (ml) => {
  if (ml < 48) return spoons(ml);
  const ounces = ml / ML.fluidOunce;
  const pints = ml / ML.pint;
  const quarter = nearest(pints, QUARTERS);
  if (pints > 2 || (pints > 0.45 && relativeError(quarter, pints) < 0.06)) {
    return { value: quarter, unit: 'pint', parts: QUARTERS };
  }
  const parts = ounces < 3 ? QUARTERS : ounces < 5 ? HALVES : WHOLE;
  return { value: nearest(ounces, parts), unit: 'fl oz', parts };
};

interface Rest {
  readonly size: number;
  readonly unit: string;
  readonly parts: readonly number[];
}

/** One number when it is within `limit`, else the largest below it and the rest in the smaller unit. */
function orSum(
  amount: number,
  size: number,
  unit: string,
  parts: readonly number[],
  limit: number,
  rest: Rest,
): Said {
  const wanted = amount / size;
  const single: Said = { value: nearest(wanted, parts), unit, parts };
  if (relativeError(single.value, wanted) <= limit) return single;
  const { base, left } = splitSum(wanted, size / rest.size, unit === 'cup' ? parts : WHOLE);
  if (base === 0 || left < (rest.parts === WHOLE ? 0.5 : 0.25)) return single;
  const spoonsLeft = nearest(left, rest.parts);
  // Half a tablespoon beside a cup is measured in teaspoons.
  const more =
    rest.unit === 'tbsp' && spoonsLeft === 0.5
      ? { value: 1.5, unit: 'tsp', parts: QUARTERS }
      : { value: spoonsLeft, unit: rest.unit, parts: rest.parts };
  return { value: base, unit, parts, more };
}

/** The largest base that leaves a whole number of the smaller unit ("¼ cup plus 2 tbsp"), else the largest of all. */
function splitSum(
  wanted: number,
  ratio: number,
  parts: readonly number[],
): { base: number; left: number } {
  const whole = Math.floor(wanted + 1e-6);
  const bases = [0, ...parts].map((part) => whole + part).filter((each) => each <= wanted + 1e-6);
  const sums = bases.reverse().map((base) => ({ base, left: (wanted - base) * ratio }));
  // Four spoons are a quarter of a cup and belong to the base.
  const fit = parts === WHOLE ? sums : sums.filter((sum) => sum.left < 3.9);
  const even = fit.find((sum) => sum.base > 0 && Math.abs(sum.left - Math.round(sum.left)) < 0.1);
  return even ?? sums[0] ?? { base: 0, left: 0 };
}

export type Naming = (unit: string, many: boolean) => string;

/** "1½ cups", "¼ cup plus 2 tbsp", "1 lb 2 oz", "a pinch". */
export function saidText(said: Said, naming: Naming): string {
  if (said.unit === 'pinch') return 'a pinch';
  const first = `${numberText(said)} ${naming(said.unit, said.value > 1)}`;
  if (!said.more) return first;
  return `${first}${said.unit === 'lb' ? ' ' : ' plus '}${saidText(said.more, naming)}`;
}

/** Both ends of a range in the unit of the upper one: "1–2 cups". */
export function rangeText(low: number, high: number, scale: Scale, naming: Naming): string {
  const upper = single(scale(high));
  const inUpper = { ...upper, value: otherEnd(low / high, upper) };
  // "2 to 4 tbsp" must not become "¼ to ¼ cup": when the upper unit is too coarse, the lower end's unit serves both.
  const coarse = Math.abs(inUpper.value / upper.value - low / high) > 0.1 * (low / high);
  const lower = single(scale(low));
  const bottom = coarse ? lower : inUpper;
  const exact = coarse ? { ...lower, value: otherEnd(high / low, lower) } : upper;
  const top = evenly(bottom, exact, high / low);
  const text = saidText(top, naming);
  if (top.unit === 'pinch' || bottom.value >= top.value) return text;
  // Half a litre and nought point five litres are one, but only the first stands on a jug.
  if (top.metric && bottom.value < 1 && lower.unit !== top.unit)
    return `${saidText(lower, naming)}–${text}`;
  return `${numberText(bottom)}–${text}`;
}

/** Twice as much at the one end as at the other stays twice as much: 8–16 fl oz, not 8–17. */
function evenly(bottom: Said, top: Said, ratio: number): Said {
  const times = Math.round(ratio);
  if (top.metric || times < 2 || relativeError(ratio, times) > 0.03) return top;
  const value = bottom.value * times;
  return relativeError(value, top.value) < 0.07 ? { ...top, value } : top;
}

/** How many of the smaller unit the larger holds, where the two make a sum. */
const PER_LARGER: Readonly<Record<string, number>> = { cup: 16, lb: 16 };

/** A sum in one unit: "1 tbsp plus 1 tsp" is 4 tsp, a cup and two spoons the nearest part of cups. */
function single(said: Said): Said {
  const { more, value, unit } = said;
  if (more === undefined) return said;
  if (unit === 'tbsp' && more.unit === 'tsp') return { ...more, value: value * 3 + more.value };
  const whole = value + more.value / (PER_LARGER[unit] ?? Number.POSITIVE_INFINITY);
  // "4–6 tbsp", where a third of a cup would be a spoon short.
  if (unit === 'cup' && whole < 0.45 && more.unit === 'tbsp')
    return { ...more, value: nearest(whole * 16, more.parts) };
  const parts = unit === 'lb' ? QUARTERS : said.parts;
  return { value: nearest(whole, parts), unit, parts, metric: said.metric };
}

/** The other end of a range, from one end and their ratio. */
function otherEnd(share: number, top: Said): number {
  const value = share * top.value;
  if (!top.metric) return nearest(value, top.parts);
  return top.unit === 'g' || top.unit === 'ml' ? roundMetric(value) : roundLarge(value);
}

function numberText(said: Said): string {
  return said.metric ? decimalText(said.value) : fractionText(said.value);
}
