/** Reads one ingredient line, as people write them, into quantity, unit, food to buy, and note (size, preparation, remarks). */

import { singular } from '../../text/plurals.ts';
import type { Measures } from '../measures.ts';
import type { Unit, UnitTable } from '../unit-table.ts';
import { readFoodName } from './food-name.ts';
import { type LineParts, parseLine } from './line-parts.ts';

export interface IngredientLine {
  /** The lower end of a range; null where the line names no number ("salt to taste", "pinch of salt"). */
  readonly quantity: number | null;
  readonly quantityMax?: number;
  /** Short singular (g, tbsp, cup, clove, can), or null for whole pieces. */
  readonly unit: string | null;
  /** What to buy: "all-purpose flour". */
  readonly name: string;
  /** Size, preparation and remarks, in reading order, joined by commas: "14 oz", "finely chopped". */
  readonly note: string;
}

/**
 * Reads any line; never throws, and takes time linear in its length.
 *
 * The name is what to buy: "juice of 1 lemon" is a lemon, with "juice of" in the note; what is done to the food
 * (chopped, grated) goes to the note too. The unit is its author's word (bag, sachet), see `pantry/units.txt`.
 * "2 x 400 g tins tomatoes" and "1 (14 oz) can" count the tins (2, 1) and keep the size of one in the note.
 * Without a count the measure is the quantity: "400 g tin tomatoes" is 400 g.
 * "1 cup plus 2 tablespoons" is 1.125 cups, because a shopping list needs all of it; where the two cannot be added
 * ("25 g plus 1 tsp") the first counts. Of an amount given twice the first counts, the other is in the note.
 * A size that hyphens make an adjective counts one ("2-inch piece" is 1 piece, "5 cm piece" are 5 cm), and "4 ½-inch slices" are four.
 * What is made to a size is no length of it: "9-inch pie crust" is 1, "7-inch rice papers" are uncounted.
 * "1 large or 2 small" is 1, "X or Y" and "X, Y or Z" keep all their foods in the name; what comes after "or" with an amount
 * of its own does not. A unit with no number before it has none ("pinch of salt", "small bunch dill", "scant cup sugar").
 */
export function readLine(measures: Measures, line: string): IngredientLine {
  return readLineParts(measures, parseLine(measures.units, line));
}

/** The same for a line already taken apart. */
export function readLineParts(measures: Measures, parts: LineParts): IngredientLine {
  const { name: indexes, note } = readFoodName(parts);
  const last = headNoun(parts, indexes);
  const behind = parts.unit ? null : unitBehind(measures.units, parts, indexes, last);
  const nameIndexes = behind ? indexes.filter((_, at) => at !== last) : indexes;
  const { quantity, quantityMax } = parts;
  return {
    quantity,
    ...(quantityMax === undefined ? {} : { quantityMax }),
    unit: unitName(parts, parts.unit ?? behind, nameIndexes),
    name: nameText(parts, nameIndexes),
    note,
  };
}

/** "2 sticks celery" are stalks: a stick is butter. */
function unitName(parts: LineParts, unit: Unit | null, name: readonly number[]): string | null {
  if (!unit || unit.alternateUnits.size === 0) return unit?.name ?? null;
  const foods = name.map((index) => singular(parts.tokens[index]?.lowerCase ?? ''));
  const food = foods.find((each) => unit.alternateUnits.has(each));
  return unit.alternateUnits.get(food ?? '') ?? unit.name;
}

/** Position of the word that the rest of the name describes: "anchovy |fillets| in olive oil". */
function headNoun({ tokens }: LineParts, name: readonly number[]): number {
  const inside = name.findIndex(
    (index, at) => at > 1 && /^(?:in|with)$/.test(tokens[index]?.lowerCase ?? ''),
  );
  return (inside < 0 ? name.length : inside) - 1;
}

/** "4 garlic cloves": the noun is the unit where the table lets it follow that food; "steaks or fillets" are both. */
function unitBehind(
  units: UnitTable,
  parts: LineParts,
  name: readonly number[],
  last: number,
): Unit | null {
  // "A few thyme sprigs" are counted, if vaguely.
  const counted = parts.quantity !== null || parts.amount.to > parts.amount.from;
  if (!counted || last < 1) return null;
  const word = (k: number) => parts.tokens[name[last - k] ?? -1]?.lowerCase ?? '';
  const unit = units.bySpelling.get(word(0));
  if (!unit || unit.allowedAfter.size === 0 || /^(?:or|and|&)$/.test(word(1))) return null;
  return unit.allowedAfter.has('any') || unit.allowedAfter.has(singular(word(1))) ? unit : null;
}

/** The words as written, runs of them joined by a blank. */
function nameText(parts: LineParts, indexes: readonly number[]): string {
  let text = '';
  let end = -1;
  for (const index of indexes) {
    const token = parts.tokens[index];
    if (!token) continue;
    text += (token.start === end || text === '' || token.text === ',' ? '' : ' ') + token.text;
    end = token.end;
  }
  return text.replace(/^[\s,.;:*&-]+/, '').replace(/[\s,.;:*&-]+$/, '');
}
