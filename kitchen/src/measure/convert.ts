/** Converts and scales one amount, as text: by weight, volume or spoons as suits the food; doughs stay exact, tins get label sizes. */
import type { UnitSystem } from '../vocabulary.ts';
import { exactFluidOunces, exactMass, exactMetric, flourCups, waterCups } from './dough.ts';
import { type Food, findFood } from './food-table.ts';
import {
  type AmountScale,
  customaryMass,
  formatPrintedAmount,
  formatRange,
  imperialVolume,
  metricMass,
  metricVolume,
  type PrintedAmount,
  packVolume,
  spoonVolume,
  type UnitNaming,
  usVolume,
} from './format-amount.ts';
import type { Measures } from './measures.ts';
import { formatDecimal, formatFraction, QUARTERS, roundToParts } from './rounding.ts';
import type { Unit } from './unit-table.ts';

/** Whose pints and fluid ounces a text means, as a single line does not say. */
export type AuthorSystem = 'United States' | 'Imperial' | 'unknown';

export interface ConversionOptions {
  readonly system: UnitSystem;
  readonly factor: number;
  readonly authorSystem: AuthorSystem;
  /** A dough or a batter: flour and what wets it must keep their proportion. */
  readonly isDough?: boolean;
  /** Gives a food in a step the name it has in the list, so that both are measured alike. */
  readonly convertAsListed?: (name: string, quantity: number) => string;
}

export interface Quantity {
  readonly quantity: number;
  readonly quantityMax?: number;
  readonly unit: Unit;
}

const IMPERIAL_SIZES: Readonly<Record<string, number>> = {
  'fl oz': 28.4131,
  pint: 568.261,
  quart: 1136.52,
  gill: 142.065,
  gallon: 4546.09,
};

/** Above two sticks and a little, butter is weighed in America too. */
const MOST_BUTTER = 235;
/** Below this many grams an amount is given in spoons, since kitchen scales are too coarse. */
const LEAST_WEIGHED = 13;
/** Millilitres of sixteen cups: larger amounts are given by weight. */
const MOST_CUPS = 3800;
/** Millilitres above which spoons become weight or volume; higher for dry goods, which scales weigh badly in small amounts. */
const MOST_SPOONS = { poured: 7.9 * 14.7868, dry: 11.9 * 14.7868 };

/** True when the person measures in that unit anyway. */
export function isInSystem(unit: Unit, options: ConversionOptions): boolean {
  if (unit.origin === 'everywhere') return true;
  if (options.system === 'international') return unit.origin === 'metric';
  // Ounces and pounds are the same on both sides of the Atlantic; pints and fluid ounces are not, where we know whose.
  if (unit.origin === 'customary') {
    return (
      unit.kind !== 'volume' ||
      options.authorSystem === 'unknown' ||
      options.authorSystem === options.system
    );
  }
  return unit.origin === (options.system === 'Imperial' ? 'Imperial' : 'US');
}

/** The amount of `name` as the person would write it, scaled by the factor of the options. */
export function convertAmount(
  measures: Measures,
  amount: Quantity,
  name: string,
  options: ConversionOptions,
): string {
  const { unit } = amount;
  const naming = createUnitNaming(measures);
  if (isInSystem(unit, options)) {
    const inOwnUnit = formatInOwnUnit(amount, options, naming);
    if (inOwnUnit) return inOwnUnit;
  }
  const scale = scaleFor(measures, amount, name, options);
  const size = unitSize(unit, options) * options.factor;
  const low = amount.quantity * size;
  if (amount.quantityMax === undefined) return formatPrintedAmount(scale(low), naming);
  return formatRange(low, amount.quantityMax * size, scale, naming);
}

export function createUnitNaming(measures: Measures): UnitNaming {
  return (unit, many) => {
    const known = measures.units.byName.get(unit);
    return known ? (many ? known.plural : known.name) : unit;
  };
}

function unitSize(unit: Unit, options: ConversionOptions): number {
  const author = options.authorSystem === 'unknown' ? options.system : options.authorSystem;
  return (author === 'Imperial' ? IMPERIAL_SIZES[unit.name] : undefined) ?? unit.size;
}

/** Pints, quarts, sticks, decilitres: scaled, they keep their unit while the number stays a round one. */
function formatInOwnUnit(
  amount: Quantity,
  options: ConversionOptions,
  naming: UnitNaming,
): string | null {
  const { unit } = amount;
  const value = amount.quantity * options.factor;
  const max = amount.quantityMax === undefined ? undefined : amount.quantityMax * options.factor;
  if (
    (unit.name === 'dl' && value < 10) ||
    (unit.name === 'cl' && value < 50) ||
    unit.name === 'mg'
  ) {
    const ends =
      max === undefined ? formatDecimal(value) : `${formatDecimal(value)}–${formatDecimal(max)}`;
    return `${ends} ${unit.name}`;
  }
  if (!/^(?:pint|quart|gallon|fl oz|stick|imperial pint)$/.test(unit.name)) return null;
  if (unit.name === 'quart' && value < 0.9) return null;
  // Twenty fluid ounces are a pint there, sixteen two cups here: more of them are said in the larger unit.
  if (unit.name === 'fl oz' && value > (options.system === 'Imperial' ? 19.5 : 16)) return null;
  const rounded = roundToParts(value, QUARTERS);
  if (max !== undefined || Math.abs(rounded - value) > 0.02 * value) return null;
  if (unit.name === 'stick' && (value * 2) % 1 !== 0) return null;
  return `${formatFraction(rounded)} ${naming(unit.name, rounded > 1)}`;
}

/** Picks the scale and, where food is weighed instead of poured or the other way round, goes through its density. */
function scaleFor(
  measures: Measures,
  amount: Quantity,
  name: string,
  options: ConversionOptions,
): AmountScale {
  const { unit } = amount;
  const food = findFood(measures.foods, name);
  if (unit.name === 'stick') return stickScale(options);
  const exact = options.isDough === true ? doughScale(amount, food, name, options) : null;
  if (exact) return exact;
  if (unit.kind === 'mass') return massScale(amount, food, name, options);
  if (options.system === 'United States') return cups(food);
  if (isSpoon(unit)) return spoonScale(food, options);
  const weighs = food !== null && food.habit !== 'liquid' && unit.origin !== 'metric';
  const dry = weighs && unit.name !== 'fl oz';
  if (options.system === 'international')
    return dry ? spoonsWhenTiny(food.density, metricMass) : metricVolume;
  const dryHere = food !== null && food.habit !== 'liquid' && unit.name !== 'fl oz';
  return dryHere ? spoonsWhenTiny(food.density, customaryMass) : imperialVolume;
}

const FLOUR = /\b(?:flour|semolina|polenta|oatmeal|masa|yogh?urt)\b/i;
/** What makes a dough wetter or drier; fat and syrup do neither. */
const DOUGH_LIQUIDS = /\b(?:water|milk|buttermilk|drink|kefir|beer|ale)$/i;
/** Below the first, a liquid is measured in spoons; above the second, it is water to cook in. */
const MIN_DOUGH_LIQUID = 40;
const MOST_WET = 1200;

/** Flour and water of a dough; null for all else in it. */
function doughScale(
  { unit, quantity, quantityMax }: Quantity,
  food: Food | null,
  name: string,
  options: ConversionOptions,
): AmountScale | null {
  if (isSpoon(unit) || quantityMax !== undefined) return null;
  const flour = FLOUR.test(name) && unit.kind === 'mass';
  const wets = DOUGH_LIQUIDS.test(name) && unit.kind === 'volume';
  const size = quantity * unitSize(unit, options) * options.factor;
  if (size < MIN_DOUGH_LIQUID || (wets && size > MOST_WET)) return null;
  if (options.system === 'international') {
    if (flour) return exactMetric('g', metricMass);
    return wets ? exactMetric('ml', metricVolume) : null;
  }
  const american = options.system === 'United States';
  if (wets) return american ? waterCups : exactFluidOunces;
  if (!flour) return null;
  if (!american) return exactMass;
  return food && size / food.density <= MOST_CUPS ? viaRatio(1 / food.density, flourCups) : null;
}

/** Butter is cut off its stick by the spoon. */
const STICK = 8 * 14.7868;

function cups(food: Food | null): AmountScale {
  if (food?.habit === 'butter') return butterVolume;
  return plainCups(food);
}

/** "7 tbsp", where a cup and its parts come to no round number. */
const butterVolume: AmountScale = (ml) => {
  const printed = usVolume(true, false)(ml);
  const isSum = printed.remainder !== undefined && printed.unit === 'cup' && ml < STICK;
  return isSum ? { value: roundToParts(ml / 14.7868, []), unit: 'tbsp', parts: [] } : printed;
};

function plainCups(food: Food | null): AmountScale {
  return usVolume(food?.isExact ?? false, food?.habit === 'liquid');
}

/** Spoons stay spoons until there are too many to count. */
function spoonScale(food: Food | null, options: ConversionOptions): AmountScale {
  if (!food) return spoonVolume;
  const metric = options.system === 'international';
  if (food.habit === 'liquid') {
    return spoonsUpTo(MOST_SPOONS.poured, metric ? metricVolume : imperialVolume);
  }
  return spoonsUpTo(MOST_SPOONS.dry, viaRatio(food.density, metric ? metricMass : customaryMass));
}

function spoonsUpTo(most: number, beyond: AmountScale): AmountScale {
  return (ml) => (ml > most ? beyond(ml) : spoonVolume(ml));
}

/** The size of a tin or a bottle as its label says it: weight stays weight, volume volume. */
export function convertPack(
  measures: Measures,
  size: Quantity,
  options: ConversionOptions,
): string {
  if (
    size.unit.kind !== 'volume' ||
    options.system === 'international' ||
    isInSystem(size.unit, options)
  ) {
    return convertAmount(measures, size, 'tinned', options);
  }
  const ml = unitSize(size.unit, options);
  const scale = packVolume(options.system === 'United States');
  const naming = createUnitNaming(measures);
  const low = size.quantity * ml;
  return size.quantityMax === undefined
    ? formatPrintedAmount(scale(low), naming)
    : formatRange(low, size.quantityMax * ml, scale, naming);
}

function stickScale(options: ConversionOptions): AmountScale {
  if (options.system === 'international') return metricMass;
  return options.system === 'Imperial' ? customaryMass : viaRatio(1 / 0.955, usVolume(true, false));
}

function massScale(
  amount: Quantity,
  food: Food | null,
  name: string,
  options: ConversionOptions,
): AmountScale {
  if (options.system === 'international')
    return isFluid(amount.unit, food) ? fluidOunces : metricMass;
  const grams = (amount.quantityMax ?? amount.quantity) * amount.unit.size * options.factor;
  if (amount.unit.origin === 'customary') return customaryMass;
  if (/\b(?:tin(?:s|ned)?|can(?:s|ned)?|jar)\b/i.test(name)) return customaryMass;
  if (LIGHT.test(name)) return customaryMass;
  const spooned = viaRatio(
    1 / (food?.density ?? 1),
    options.system === 'Imperial' ? spoonVolume : cups(food),
  );
  if (grams < (food ? LEAST_WEIGHED : 8)) return spooned;
  if (food?.habit === 'liquid' && options.system === 'Imperial')
    return viaRatio(1 / food.density, imperialVolume);
  if (options.system === 'Imperial' || !food) return customaryMass;
  const loose = food.habit === 'grated' && /\b(?:grated|shredded|crumbled)\b/i.test(name);
  if (food.habit !== 'liquid' && grams / food.density > MOST_CUPS) return customaryMass;
  const cupped = food.habit === 'cups' || food.habit === 'liquid' || loose;
  return cupped || (food.habit === 'butter' && grams <= MOST_BUTTER) ? spooned : customaryMass;
}

const ML_PER_OUNCE_GRAM = 29.5735 / 28.3495;
/** "12 oz beer", "2 oz gin": of what is thin and poured, and of what a bar pours, the ounces are fluid ones. */
const fluidOunces: AmountScale = (grams) => metricVolume(grams * ML_PER_OUNCE_GRAM);
const THIN = { least: 0.97, most: 1.04 };

function isFluid(unit: Unit, food: Food | null): boolean {
  if (unit.name !== 'oz' || food?.habit !== 'liquid') return false;
  return food.isFluid || (food.density >= THIN.least && food.density <= THIN.most);
}

/** What is so light and bulky when dry that a spoon of it is nothing. */
const LIGHT =
  /\b(?:dried (?:[\p{L}-]+ )*(?:mushrooms?|porcini|ceps?|morels?|chanterelles?|shiitakes?|seaweed|wakame|shrimps?|anchov(?:y|ies)|fish|chill(?:i|ies)|fungus|tomatoes)|porcini|bonito|kombu|wakame|rice (?:cakes?|paper|noodles?|vermicelli))\b/iu;

/** Turns weight into volume, or volume into weight, before the scale formats it. */
function viaRatio(ratio: number, scale: AmountScale): AmountScale {
  return (amount): PrintedAmount => scale(amount * ratio);
}

/** By weight, but in spoons where a kitchen scale would show nothing. */
function spoonsWhenTiny(density: number, mass: AmountScale): AmountScale {
  return (ml) => (ml * density < LEAST_WEIGHED ? spoonVolume(ml) : mass(ml * density));
}

export function isSpoon(unit: Unit): boolean {
  return unit.name === 'tsp' || unit.name === 'tbsp' || unit.name === 'dsp';
}
