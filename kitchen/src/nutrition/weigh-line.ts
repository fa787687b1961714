/** Estimates how many grams of an ingredient line are eaten, and how far that may be off. */

import type { IngredientLine } from '../measure/lines/read-line.ts';
import { estimateGrams } from '../measure/lines/weigh.ts';
import type { Measures } from '../measure/measures.ts';
import type { FoodFigures, NutritionTable, Share } from './nutrition-table.ts';

export interface Eaten {
  readonly grams: number;
  readonly low: number;
  readonly high: number;
}

/** How far a weight may be out, in parts of 1: weighed, measured by volume, counted, and by hand. */
const WEIGHED = 0.03;
const POURED = 0.1;
const COUNTED = 0.2;
const BY_HAND = 0.5;
/** Grams per millilitre of food that no table gives a density of. */
const DENSITY = 0.6;
/** Part of a cut that is bone. */
const BONE_IN = 0.2;
/** Grams of tins as shops sell them, from and to; drained food of that weight is a tin's gross weight. */
const TIN = 400;
const TIN_SPREAD = 0.08;

/** Undefined where no amount can be told. `said` is the whole line in lower case. */
export function weighEaten(
  measures: Measures,
  table: NutritionTable,
  line: IngredientLine,
  food: FoodFigures,
  said: string,
): Eaten | undefined {
  const named = partTaken(line.note);
  const whole = named ? { ...line, name: `${line.name} ${named}` } : line;
  const unit = measures.units.byName.get(line.unit ?? '');
  const known = estimateGrams(measures, whole);
  const grams = known ?? (unit?.kind === 'volume' ? middleOf(line) * unit.size * DENSITY : 0);
  if (!(grams > 0) || !Number.isFinite(grams)) return undefined;
  const isWeighed = unit?.kind === 'mass';
  const spread = known === null ? BY_HAND : spreadOf(unit?.kind);
  const [least, most] = rangeOf(line);
  const edible = (1 - bonesOf(food, said)) * (isWeighed && !named ? 1 - food.refuse : 1);
  const [from, likely, to] = shareOf(table.eaten, said) ?? [1, 1, 1];
  const left = drainedShare(food, unit?.name, grams, said);
  const eaten = grams * edible * left;
  return {
    grams: eaten * likely,
    low: eaten * from * least * (1 - spread),
    high: eaten * to * most * (1 + spread),
  };
}

/** A cut that is sold without bones may be bought with them. */
function bonesOf({ bones, isTrace }: FoodFigures, said: string): number {
  return bones === 0 && !isTrace && /\bbone[- ]in\b/.test(said) ? BONE_IN : bones;
}

/** The words of a table that stand in a line. */
function shareOf(shares: ReadonlyMap<string, Share>, said: string): Share | undefined {
  for (const [words, share] of shares) if (said.includes(words)) return share;
  return undefined;
}

/** "Juice of 1 lemon", "1 lime, zest only": the part of it that is eaten. */
export function partTaken(note: string): 'juice' | 'zest' | undefined {
  const words =
    note
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.slice(0, 12) ?? [];
  if (words.some((word) => word === 'juice' || word === 'juiced')) return 'juice';
  return words.some((word) => word === 'zest' || word === 'zested' || word === 'peel')
    ? 'zest'
    : undefined;
}

function spreadOf(kind: string | undefined): number {
  if (kind === 'mass') return WEIGHED;
  if (kind === 'volume') return POURED;
  return kind === 'little' ? BY_HAND : COUNTED;
}

function middleOf({ quantity, quantityMax }: IngredientLine): number {
  return ((quantity ?? 0) + (quantityMax ?? quantity ?? 0)) / 2;
}

/** The ends of "2-3 carrots", as parts of the middle that counts. */
function rangeOf(line: IngredientLine): [number, number] {
  const { quantity, quantityMax } = line;
  if (quantity === null || quantityMax === undefined) return [1, 1];
  const middle = middleOf(line);
  return [quantity / middle, quantityMax / middle];
}

/** A tin is weighed with its liquid. "400 g tinned chickpeas, drained" are a tin too; other weights are of what is drained. */
function drainedShare(
  { drained }: FoodFigures,
  unit: string | undefined,
  grams: number,
  said: string,
): number {
  if (drained === undefined || said.includes('drained weight')) return 1;
  if (unit === 'can' || unit === 'jar') return drained;
  const tins = Math.max(1, Math.round(grams / TIN));
  const isTins = Math.abs(grams / tins / TIN - 1) <= TIN_SPREAD;
  return isTins && (said.includes('tin') || said.includes('can')) ? drained : 1;
}
