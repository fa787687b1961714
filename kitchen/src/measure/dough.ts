/** Flour and what wets it, said closely enough that the dough stays the same dough. */
import { GRAMS_PER_OUNCE, ML, OUNCES_PER_POUND, type Said, type Scale, spoons } from './express.ts';
import { CUP_PARTS, HALVES, nearest, QUARTERS, relativeError, WHOLE } from './rounding.ts';

/** More than this beside what was meant makes another dough; flour is never scooped so evenly as water is poured. */
const DOUGH_LIMIT = 0.015;
const FLOUR_LIMIT = 0.025;

const LEAST_REST = 0.75 * ML.tsp;

export const flourCups: Scale = (ml) => exactCups(ml, FLOUR_LIMIT);
export const waterCups: Scale = (ml) => exactCups(ml, DOUGH_LIMIT);

/** As near as spoons can bring it: "⅔ cup plus 1½ tsp". */
function exactCups(ml: number, limit: number): Said {
  const cups = ml / ML.cup;
  if (cups < 0.32) return spoons(ml);
  const single: Said = { value: nearest(cups, CUP_PARTS), unit: 'cup', parts: CUP_PARTS };
  if (relativeError(single.value, cups) <= limit) return single;
  const base = [0, ...CUP_PARTS, 1]
    .map((part) => Math.floor(cups) + part)
    .filter((each) => each <= cups && each > 0)
    .at(-1);
  if (base === undefined) return spoons(ml);
  const rest = (cups - base) * ML.cup;
  const inTsp = rest < ML.tbsp * 0.9;
  // Half a teaspoon of water is left in the cup anyway.
  if (rest < LEAST_REST) return { value: base, unit: 'cup', parts: CUP_PARTS };
  const size = inTsp ? ML.tsp : ML.tbsp;
  const whole = base * ML.cup + Math.round(rest / size) * size;
  const parts = !inTsp && relativeError(whole, ml) <= limit ? WHOLE : HALVES;
  const more: Said = { value: nearest(rest / size, parts), unit: inTsp ? 'tsp' : 'tbsp', parts };
  return { value: base, unit: 'cup', parts: CUP_PARTS, more };
}

/** Grams and millilitres to the single one where the round five is too far off. */
export function exactMetric(unit: 'g' | 'ml', plain: Scale): Scale {
  return (amount) => {
    const said = plain(amount);
    const isOff = said.unit === unit && relativeError(said.value, amount) > FLOUR_LIMIT;
    return isOff ? { ...said, value: Math.round(amount / 2) * 2 } : said;
  };
}

/** Ounces to the quarter where halves and wholes are too far off. */
export const exactMass: Scale = (grams) => {
  const ounces = grams / GRAMS_PER_OUNCE;
  const pounds = Math.floor(ounces / OUNCES_PER_POUND + 0.01);
  const left = Math.max(0, ounces - pounds * OUNCES_PER_POUND);
  const said: Said = { ...fineEnough(left, ounces), unit: 'oz' };
  if (pounds === 0) return said;
  const whole: Said = { value: pounds, unit: 'lb', parts: WHOLE };
  return left / ounces <= DOUGH_LIMIT ? whole : { ...whole, more: said };
};

/** Fluid ounces of 28.4 ml as `exactMass` says ounces; spoons where a quarter of one is too coarse. */
export const exactFluidOunces: Scale = (ml) => {
  if (ml < 48) return spoons(ml);
  const pints = ml / ML.pint;
  const round = nearest(pints, QUARTERS);
  if (pints > 0.9 && relativeError(round, pints) <= DOUGH_LIMIT)
    return { value: round, unit: 'pint', parts: QUARTERS };
  const ounces = ml / ML.fluidOunce;
  const said = fineEnough(ounces, ounces);
  const isCoarse = ml < 90 && relativeError(said.value, ounces) > DOUGH_LIMIT;
  return isCoarse ? spoons(ml) : { ...said, unit: 'fl oz' };
};

/** The coarsest number that is near enough, measured by the whole amount. */
function fineEnough(left: number, whole: number): Pick<Said, 'value' | 'parts'> {
  const parts =
    [WHOLE, HALVES].find((each) => {
      const value = nearest(left, each);
      return Math.abs(value - left) / whole <= DOUGH_LIMIT;
    }) ?? (left < 4 ? CUP_PARTS : QUARTERS);
  return { value: nearest(left, parts), parts };
}
