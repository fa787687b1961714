/** Formats flour and liquid of a dough more exactly than other amounts, so that their proportion is kept. */
import {
  type AmountScale,
  GRAMS_PER_OUNCE,
  ML,
  OUNCES_PER_POUND,
  type PrintedAmount,
  spoonVolume,
} from './format-amount.ts';
import {
  CUP_PARTS,
  HALVES,
  QUARTERS,
  relativeDeviation,
  roundToParts,
  WHOLE_NUMBERS,
} from './rounding.ts';

/** Largest relative deviation that leaves the dough the same; flour in cups is less exact than water, so it may deviate more. */
const DOUGH_LIMIT = 0.015;
const FLOUR_LIMIT = 0.025;

const MIN_REMAINDER = 0.75 * ML.tsp;

export const flourCups: AmountScale = (ml) => exactCups(ml, FLOUR_LIMIT);
export const waterCups: AmountScale = (ml) => exactCups(ml, DOUGH_LIMIT);

/** As near as spoons can bring it: "⅔ cup plus 1½ tsp". */
function exactCups(ml: number, limit: number): PrintedAmount {
  const cups = ml / ML.cup;
  if (cups < 0.32) return spoonVolume(ml);
  const single: PrintedAmount = {
    value: roundToParts(cups, CUP_PARTS),
    unit: 'cup',
    parts: CUP_PARTS,
  };
  if (relativeDeviation(single.value, cups) <= limit) return single;
  const base = [0, ...CUP_PARTS, 1]
    .map((part) => Math.floor(cups) + part)
    .filter((each) => each <= cups && each > 0)
    .at(-1);
  if (base === undefined) return spoonVolume(ml);
  const rest = (cups - base) * ML.cup;
  const inTsp = rest < ML.tbsp * 0.9;
  // Half a teaspoon of water is left in the cup anyway.
  if (rest < MIN_REMAINDER) return { value: base, unit: 'cup', parts: CUP_PARTS };
  const size = inTsp ? ML.tsp : ML.tbsp;
  const whole = base * ML.cup + Math.round(rest / size) * size;
  const parts = !inTsp && relativeDeviation(whole, ml) <= limit ? WHOLE_NUMBERS : HALVES;
  const remainder: PrintedAmount = {
    value: roundToParts(rest / size, parts),
    unit: inTsp ? 'tsp' : 'tbsp',
    parts,
  };
  return { value: base, unit: 'cup', parts: CUP_PARTS, remainder };
}

/** Grams and millilitres to the single one where the round five is too far off. */
export function exactMetric(unit: 'g' | 'ml', plain: AmountScale): AmountScale {
  return (amount) => {
    const printed = plain(amount);
    const isOff = printed.unit === unit && relativeDeviation(printed.value, amount) > FLOUR_LIMIT;
    return isOff ? { ...printed, value: Math.round(amount / 2) * 2 } : printed;
  };
}

/** Ounces to the quarter where halves and wholes are too far off. */
export const exactMass: AmountScale = (grams) => {
  const ounces = grams / GRAMS_PER_OUNCE;
  const pounds = Math.floor(ounces / OUNCES_PER_POUND + 0.01);
  const left = Math.max(0, ounces - pounds * OUNCES_PER_POUND);
  const printed: PrintedAmount = { ...roundWithinTolerance(left, ounces), unit: 'oz' };
  if (pounds === 0) return printed;
  const whole: PrintedAmount = { value: pounds, unit: 'lb', parts: WHOLE_NUMBERS };
  return left / ounces <= DOUGH_LIMIT ? whole : { ...whole, remainder: printed };
};

/** Fluid ounces of 28.4 ml as `exactMass` says ounces; spoons where a quarter of one is too coarse. */
export const exactFluidOunces: AmountScale = (ml) => {
  if (ml < 48) return spoonVolume(ml);
  const pints = ml / ML.pint;
  const round = roundToParts(pints, QUARTERS);
  if (pints > 0.9 && relativeDeviation(round, pints) <= DOUGH_LIMIT)
    return { value: round, unit: 'pint', parts: QUARTERS };
  const ounces = ml / ML.fluidOunce;
  const printed = roundWithinTolerance(ounces, ounces);
  const isCoarse = ml < 90 && relativeDeviation(printed.value, ounces) > DOUGH_LIMIT;
  return isCoarse ? spoonVolume(ml) : { ...printed, unit: 'fl oz' };
};

/** The coarsest number that is near enough, measured by the whole amount. */
function roundWithinTolerance(left: number, whole: number): Pick<PrintedAmount, 'value' | 'parts'> {
  const parts =
    [WHOLE_NUMBERS, HALVES].find((each) => {
      const value = roundToParts(left, each);
      return Math.abs(value - left) / whole <= DOUGH_LIMIT;
    }) ?? (left < 4 ? CUP_PARTS : QUARTERS);
  return { value: roundToParts(left, parts), parts };
}
