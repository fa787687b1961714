/** Estimates the weight of an ingredient line in grams, by unit, density, piece weight or pack size; null where it cannot be told. */

import { tokeniseLine } from '../../text/line-tokens.ts';
import { isMeasured, readAmount } from '../amounts.ts';
import { findFood, gramsOfOne, normaliseFoodName } from '../food-table.ts';
import type { Measures } from '../measures.ts';
import type { Unit } from '../unit-table.ts';
import { type IngredientLine, readLine } from './read-line.ts';

/**
 * Grams of a line, or null when it cannot be told (no quantity, unknown food).
 * A range counts as its middle; "2 cans" of 400 g each as 800; a clove, an egg or a pinch by the table of pieces.
 */
export function estimateGrams(measures: Measures, line: IngredientLine): number | null {
  const unit = measures.units.byName.get(line.unit ?? '') ?? null;
  const count = midpoint(line) ?? (unit?.kind === 'little' ? 1 : null);
  if (count === null || !Number.isFinite(count)) return null;
  if (unit?.kind === 'volume') {
    // "1 heaping cup (60 g)": the scale is surer than the cup.
    const note = line.note.replace(/^(?:heaping|heaped|scant|packed|level), /, '');
    const weighed = sizeInNote(measures, { ...line, note }, unit, 'mass');
    if (weighed !== null) return weighed.grams;
  }
  if (unit && isMeasured(unit)) return gramsOfMeasure(measures, line.name, unit, count);
  const size = sizeInNote(measures, line, unit);
  if (size !== null) return size.total ? size.grams : count * size.grams;
  const piece = gramsOfPiece(measures, line.name, unit);
  return piece === null ? null : count * piece;
}

/** Grams of a line as it is written. */
export function createWeigher(measures: Measures): (line: string) => number | null {
  return (line) => estimateGrams(measures, readLine(measures, line));
}

function midpoint(line: IngredientLine): number | null {
  if (line.quantity === null) return null;
  return line.quantityMax === undefined ? line.quantity : (line.quantity + line.quantityMax) / 2;
}

function gramsOfMeasure(
  measures: Measures,
  name: string,
  unit: Unit,
  count: number,
): number | null {
  if (unit.name === 'stick' && !/butter|margarine|shortening|spread/i.test(name)) {
    const piece = gramsOfPiece(measures, name, unit);
    return piece === null ? null : count * piece;
  }
  if (unit.kind === 'mass') return count * unit.size;
  const food = findFood(measures.foods, name);
  if (unit.kind === 'volume') return food ? count * unit.size * food.density : null;
  // A length of ginger, lemongrass or baguette: a finger's width of it weighs about 6 g a centimetre.
  return /ginger|galangal|turmeric/i.test(name) ? (count * unit.size * 6) / 10 : null;
}

/** The size of one tin, or of the whole bunch, if the note says it first: of any measure, or only where it is of that kind. */
function sizeInNote(
  measures: Measures,
  line: IngredientLine,
  unit: Unit | null,
  kind?: Unit['kind'],
): { grams: number; total: boolean } | null {
  const tokens = tokeniseLine(line.note.slice(0, 80));
  const about = /^(?:about|approximately|approx|around|roughly)$/.test(tokens[0]?.lowerCase ?? '')
    ? 1
    : 0;
  const amount = readAmount(measures.units, tokens, about);
  if (!amount || !isMeasured(amount.unit) || amount.unit.kind === 'length') return null;
  if (kind !== undefined && amount.unit.kind !== kind) return null;
  const middleOf = (amount.quantity + (amount.quantityMax ?? amount.quantity)) / 2;
  const grams = gramsOfMeasure(measures, line.name, amount.unit, middleOf);
  const each = tokens.slice(amount.to, amount.to + 3).some((token) => token.lowerCase === 'each');
  if (grams === null) return null;
  return {
    grams,
    total:
      !each &&
      (unit?.kind !== 'pack' || unit.name === 'tube') &&
      isTotal(measures, line, grams, about === 1),
  };
}

/** "8 thighs (2½ lb)" against "4 (6-ounce) fillets": whichever comes nearer to what one weighs. */
function isTotal(measures: Measures, line: IngredientLine, grams: number, about: boolean): boolean {
  const one = line.unit === null ? gramsOfOne(measures.foods, line.name) : null;
  const count = midpoint(line) ?? 1;
  // "15 sheets lasagne (9 oz)": nobody has fifteen times that.
  if (one === null) return about || (count >= MANY && count * grams > MOST_OF_ONE_FOOD);
  return Math.abs(Math.log(grams / count / one)) < Math.abs(Math.log(grams / one));
}

/** From so many on, and above so many grams in all, a weight in brackets is that of all of them. */
const MANY = 5;
const MOST_OF_ONE_FOOD = 2500;
/** "Half a head of cabbage", "1 piece onion": the unit is the food itself. */
const WHOLE = new Set(['head', 'bulb', 'ear', 'cob', 'piece']);

function gramsOfPiece(measures: Measures, name: string, unit: Unit | null): number | null {
  const { foods } = measures;
  if (!unit) return gramsOfOne(foods, name);
  const words = normaliseFoodName(name);
  for (const food of [words.slice(-2).join(' '), words.at(-1) ?? '']) {
    const grams = foods.each.get(`${food} ${unit.name}`);
    if (grams !== undefined) return grams;
  }
  return foods.each.get(unit.name) ?? (WHOLE.has(unit.name) ? gramsOfOne(foods, name) : null);
}
