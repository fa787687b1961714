/** Softens or drops findings on a dish's name ("pancakes may contain egg") where the recipe lists its ingredients. */

import { matchText } from '../match/find-terms.ts';
import type { Rules } from '../pantry/rules.ts';
import type { FoodMention, LineMentions } from '../scope/food-mentions.ts';
import type { Finding, Line } from './check-types.ts';

/**
 * Lines of one recipe, told what dish they speak of where ingredients are listed. Each line carries it by itself, so
 * that checking more lines of the same recipe never takes a finding away.
 */
export function addDishName(lines: readonly Line[]): Line[] {
  const dishName = lines.find((line) => line.part === 'title')?.text;
  const recipeIngredients = lines
    .filter(({ part }) => part === 'ingredients')
    .map(({ text }) => text);
  if (recipeIngredients.length === 0) return [...lines];
  const known = dishName === undefined ? { recipeIngredients } : { dishName, recipeIngredients };
  return lines.map((line) => (line.part === 'ingredients' ? line : { ...line, ...known }));
}

/**
 * What is left of a finding, given the list of ingredients: nothing where the finding only repeats what dishes of that
 * name may contain elsewhere. What such dishes surely hold is never dropped, since a list can leave something out;
 * where the name tells a manner (`by list`: teriyaki, latte) it becomes a doubt, as it does for "the gravy" in a step.
 */
export type SoftenDishFinding = (
  line: Line,
  read: LineMentions,
  mention: FoodMention,
  finding: Finding,
) => Finding | undefined;

/** "The gravy" is the gravy that the recipe makes. */
const DISH_DETERMINERS = new Set(['the', 'your', 'this']);

/** How many words before "stock" may hold its amount: "500 ml of hot stock". */
const AMOUNT_REACH = 4;

/** A measured food in a step ("500 ml stock") is an ingredient that the list forgot. */
export function hasAmountBefore(read: LineMentions, from: number): boolean {
  for (let at = from; at > Math.max(0, from - AMOUNT_REACH); at -= 1) {
    if (read.tokens[at]?.gap !== 'joined') return false;
    if (/\p{N}/u.test(read.tokens[at - 1]?.text ?? '')) return true;
  }
  return false;
}

function toDoubt(finding: Finding): Finding {
  const reason = `${finding.reason}, unless all that is in it is listed`;
  return { ...finding, certainty: 'may contain', reason };
}

export function createDishSoftener(rules: Rules): SoftenDishFinding {
  const stemsByDish = new Map<string, ReadonlySet<string>>();
  const stemsOf = (dish: string): ReadonlySet<string> => {
    const known = stemsByDish.get(dish);
    if (known !== undefined) return known;
    const words = new Set(matchText(rules, dish).stems);
    stemsByDish.set(dish, words);
    return words;
  };
  return ({ dishName, part }, read, { term, from, to }, finding) => {
    const certain = finding.certainty === 'contains';
    if (dishName === undefined || part === 'ingredients') return finding;
    if (certain && !term.flags.has('by list')) return finding;
    if (term.flags.has('made')) return hasAmountBefore(read, from) ? finding : undefined;
    if (
      certain &&
      DISH_DETERMINERS.has(read.stems[from - 1] as string) &&
      !hasAmountBefore(read, from)
    )
      return toDoubt(finding);
    const words = stemsOf(dishName);
    for (let at = from; at < to; at += 1) if (!words.has(read.stems[at] as string)) return finding;
    return certain ? toDoubt(finding) : undefined;
  };
}
