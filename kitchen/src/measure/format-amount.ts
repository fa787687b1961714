/** Rounds and formats grams and millilitres as amounts or ranges in metric, US or British kitchen units ("1½ cups", "1 lb 2 oz"). */
import {
  CUP_PARTS,
  formatDecimal,
  formatFraction,
  HALVES,
  QUARTERS,
  relativeDeviation,
  roundLarge,
  roundMetric,
  roundToParts,
  SPOON_PARTS,
  WHOLE_NUMBERS,
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
export interface PrintedAmount {
  readonly value: number;
  readonly unit: string;
  readonly parts: readonly number[];
  readonly isMetric?: boolean;
  readonly remainder?: PrintedAmount;
}

export type AmountScale = (amount: number) => PrintedAmount;

export const metricMass: AmountScale = (grams) => metric(grams, 'g', 'kg');
export const metricVolume: AmountScale = (ml) => metric(ml, 'ml', 'l');

function metric(amount: number, small: string, large: string): PrintedAmount {
  const rounded = roundMetric(amount);
  if (rounded < 1000) return { value: rounded, unit: small, parts: WHOLE_NUMBERS, isMetric: true };
  return { value: roundLarge(amount / 1000), unit: large, parts: WHOLE_NUMBERS, isMetric: true };
}

/** Teaspoons and tablespoons only, as metric and British cooks use them. */
export const spoonVolume: AmountScale = (ml) => {
  const tsp = ml / ML.tsp;
  if (tsp < 0.09) return { value: 1, unit: 'pinch', parts: WHOLE_NUMBERS };
  if (tsp < 2.8) {
    const fine = tsp < 1 ? SPOON_PARTS : QUARTERS;
    return { value: roundToParts(tsp, fine), unit: 'tsp', parts: fine };
  }
  // Nobody has a quarter of a tablespoon: 4 tsp are said as they are measured.
  return roundOrSplit(ml, ML.tbsp, 'tbsp', HALVES, ml / ML.tbsp < 1.6 ? 0.04 : 0.07, {
    size: ML.tsp,
    unit: 'tsp',
    parts: WHOLE_NUMBERS,
  });
};

/** 3 tsp are 1 tbsp, 4 tbsp ¼ cup, 16 tbsp a cup; `exact` to the half spoon, else to the spoon. */
export function usVolume(exact: boolean, poured: boolean): AmountScale {
  const limit = exact ? 0.06 : 0.1;
  const rest = { size: ML.tbsp, unit: 'tbsp', parts: exact ? HALVES : WHOLE_NUMBERS };
  return (ml) => {
    const cups = ml / ML.cup;
    if (cups < 0.225) return spoonVolume(ml);
    if (cups > 8) return manyCups(cups, poured);
    // Five spoons are sooner said than a quarter of a cup and one.
    if (cups < 0.32 && relativeDeviation(0.25, cups) > limit && cups > 0.25) return spoonVolume(ml);
    return roundOrSplit(ml, ML.cup, 'cup', CUP_PARTS, limit, rest);
  };
}

/** Nobody counts to twelve and two thirds: what is poured comes in quarts, the rest in whole and half cups. */
function manyCups(cups: number, poured: boolean): PrintedAmount {
  const even = relativeDeviation(Math.round(cups), cups) < 0.02;
  if (!poured || (even && cups < 16))
    return { value: roundToParts(cups, HALVES), unit: 'cup', parts: HALVES };
  const parts = cups > 16 ? HALVES : QUARTERS;
  return { value: roundToParts((cups * ML.cup) / ML.quart, parts), unit: 'quart', parts };
}

/** What stands on a tin or a bottle: fluid ounces, in America and in Britain each their own. */
export function packVolume(american: boolean): AmountScale {
  const size = american ? 2 * ML.tbsp : ML.fluidOunce;
  return (ml) => {
    const parts = ml / size < 20 ? HALVES : WHOLE_NUMBERS;
    return { value: roundToParts(ml / size, parts), unit: 'fl oz', parts };
  };
}

/** Scales show quarters; a third stands between two of them. */
const OUNCE_PARTS: readonly number[] = [1 / 4, 1 / 3, 1 / 2, 3 / 4];

/** Ounces, from a pound on pounds: to the quarter where that is near, else "1 lb 2 oz". */
export const customaryMass: AmountScale = (grams) => {
  const ounces = grams / GRAMS_PER_OUNCE;
  if (ounces < 15.5) {
    const parts =
      ounces < 1 ? OUNCE_PARTS : ounces < 3.9 ? QUARTERS : ounces < 5.9 ? HALVES : WHOLE_NUMBERS;
    return { value: roundToParts(ounces, parts), unit: 'oz', parts };
  }
  const rest = { size: GRAMS_PER_OUNCE, unit: 'oz', parts: WHOLE_NUMBERS };
  return roundOrSplit(grams, GRAMS_PER_OUNCE * OUNCES_PER_POUND, 'lb', QUARTERS, 0.04, rest);
};

/** Spoons, fluid ounces of 28.4 ml, and the pint of twenty of them from half a pint on. */
export const imperialVolume: AmountScale = (ml) => {
  if (ml < 48) return spoonVolume(ml);
  const ounces = ml / ML.fluidOunce;
  const pints = ml / ML.pint;
  const quarter = roundToParts(pints, QUARTERS);
  if (pints > 2 || (pints > 0.45 && relativeDeviation(quarter, pints) < 0.06)) {
    return { value: quarter, unit: 'pint', parts: QUARTERS };
  }
  const parts = ounces < 3 ? QUARTERS : ounces < 5 ? HALVES : WHOLE_NUMBERS;
  return { value: roundToParts(ounces, parts), unit: 'fl oz', parts };
};

interface Rest {
  readonly size: number;
  readonly unit: string;
  readonly parts: readonly number[];
}

/** One number when it is within `limit`, else the largest below it and the rest in the smaller unit. */
function roundOrSplit(
  amount: number,
  size: number,
  unit: string,
  parts: readonly number[],
  limit: number,
  rest: Rest,
): PrintedAmount {
  const exact = amount / size;
  const single: PrintedAmount = { value: roundToParts(exact, parts), unit, parts };
  if (relativeDeviation(single.value, exact) <= limit) return single;
  const { base, left } = splitSum(exact, size / rest.size, unit === 'cup' ? parts : WHOLE_NUMBERS);
  if (base === 0 || left < (rest.parts === WHOLE_NUMBERS ? 0.5 : 0.25)) return single;
  const spoonsLeft = roundToParts(left, rest.parts);
  // Half a tablespoon beside a cup is measured in teaspoons.
  const remainder =
    rest.unit === 'tbsp' && spoonsLeft === 0.5
      ? { value: 1.5, unit: 'tsp', parts: QUARTERS }
      : { value: spoonsLeft, unit: rest.unit, parts: rest.parts };
  return { value: base, unit, parts, remainder };
}

/** The largest base that leaves a whole number of the smaller unit ("¼ cup plus 2 tbsp"), else the largest of all. */
function splitSum(
  exact: number,
  ratio: number,
  parts: readonly number[],
): { base: number; left: number } {
  const whole = Math.floor(exact + 1e-6);
  const bases = [0, ...parts].map((part) => whole + part).filter((each) => each <= exact + 1e-6);
  const sums = bases.reverse().map((base) => ({ base, left: (exact - base) * ratio }));
  // Four spoons are a quarter of a cup and belong to the base.
  const fit = parts === WHOLE_NUMBERS ? sums : sums.filter((sum) => sum.left < 3.9);
  const even = fit.find((sum) => sum.base > 0 && Math.abs(sum.left - Math.round(sum.left)) < 0.1);
  return even ?? sums[0] ?? { base: 0, left: 0 };
}

export type UnitNaming = (unit: string, many: boolean) => string;

/** "1½ cups", "¼ cup plus 2 tbsp", "1 lb 2 oz", "a pinch". */
export function formatPrintedAmount(printed: PrintedAmount, naming: UnitNaming): string {
  if (printed.unit === 'pinch') return 'a pinch';
  const first = `${numberText(printed)} ${naming(printed.unit, printed.value > 1)}`;
  if (!printed.remainder) return first;
  return `${first}${printed.unit === 'lb' ? ' ' : ' plus '}${formatPrintedAmount(printed.remainder, naming)}`;
}

/** Both ends of a range in the unit of the upper one: "1–2 cups". */
export function formatRange(
  low: number,
  high: number,
  scale: AmountScale,
  naming: UnitNaming,
): string {
  const upper = toSingleUnit(scale(high));
  const inUpper = { ...upper, value: scaleOtherEnd(low / high, upper) };
  // "2 to 4 tbsp" must not become "¼ to ¼ cup": when the upper unit is too coarse, the lower end's unit serves both.
  const coarse = Math.abs(inUpper.value / upper.value - low / high) > 0.1 * (low / high);
  const lower = toSingleUnit(scale(low));
  const bottom = coarse ? lower : inUpper;
  const exact = coarse ? { ...lower, value: scaleOtherEnd(high / low, lower) } : upper;
  const top = keepRatio(bottom, exact, high / low);
  const text = formatPrintedAmount(top, naming);
  if (top.unit === 'pinch' || bottom.value >= top.value) return text;
  // Half a litre and nought point five litres are one, but only the first stands on a jug.
  if (top.isMetric && bottom.value < 1 && lower.unit !== top.unit)
    return `${formatPrintedAmount(lower, naming)}–${text}`;
  return `${numberText(bottom)}–${text}`;
}

/** Twice as much at the one end as at the other stays twice as much: 8–16 fl oz, not 8–17. */
function keepRatio(bottom: PrintedAmount, top: PrintedAmount, ratio: number): PrintedAmount {
  const times = Math.round(ratio);
  if (top.isMetric || times < 2 || relativeDeviation(ratio, times) > 0.03) return top;
  const value = bottom.value * times;
  return relativeDeviation(value, top.value) < 0.07 ? { ...top, value } : top;
}

/** How many of the smaller unit the larger holds, where the two make a sum. */
const PER_LARGER: Readonly<Record<string, number>> = { cup: 16, lb: 16 };

/** A sum in one unit: "1 tbsp plus 1 tsp" is 4 tsp, a cup and two spoons the nearest part of cups. */
function toSingleUnit(printed: PrintedAmount): PrintedAmount {
  const { remainder, value, unit } = printed;
  if (remainder === undefined) return printed;
  if (unit === 'tbsp' && remainder.unit === 'tsp')
    return { ...remainder, value: value * 3 + remainder.value };
  const whole = value + remainder.value / (PER_LARGER[unit] ?? Number.POSITIVE_INFINITY);
  // "4–6 tbsp", where a third of a cup would be a spoon short.
  if (unit === 'cup' && whole < 0.45 && remainder.unit === 'tbsp')
    return { ...remainder, value: roundToParts(whole * 16, remainder.parts) };
  const parts = unit === 'lb' ? QUARTERS : printed.parts;
  return { value: roundToParts(whole, parts), unit, parts, isMetric: printed.isMetric };
}

/** The other end of a range, from one end and their ratio. */
function scaleOtherEnd(share: number, top: PrintedAmount): number {
  const value = share * top.value;
  if (!top.isMetric) return roundToParts(value, top.parts);
  return top.unit === 'g' || top.unit === 'ml' ? roundMetric(value) : roundLarge(value);
}

function numberText(printed: PrintedAmount): string {
  return printed.isMetric ? formatDecimal(printed.value) : formatFraction(printed.value);
}
