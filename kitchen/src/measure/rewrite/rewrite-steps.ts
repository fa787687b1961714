/** Converts and scales the amounts in a recipe's steps; its ingredient list tells which food each number or measure belongs to. */

import { singular } from '../../text/plurals.ts';
import type { ConversionOptions } from '../convert.ts';
import { gramsOfOne } from '../food-table.ts';
import { readFoodName } from '../lines/food-name.ts';
import type { LineParts } from '../lines/line-parts.ts';
import { type IngredientLine, readLineParts } from '../lines/read-line.ts';
import type { Measures } from '../measures.ts';
import { rewriteText } from '../running-text/rewrite-text.ts';

interface IngredientEntry {
  readonly parts: LineParts;
  readonly read: IngredientLine;
}

/** Rewrites the steps; the ingredient lines tell which foods they count and what they measure. */
export function rewriteSteps(
  measures: Measures,
  steps: readonly string[],
  lines: readonly LineParts[],
  options: ConversionOptions,
): string[] {
  if (steps.length === 0) return [];
  const listed = lines.map((parts) => ({ parts, read: readLineParts(measures, parts) }));
  const inSteps = { ...options, convertAsListed: createListedMeasure(listed) };
  const counted = countedFoods(listed);
  const known = new Map<string, boolean>();
  const isCounted = (name: string): boolean =>
    counted.has(singular(name.split(' ').at(-1) ?? '')) ||
    gramsOfOne(measures.foods, name) !== null;
  const countable = (name: string): boolean => {
    const is = known.get(name) ?? isCounted(name);
    known.set(name, is);
    return is;
  };
  return steps.map((step) => rewriteText(measures, step, inSteps, countable));
}

/** Finds the listed food that a step measures, so that grated cheese stays in cups in both; of two lines the one of that amount is meant. */
function createListedMeasure(
  lines: readonly IngredientEntry[],
): (name: string, quantity: number) => string {
  const listed = lines.map(({ parts, read }) => ({
    name: read.name.toLowerCase(),
    quantity: parts.quantity,
    as: nameForDensity(parts),
  }));
  return (name, quantity) => {
    const written = name.toLowerCase();
    const matching = listed.filter((one) => one.name !== '' && written.startsWith(one.name));
    const one =
      matching.length > 1 ? matching.find((each) => each.quantity === quantity) : matching[0];
    return one && GRATED_FORMS.test(one.as) ? one.as : name;
  };
}

const GRATED_FORMS = /^(?:grated|shredded|crumbled) /i;

/** Last words of the foods that the ingredients count by the piece. */
function countedFoods(lines: readonly IngredientEntry[]): Set<string> {
  const counted = lines.filter(({ read }) => read.quantity !== null && read.unit === null);
  return new Set(
    counted.map(({ read }) => singular(read.name.split(' ').at(-1)?.toLowerCase() ?? '')),
  );
}

/** The name, and whether it comes in a tin, which decides between cups and ounces. */
export function nameForDensity(parts: LineParts): string {
  const { name, note } = readFoodName(parts);
  const words = name.map((index) => parts.tokens[index]?.text ?? '').join(' ');
  const state =
    /\b(?:grated|shredded|crumbled|crushed|cooked|puffed|popped)\b/i.exec(note)?.[0] ?? '';
  return /\b(?:tin|can)(?:s|ned)?\b/i.test(note) ? `tinned ${words}` : `${state} ${words}`.trim();
}
