/** What a line weighs, for estimates such as carbohydrates per serving. */
import { isMeasured, readAmount } from '../amounts.ts';
import { findFood, foodWords, gramsOfOne } from '../food-table.ts';
import type { Measures } from '../measures.ts';
import { tokenise } from '../tokens.ts';
import type { Unit } from '../unit-table.ts';
import type { ReadLine } from './read-line.ts';

/**
 * Grams of a line, or null when it cannot be told (no quantity, unknown food).
 * A range counts as its middle; "2 cans" of 400 g each as 800; a clove, an egg or a pinch by the table of pieces.
 */
export function gramsOf(measures: Measures, line: ReadLine): number | null {
  const unit = measures.units.byName.get(line.unit ?? '') ?? null;
  const count = middle(line) ?? (unit?.kind === 'little' ? 1 : null);
  if (count === null || !Number.isFinite(count)) return null;
  if (unit && isMeasured(unit)) return gramsOfMeasure(measures, line.name, unit, count);
  const given = sizeInNote(measures, line, unit);
  if (given !== null) return given.total ? given.grams : count * given.grams;
  const piece = gramsOfPiece(measures, line.name, unit);
  return piece === null ? null : count * piece;
}

function middle(line: ReadLine): number | null {
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

/** The size of one tin, or of the whole bunch, if the note says it first. */
function sizeInNote(
  measures: Measures,
  line: ReadLine,
  unit: Unit | null,
): { grams: number; total: boolean } | null {
  const tokens = tokenise(line.note.slice(0, 80));
  const about = /^(?:about|approximately|approx|around|roughly)$/.test(tokens[0]?.low ?? '')
    ? 1
    : 0;
  const amount = readAmount(measures.units, tokens, about);
  if (!amount || !isMeasured(amount.unit) || amount.unit.kind === 'length') return null;
  const middleOf = (amount.quantity + (amount.quantityMax ?? amount.quantity)) / 2;
  const grams = gramsOfMeasure(measures, line.name, amount.unit, middleOf);
  const each = tokens.slice(amount.to, amount.to + 3).some((token) => token.low === 'each');
  if (grams === null) return null;
  return {
    grams,
    total: !each && unit?.kind !== 'pack' && isTotal(measures, line, grams, about === 1),
  };
}

/** "8 thighs (2½ lb)" against "4 (6-ounce) fillets": whichever comes nearer to what one weighs. */
function isTotal(measures: Measures, line: ReadLine, grams: number, about: boolean): boolean {
  const one = line.unit === null ? gramsOfOne(measures.foods, line.name) : null;
  const count = middle(line) ?? 1;
  if (one === null) return about;
  return Math.abs(Math.log(grams / count / one)) < Math.abs(Math.log(grams / one));
}

function gramsOfPiece(measures: Measures, name: string, unit: Unit | null): number | null {
  const { foods } = measures;
  if (!unit) return gramsOfOne(foods, name);
  const words = foodWords(name);
  for (const food of [words.slice(-2).join(' '), words.at(-1) ?? '']) {
    const named = foods.each.get(`${food} ${unit.name}`);
    if (named !== undefined) return named;
  }
  return foods.each.get(unit.name) ?? null;
}
