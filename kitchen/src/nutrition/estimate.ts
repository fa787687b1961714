/** Estimates the nutrition of a dish, a serving and in all, from its ingredient lines, with a range and what was not counted. */

import { type IngredientLine, readLine } from '../measure/lines/read-line.ts';
import type { Measures } from '../measure/measures.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { findFigures } from './find-figures.ts';
import { leaveFryingFat, type WeighedFood } from './frying-fat.ts';
import { addNutrients, NOTHING, type Nutrients, roundNutrients } from './nutrients.ts';
import type { NutritionTable } from './nutrition-table.ts';
import { partTaken, weighEaten } from './weigh-line.ts';

/** `unknown food`: no figures for it; `no amount`: its weight cannot be told; `optional`: the line leaves it open. */
type WhyUncounted = 'unknown food' | 'no amount' | 'optional';

interface UncountedLine {
  readonly line: string;
  readonly why: WhyUncounted;
}

export interface NutritionEstimate {
  readonly perServing: Nutrients;
  readonly total: Nutrients;
  /** Lines whose figures are in it. */
  readonly counted: number;
  readonly uncounted: UncountedLine[];
  /** Of one serving: between these it most likely is, what was not counted aside. */
  readonly range: { readonly kcal: [low: number, high: number] };
}

export interface NutritionContext {
  readonly rules: Rules;
  readonly measures: Measures;
  readonly nutrition: NutritionTable;
}

interface CountedLine extends WeighedFood {
  /** How far the figures themselves may be out, in parts of 1. */
  readonly doubt: number;
}

/** Two tables of the same food differ by about this much, and figures of a wider kind by this much. */
const SAME_FOOD = 0.12;
const ONLY_ITS_KIND = 0.3;
/** Part of all energy that no line's error explains: trimming, what stays in the pan, what authors count another way. */
const KITCHEN = 0.08;
/** More lines than any recipe has are not read. */
const MOST_LINES = 300;

/**
 * `lines` are ingredients as people write them; `servings` below 1 count as 1. Kilocalories and grams.
 * The figures are of what is eaten, before cooking changes it: bones, peel, drained liquid and most of a frying fat are left out.
 * Linear in the text; never throws.
 */
export function estimate(
  context: NutritionContext,
  lines: readonly string[],
  servings: number,
): NutritionEstimate {
  const read: CountedLine[] = [];
  const uncounted: UncountedLine[] = [];
  let traces = 0;
  for (const text of lines.slice(0, MOST_LINES)) {
    if (isHeading(text)) continue;
    const line = readFood(context, text);
    if (typeof line === 'string') uncounted.push({ line: text, why: line });
    else if (line === null) traces += 1;
    else read.push(line);
  }
  const people = Math.max(1, Number.isFinite(servings) ? servings : 1);
  const counted = leaveFryingFat(read, context.nutrition.frying, people);
  const total = counted.reduce(
    (sum, { food, eaten }) => addNutrients(sum, food.per100, eaten.grams / 100),
    NOTHING,
  );
  const [low, high] = rangeOf(counted, total.kcal);
  return {
    perServing: roundNutrients(addNutrients(NOTHING, total, 1 / people)),
    total: roundNutrients(total),
    counted: counted.length + traces,
    uncounted,
    range: { kcal: [Math.round(low / people), Math.round(high / people)] },
  };
}

/** "For the sauce:" heads lines and is none. */
function isHeading(text: string): boolean {
  return text.trim() === '' || text.trimEnd().endsWith(':');
}

/** Null for what nobody needs to count. */
function readFood(context: NutritionContext, text: string): CountedLine | WhyUncounted | null {
  const { measures, nutrition } = context;
  const said = text.toLowerCase();
  const line = readLine(measures, text);
  const found = figuresOf(context, line, said);
  if (!found) return 'unknown food';
  const { food, isExact } = found;
  const eaten = weighEaten(measures, nutrition, line, food, said);
  if (eaten && said.includes('optional') && !food.isTrace) return 'optional';
  if (!eaten) return food.isTrace ? null : 'no amount';
  const isForFrying = nutrition.fryingWords.some((words) => said.includes(words));
  return { food, eaten, doubt: isExact ? SAME_FOOD : ONLY_ITS_KIND, isForFrying };
}

function figuresOf(
  { rules, nutrition, measures }: NutritionContext,
  line: IngredientLine,
  said: string,
) {
  const part = partTaken(line.note);
  const { name, note, unit } = line;
  const kind = measures.units.byName.get(unit ?? '')?.kind;
  // What is done stands behind what is weighed: "8 oz macaroni, cooked" is of the packet. In cups people measure it after.
  const isRaw = kind !== 'volume' && name.search(COOKED) < 0;
  const state = `${unit === 'can' ? 'tinned ' : ''}${isRaw ? said.replace(COOKED, '') : said}`;
  return (
    (part && findFigures(rules, nutrition, `${name} ${part}`, '')) ||
    (findFigures(rules, nutrition, name, state) ??
      // "4 boneless (skinless chicken breasts)": the food stands behind.
      findFigures(rules, nutrition, `${name} ${note}`, state))
  );
}

const COOKED = /\b(?:cooked|steamed)\b/g;

/** Errors of lines are independent of one another, so their squares add up; those of the kitchen are not. */
function rangeOf(lines: readonly CountedLine[], kcal: number): [low: number, high: number] {
  let below = 0;
  let above = 0;
  for (const { food, eaten, doubt } of lines) {
    const energy = food.per100.kcal / 100;
    const figures = energy * eaten.grams * doubt;
    const gone = energy * eaten.grams * food.boilsOff;
    below += (energy * (eaten.grams - eaten.low)) ** 2 + figures ** 2 + gone ** 2;
    above += (energy * (eaten.high - eaten.grams)) ** 2 + figures ** 2;
  }
  const kitchen = kcal * KITCHEN;
  return [Math.max(0, kcal - kitchen - Math.sqrt(below)), kcal + kitchen + Math.sqrt(above)];
}
