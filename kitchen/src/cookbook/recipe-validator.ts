/** Validates a recipe written by a language model or imported from elsewhere, with advice for each problem. */

import { readLine } from '../measure/lines/read-line.ts';
import { estimateGrams } from '../measure/lines/weigh.ts';
import type { Measures } from '../measure/measures.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { findLineFacts } from '../safety/verdict/line-facts.ts';
import { findUnlistedFoods, isRawBird, MAX_GRAMS_PER_SERVING } from './dish-validator.ts';

export interface WrittenRecipe {
  readonly recipeName: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly servings?: number | undefined;
}

export interface RecipeProblem {
  /** A clause for the person: "the chicken is never said to be done". */
  readonly reason: string;
  /** A sentence for the author: what to put right. */
  readonly advice: string;
  /** Whether nobody should cook from the recipe as it is. */
  readonly isGrave: boolean;
}

/** What is wrong with the recipe, worst first; empty when all is well. */
export function validateRecipe(
  { rules, measures }: { readonly rules: Rules; readonly measures: Measures },
  recipe: WrittenRecipe,
): RecipeProblem[] {
  return [
    ...findUnknownFoodProblems(rules, recipe),
    ...findPoultryProblems(rules, measures, recipe),
    ...findAmountProblems(measures, recipe),
    ...findUnlistedProblems(rules, measures, recipe),
  ].sort((one, other) => Number(other.isGrave) - Number(one.isGrave));
}

/** A list most of whose lines name no known food is no recipe to cook from. */
function findUnknownFoodProblems(rules: Rules, { ingredients }: WrittenRecipe): RecipeProblem[] {
  const unknown = ingredients.filter((line) => !findLineFacts(rules, line).namesFood);
  if (unknown.length < 2 || unknown.length * 2 <= ingredients.length) return [];
  const advice = `Most of the ingredients are no food that is known, such as "${unknown[0]}".`;
  return [{ reason: 'most of that is no food I know', advice, isGrave: true }];
}

const MARK = /(\d{2,3})\s*°\s*([CF])|(\d{2,3})\s*degrees\s*(C|F)?/gi;
const DONE_C = 74;
const DONE_F = 165;
/** From here on a temperature is that of an oven and not of the meat. */
const OVEN_C = 105;
const OVEN_F = 220;

function findPoultryProblems(
  rules: Rules,
  measures: Measures,
  recipe: WrittenRecipe,
): RecipeProblem[] {
  const bird = recipe.ingredients.find((line) =>
    isRawBird(rules, readLine(measures, line).name, line),
  );
  if (bird === undefined || recipe.instructions.some(statesDoneness)) return [];
  return [
    {
      reason: 'the poultry was never said to reach 74 °C (165 °F)',
      advice: 'A step must say that the poultry reaches 74 °C (165 °F) in its thickest part.',
      isGrave: true,
    },
  ];
}

function statesDoneness(step: string): boolean {
  return [...step.matchAll(MARK)].some(([, one, scale, other, named]) => {
    const degrees = Number(one ?? other);
    const unit = (scale ?? named ?? 'C').toUpperCase();
    return unit === 'F'
      ? degrees >= DONE_F && degrees < OVEN_F
      : degrees >= DONE_C && degrees < OVEN_C;
  });
}

/** Twice the limit of the heaviest course: such an amount can only be a misread unit. */
const FAR_TOO_MUCH = 2 * Math.max(...Object.values(MAX_GRAMS_PER_SERVING));

function findAmountProblems(
  measures: Measures,
  { ingredients, servings }: WrittenRecipe,
): RecipeProblem[] {
  const problems = ingredients.flatMap((line) => amountProblem(measures, line, servings ?? 1));
  const grams = ingredients.map((line) => estimateGrams(measures, readLine(measures, line)) ?? 0);
  const each = grams.reduce((sum, one) => sum + one, 0) / (servings ?? Number.POSITIVE_INFINITY);
  if (each <= FAR_TOO_MUCH) return problems;
  const advice = `The amounts come to ${Math.round(each)} g for each person, which is too much.`;
  return [...problems, { reason: 'the amounts were far too large', advice, isGrave: true }];
}

const SALT = /^(?:(?:sea|fine|table|kosher|rock|coarse|flaky) )*salt$/i;
const MOST_SALT_G = 18;
/** Spices and raising agents of which a spoonful is much. */
const STRONG =
  /\b(?:nutmeg|cloves?, ground|ground cloves|baking soda|bicarbonate of soda|yeast extract)\b/i;
const MOST_STRONG_G = 15;

function amountProblem(measures: Measures, line: string, servings: number): RecipeProblem[] {
  const read = readLine(measures, line);
  const each = (estimateGrams(measures, read) ?? 0) / servings;
  const tooMuch =
    (SALT.test(read.name) && each > MOST_SALT_G) ||
    (STRONG.test(read.name) && each > MOST_STRONG_G);
  if (!tooMuch) return [];
  const advice = `"${line}" is far too much for ${servings}.`;
  return [{ reason: `"${line}" is far too much`, advice, isGrave: true }];
}

function findUnlistedProblems(
  rules: Rules,
  measures: Measures,
  recipe: WrittenRecipe,
): RecipeProblem[] {
  const missing = findUnlistedFoods(rules, {
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
