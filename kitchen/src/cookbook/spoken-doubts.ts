/** Reads a recipe that somebody else wrote, line by line as text, and says what a sous-chef would not let pass. */

import { readLine } from '../measure/lines/read-line.ts';
import { gramsOf } from '../measure/lines/weigh.ts';
import type { Measures } from '../measure/measures.ts';
import { lineFacts } from '../safety/line-facts.ts';
import type { Rules } from '../safety/rules.ts';
import { isRawBird, MOST, unlistedFoods } from './sanity.ts';

export interface SpokenRecipe {
  readonly recipeName: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly servings?: number | undefined;
}

export interface Doubt {
  /** A clause for the person: "the chicken is never said to be done". */
  readonly reason: string;
  /** A sentence for the author: what to put right. */
  readonly advice: string;
  /** Whether nobody should cook from it as it is. */
  readonly isGrave: boolean;
}

/** What is wrong with the recipe, worst first; empty when all is well. */
export function doubtsAboutSpoken(
  { rules, measures }: { readonly rules: Rules; readonly measures: Measures },
  recipe: SpokenRecipe,
): Doubt[] {
  return [
    ...strangers(rules, recipe),
    ...poultry(rules, measures, recipe),
    ...amounts(measures, recipe),
    ...unlisted(rules, measures, recipe),
  ].sort((one, other) => Number(other.isGrave) - Number(one.isGrave));
}

/** A list of which we know hardly anything is no shopping list. */
function strangers(rules: Rules, { ingredients }: SpokenRecipe): Doubt[] {
  const unknown = ingredients.filter((line) => !lineFacts(rules, line).namesFood);
  if (unknown.length < 2 || unknown.length * 2 <= ingredients.length) return [];
  const advice = `Most of the ingredients are no food that is known, such as "${unknown[0]}".`;
  return [{ reason: 'most of that is no food I know', advice, isGrave: true }];
}

const MARK = /(\d{2,3})\s*°\s*([CF])|(\d{2,3})\s*degrees\s*(C|F)?/gi;
const DONE_C = 74;
const DONE_F = 165;
/** Ovens are hotter than any bird gets inside. */
const OVEN_C = 105;
const OVEN_F = 220;

function poultry(rules: Rules, measures: Measures, recipe: SpokenRecipe): Doubt[] {
  const bird = recipe.ingredients.find((line) =>
    isRawBird(rules, readLine(measures, line).name, line),
  );
  if (bird === undefined || recipe.instructions.some(saysDone)) return [];
  return [
    {
      reason: 'the poultry was never said to reach 74 °C (165 °F)',
      advice: 'A step must say that the poultry reaches 74 °C (165 °F) in its thickest part.',
      isGrave: true,
    },
  ];
}

function saysDone(step: string): boolean {
  return [...step.matchAll(MARK)].some(([, one, scale, other, named]) => {
    const degrees = Number(one ?? other);
    const unit = (scale ?? named ?? 'C').toUpperCase();
    return unit === 'F'
      ? degrees >= DONE_F && degrees < OVEN_F
      : degrees >= DONE_C && degrees < OVEN_C;
  });
}

/** Twice what the heaviest dish of the cookbook weighs for each: nobody's appetite, a misread unit. */
const FAR_TOO_MUCH = 2 * Math.max(...Object.values(MOST));

function amounts(measures: Measures, { ingredients, servings }: SpokenRecipe): Doubt[] {
  const doubts = ingredients.flatMap((line) => strangeAmount(measures, line, servings ?? 1));
  const grams = ingredients.map((line) => gramsOf(measures, readLine(measures, line)) ?? 0);
  const each = grams.reduce((sum, one) => sum + one, 0) / (servings ?? Number.POSITIVE_INFINITY);
  if (each <= FAR_TOO_MUCH) return doubts;
  const advice = `The amounts come to ${Math.round(each)} g for each person, which is too much.`;
  return [...doubts, { reason: 'the amounts were far too large', advice, isGrave: true }];
}

const SALT = /^(?:(?:sea|fine|table|kosher|rock|coarse|flaky) )*salt$/i;
const MOST_SALT_G = 18;
/** Spices and raising agents of which a spoonful is much. */
const STRONG =
  /\b(?:nutmeg|cloves?, ground|ground cloves|baking soda|bicarbonate of soda|yeast extract)\b/i;
const MOST_STRONG_G = 15;

function strangeAmount(measures: Measures, line: string, servings: number): Doubt[] {
  const read = readLine(measures, line);
  const each = (gramsOf(measures, read) ?? 0) / servings;
  const tooMuch =
    (SALT.test(read.name) && each > MOST_SALT_G) ||
    (STRONG.test(read.name) && each > MOST_STRONG_G);
  if (!tooMuch) return [];
  const advice = `"${line}" is far too much for ${servings}.`;
  return [{ reason: `"${line}" is far too much`, advice, isGrave: true }];
}

function unlisted(rules: Rules, measures: Measures, recipe: SpokenRecipe): Doubt[] {
  const missing = unlistedFoods(rules, {
    ingredients: recipe.ingredients.map((line) => {
      const { name, note } = readLine(measures, line);
      return `${name} ${note}`;
    }),
    names: [recipe.recipeName],
    steps: recipe.instructions,
  });
  if (missing.length === 0) return [];
  const names = missing.map((name) => `"${name}"`).join(', ');
  return [
    {
      reason: `the steps used ${names}, which the list did not have`,
      advice: `The steps use ${names}, which is not among the ingredients. List what is used.`,
      isGrave: false,
    },
  ];
}
