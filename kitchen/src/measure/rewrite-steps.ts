/** What the lines of a recipe tell of the amounts in its steps. */
import type { Wish } from './convert.ts';
import { gramsOfOne } from './food-table.ts';
import type { LineParts } from './lines/line-parts.ts';
import { readName } from './lines/names.ts';
import { type ReadLine, readParts } from './lines/read-line.ts';
import type { Measures } from './measures.ts';
import { singular } from './plural.ts';
import { rewriteText } from './texts/text-amounts.ts';

interface Listed {
  readonly parts: LineParts;
  readonly read: ReadLine;
}

/** The steps of a recipe: which foods they count and what they measure is told by its lines. */
export function rewriteSteps(
  measures: Measures,
  steps: readonly string[],
  lines: readonly LineParts[],
  wish: Wish,
): string[] {
  if (steps.length === 0) return [];
  const listed = lines.map((parts) => ({ parts, read: readParts(measures, parts) }));
  const inSteps = { ...wish, asListed: listedAs(listed) };
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

/** A cup of grated cheese on the list is not ounces of it in the steps; of two lines the one of that amount is meant. */
function listedAs(lines: readonly Listed[]): (name: string, quantity: number) => string {
  const listed = lines.map(({ parts, read }) => ({
    name: read.name.toLowerCase(),
    quantity: parts.quantity,
    as: densityName(parts),
  }));
  return (name, quantity) => {
    const said = name.toLowerCase();
    const meant = listed.filter((one) => one.name !== '' && said.startsWith(one.name));
    const one = meant.length > 1 ? meant.find((each) => each.quantity === quantity) : meant[0];
    return one && LOOSE.test(one.as) ? one.as : name;
  };
}

const LOOSE = /^(?:grated|shredded|crumbled) /i;

/** Last words of the foods that the ingredients count by the piece. */
function countedFoods(lines: readonly Listed[]): Set<string> {
  const counted = lines.filter(({ read }) => read.quantity !== null && read.unit === null);
  return new Set(
    counted.map(({ read }) => singular(read.name.split(' ').at(-1)?.toLowerCase() ?? '')),
  );
}

/** The name, and whether it comes in a tin, which decides between cups and ounces. */
export function densityName(parts: LineParts): string {
  const { name, note } = readName(parts);
  const words = name.map((index) => parts.tokens[index]?.text ?? '').join(' ');
  const state =
    /\b(?:grated|shredded|crumbled|crushed|cooked|puffed|popped)\b/i.exec(note)?.[0] ?? '';
  return /\b(?:tin|can)(?:s|ned)?\b/i.test(note) ? `tinned ${words}` : `${state} ${words}`.trim();
}
