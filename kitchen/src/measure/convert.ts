/** Which measure an amount gets in somebody's system: the rules between weight, volume and the kind of food. */
import type { UnitSystem } from '../vocabulary.ts';
import { exactFluidOunces, exactMass, exactMetric, flourCups, waterCups } from './dough.ts';
import {
  customaryMass,
  imperialVolume,
  metricMass,
  metricVolume,
  type Naming,
  packVolume,
  rangeText,
  type Said,
  type Scale,
  saidText,
  spoons,
  usVolume,
} from './express.ts';
import { type Food, findFood } from './food-table.ts';
import type { Measures } from './measures.ts';
import { decimalText, fractionText, nearest, QUARTERS } from './rounding.ts';
import type { Unit } from './unit-table.ts';

/** Whose pints and fluid ounces a text speaks of; nobody says so on the single line. */
export type Author = 'United States' | 'Imperial' | 'unknown';

export interface Wish {
  readonly system: UnitSystem;
  readonly factor: number;
  readonly author: Author;
  /** A dough or a batter: flour and what wets it must keep their proportion. */
  readonly dough?: boolean;
  /** A food of the steps as the list has it: what is grated there is measured as grated here. */
  readonly asListed?: (name: string, quantity: number) => string;
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
/** Below this a kitchen scale is no use and a spoon is; half an ounce is the least that British scales tell. */
const LEAST_WEIGHED = 13;
/** Millilitres of sixteen cups: whoever needs more flour than that has a scale. */
const MOST_CUPS = 3800;
/** More spoons than this nobody counts out; dry goods later, for a scale tells little of them well. */
const MOST_SPOONS = { poured: 7.9 * 14.7868, dry: 11.9 * 14.7868 };

/** True when the person measures in that unit anyway. */
export function isAtHome(unit: Unit, wish: Wish): boolean {
  if (unit.home === 'everywhere') return true;
  if (wish.system === 'international') return unit.home === 'metric';
  // Ounces and pounds are the same on both sides of the Atlantic; pints and fluid ounces are not, where we know whose.
  if (unit.home === 'customary') {
    return unit.kind !== 'volume' || wish.author === 'unknown' || wish.author === wish.system;
  }
  return unit.home === (wish.system === 'Imperial' ? 'Imperial' : 'US');
}

/** The amount of `name` as the person would write it, scaled by the wish's factor. */
export function convert(measures: Measures, amount: Quantity, name: string, wish: Wish): string {
  const { unit } = amount;
  const naming = namingOf(measures);
  if (isAtHome(unit, wish)) {
    const kept = keepUnit(amount, wish, naming);
    if (kept) return kept;
  }
  const scale = scaleFor(measures, amount, name, wish);
  const size = unitSize(unit, wish) * wish.factor;
  const low = amount.quantity * size;
  if (amount.quantityMax === undefined) return saidText(scale(low), naming);
  return rangeText(low, amount.quantityMax * size, scale, naming);
}

export function namingOf(measures: Measures): Naming {
  return (unit, many) => {
    const known = measures.units.byName.get(unit);
    return known ? (many ? known.plural : known.name) : unit;
  };
}

function unitSize(unit: Unit, wish: Wish): number {
  const author = wish.author === 'unknown' ? wish.system : wish.author;
  return (author === 'Imperial' ? IMPERIAL_SIZES[unit.name] : undefined) ?? unit.size;
}

/** Pints, quarts, sticks, decilitres: scaled, they keep their unit while the number stays a round one. */
function keepUnit(amount: Quantity, wish: Wish, naming: Naming): string | null {
  const { unit } = amount;
  const value = amount.quantity * wish.factor;
  const max = amount.quantityMax === undefined ? undefined : amount.quantityMax * wish.factor;
  if (
    (unit.name === 'dl' && value < 10) ||
    (unit.name === 'cl' && value < 50) ||
    unit.name === 'mg'
  ) {
    const ends =
      max === undefined ? decimalText(value) : `${decimalText(value)}–${decimalText(max)}`;
    return `${ends} ${unit.name}`;
  }
  if (!/^(?:pint|quart|gallon|fl oz|stick|imperial pint)$/.test(unit.name)) return null;
  if (unit.name === 'quart' && value < 0.9) return null;
  // Twenty fluid ounces are a pint there, sixteen two cups here: more of them are said in the larger unit.
  if (unit.name === 'fl oz' && value > (wish.system === 'Imperial' ? 19.5 : 16)) return null;
  const rounded = nearest(value, QUARTERS);
  if (max !== undefined || Math.abs(rounded - value) > 0.02 * value) return null;
  if (unit.name === 'stick' && (value * 2) % 1 !== 0) return null;
  return `${fractionText(rounded)} ${naming(unit.name, rounded > 1)}`;
}

/** Picks the scale and, where food is weighed instead of poured or the other way round, goes through its density. */
function scaleFor(measures: Measures, amount: Quantity, name: string, wish: Wish): Scale {
  const { unit } = amount;
  const food = findFood(measures.foods, name);
  if (unit.name === 'stick') return stickScale(wish);
  const exact = wish.dough === true ? doughScale(amount, food, name, wish) : null;
  if (exact) return exact;
  if (unit.kind === 'mass') return massScale(amount, food, name, wish);
  if (wish.system === 'United States') return cups(food);
  if (isSpoon(unit)) return spoonScale(food, wish);
  const weighs = food !== null && food.habit !== 'liquid' && unit.home !== 'metric';
  const dry = weighs && unit.name !== 'fl oz';
  if (wish.system === 'international')
    return dry ? smallSpoons(food.density, metricMass) : metricVolume;
  const dryHere = food !== null && food.habit !== 'liquid' && unit.name !== 'fl oz';
  return dryHere ? smallSpoons(food.density, customaryMass) : imperialVolume;
}

const FLOUR = /\b(?:flour|semolina|polenta|oatmeal|masa|yogh?urt)\b/i;
/** What makes a dough wetter or drier; fat and syrup do neither. */
const WETS = /\b(?:water|milk|buttermilk|drink|kefir|beer|ale)$/i;
/** Less of it is told by spoons, and more than the other is water to boil it in. */
const LEAST_TOLD = 40;
const MOST_WET = 1200;

/** Flour and water of a dough; null for all else in it. */
function doughScale(
  { unit, quantity, quantityMax }: Quantity,
  food: Food | null,
  name: string,
  wish: Wish,
): Scale | null {
  if (isSpoon(unit) || quantityMax !== undefined) return null;
  const flour = FLOUR.test(name) && unit.kind === 'mass';
  const wets = WETS.test(name) && unit.kind === 'volume';
  const size = quantity * unitSize(unit, wish) * wish.factor;
  if (size < LEAST_TOLD || (wets && size > MOST_WET)) return null;
  if (wish.system === 'international') {
    if (flour) return exactMetric('g', metricMass);
    return wets ? exactMetric('ml', metricVolume) : null;
  }
  const american = wish.system === 'United States';
  if (wets) return american ? waterCups : exactFluidOunces;
  if (!flour) return null;
  if (!american) return exactMass;
  return food && size / food.density <= MOST_CUPS ? through(1 / food.density, flourCups) : null;
}

/** Butter is cut off its stick by the spoon. */
const STICK = 8 * 14.7868;

function cups(food: Food | null): Scale {
  if (food?.habit === 'butter') return butterVolume;
  return plainCups(food);
}

/** "7 tbsp", where a cup and its parts come to no round number. */
const butterVolume: Scale = (ml) => {
  const said = usVolume(true, false)(ml);
  const isSum = said.more !== undefined && said.unit === 'cup' && ml < STICK;
  return isSum ? { value: nearest(ml / 14.7868, []), unit: 'tbsp', parts: [] } : said;
};

function plainCups(food: Food | null): Scale {
  return usVolume(food?.exact ?? false, food?.habit === 'liquid');
}

/** Spoons stay spoons until there are too many to count. */
function spoonScale(food: Food | null, wish: Wish): Scale {
  if (!food) return spoons;
  const metric = wish.system === 'international';
  if (food.habit === 'liquid') {
    return upTo(MOST_SPOONS.poured, metric ? metricVolume : imperialVolume);
  }
  return upTo(MOST_SPOONS.dry, through(food.density, metric ? metricMass : customaryMass));
}

function upTo(most: number, beyond: Scale): Scale {
  return (ml) => (ml > most ? beyond(ml) : spoons(ml));
}

/** The size of a tin or a bottle as its label says it: weight stays weight, volume volume. */
export function convertPack(measures: Measures, size: Quantity, wish: Wish): string {
  if (size.unit.kind !== 'volume' || wish.system === 'international' || isAtHome(size.unit, wish)) {
    return convert(measures, size, 'tinned', wish);
  }
  const ml = unitSize(size.unit, wish);
  const scale = packVolume(wish.system === 'United States');
  const naming = namingOf(measures);
  const low = size.quantity * ml;
  return size.quantityMax === undefined
    ? saidText(scale(low), naming)
    : rangeText(low, size.quantityMax * ml, scale, naming);
}

function stickScale(wish: Wish): Scale {
  if (wish.system === 'international') return metricMass;
  return wish.system === 'Imperial' ? customaryMass : through(1 / 0.955, usVolume(true, false));
}

function massScale(amount: Quantity, food: Food | null, name: string, wish: Wish): Scale {
  if (wish.system === 'international') return isFluid(amount.unit, food) ? fluidOunces : metricMass;
  const grams = (amount.quantityMax ?? amount.quantity) * amount.unit.size * wish.factor;
  if (amount.unit.home === 'customary') return customaryMass;
  if (/\b(?:tin(?:s|ned)?|can(?:s|ned)?|jar)\b/i.test(name)) return customaryMass;
  if (LIGHT.test(name)) return customaryMass;
  const spooned = through(
    1 / (food?.density ?? 1),
    wish.system === 'Imperial' ? spoons : cups(food),
  );
  if (grams < (food ? LEAST_WEIGHED : 8)) return spooned;
  if (food?.habit === 'liquid' && wish.system === 'Imperial')
    return through(1 / food.density, imperialVolume);
  if (wish.system === 'Imperial' || !food) return customaryMass;
  const loose = food.habit === 'grated' && /\b(?:grated|shredded|crumbled)\b/i.test(name);
  if (food.habit !== 'liquid' && grams / food.density > MOST_CUPS) return customaryMass;
  const cupped = food.habit === 'cups' || food.habit === 'liquid' || loose;
  return cupped || (food.habit === 'butter' && grams <= MOST_BUTTER) ? spooned : customaryMass;
}

const ML_PER_OUNCE_GRAM = 29.5735 / 28.3495;
/** "12 oz beer", "2 oz gin": of what is thin and poured, and of what a bar pours, the ounces are fluid ones. */
const fluidOunces: Scale = (grams) => metricVolume(grams * ML_PER_OUNCE_GRAM);
const THIN = { least: 0.97, most: 1.04 };

function isFluid(unit: Unit, food: Food | null): boolean {
  if (unit.name !== 'oz' || food?.habit !== 'liquid') return false;
  return food.fluid || (food.density >= THIN.least && food.density <= THIN.most);
}

/** What is so light and bulky when dry that a spoon of it is nothing. */
const LIGHT =
  /\b(?:dried (?:[\p{L}-]+ )*(?:mushrooms?|porcini|ceps?|morels?|chanterelles?|shiitakes?|seaweed|wakame|shrimps?|anchov(?:y|ies)|fish|chill(?:i|ies)|fungus|tomatoes)|porcini|bonito|kombu|wakame|rice (?:cakes?|paper|noodles?|vermicelli))\b/iu;

/** Reads its amount in one dimension and speaks in the other. */
function through(ratio: number, scale: Scale): Scale {
  return (amount): Said => scale(amount * ratio);
}

/** By weight, but spoons for what no scale can tell from nothing. */
function smallSpoons(density: number, mass: Scale): Scale {
  return (ml) => (ml * density < LEAST_WEIGHED ? spoons(ml) : mass(ml * density));
}

export function isSpoon(unit: Unit): boolean {
  return unit.name === 'tsp' || unit.name === 'tbsp' || unit.name === 'dsp';
}
