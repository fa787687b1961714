/** Callable functions for programs and language models on any recipe: check it, adapt it, convert units, estimate nutrition. */
import { checkRecipe } from '../cookbook/check-recipe.ts';
import { rewriteRecipe } from '../measure/rewrite/rewrite.ts';
import { estimate, type NutritionEstimate } from '../nutrition/estimate.ts';
import { adaptLines, type LinesAdapted } from '../own/adapt-lines.ts';
import { findExcludedFoods, findUndercooked } from '../safety/person/excluded-foods.ts';
import { recipeLines } from '../safety/verdict/check.ts';
import type { UnitSystem, Verdict } from '../vocabulary.ts';
import type { ToolTable } from './tool-table.ts';

export interface RecipeText {
  readonly title?: string | undefined;
  readonly ingredients: readonly string[];
  readonly instructions?: readonly string[] | undefined;
  readonly servings?: number | undefined;
}

interface LineFound {
  readonly line: string;
  /** An allergen, a diet or another food: "milk". */
  readonly against: string;
  readonly reason: string;
  readonly isCertain: boolean;
  readonly instead?: string | undefined;
}

/** `unknown` are lines of which nobody here can say what is in them. */
export interface RecipeChecked {
  readonly verdict: Verdict;
  readonly findings: readonly LineFound[];
  readonly unknown: readonly string[];
}

export function checkRecipeText(
  { kitchen, table }: ToolTable,
  { title, ingredients, instructions, servings }: RecipeText,
): RecipeChecked {
  const { person } = table.heard;
  const lines = recipeLines({ recipeName: title, ingredients, instructions });
  const { verdict, findings, unknown } = checkRecipe(kitchen, lines, person.needs, servings);
  const others = [
    ...findExcludedFoods(kitchen, lines, person),
    ...findUndercooked(kitchen, lines, person),
  ];
  return {
    verdict: others.length > 0 ? 'conflict' : verdict,
    findings: [
      ...findings.map(({ line, restriction, reason, certainty, swap }) => ({
        ...{ line, against: restriction, reason, isCertain: certainty === 'contains' },
        ...(swap === undefined ? {} : { instead: swap }),
      })),
      ...others.map(({ line, food, reason }) => ({ line, against: food, reason, isCertain: true })),
    ],
    unknown: unknown.map(({ line }) => line),
  };
}

export interface RecipeAdapted
  extends Pick<LinesAdapted, 'ingredients' | 'instructions' | 'changes'> {
  readonly title: string;
  readonly notChanged: LinesAdapted['refused'];
  readonly check: RecipeChecked;
}

export function adaptRecipeText(tools: ToolTable, text: RecipeText): RecipeAdapted {
  const { kitchen, table } = tools;
  const { title = '', ingredients, instructions = [], servings } = text;
  const { person, avoid } = table.heard;
  const card = { recipeName: title.trim() || UNNAMED, servings, ingredients, instructions };
  const whom = { needs: person.needs, avoid };
  const done = adaptLines(kitchen, card, whom);
  const lines = {
    title: done.dish.title,
    ingredients: done.ingredients,
    instructions: done.instructions,
  };
  const check = checkRecipeText(tools, { ...lines, servings });
  return { ...lines, changes: done.changes, notChanged: done.refused, check };
}

const UNNAMED = 'The recipe';

/** Kilocalories and grams, with how far they may be out and the lines that are not in them. */
export function estimateNutrition(
  { kitchen }: Pick<ToolTable, 'kitchen'>,
  { ingredients, servings = 1 }: RecipeText,
): NutritionEstimate {
  return estimate(kitchen, ingredients, servings);
}

/** @param factor so many times as much; 1 leaves the amounts as they are */
export function convertRecipeText(
  { kitchen }: Pick<ToolTable, 'kitchen'>,
  { ingredients, instructions = [] }: RecipeText,
  units: UnitSystem,
  factor = 1,
): { ingredients: string[]; instructions: string[] } {
  return rewriteRecipe(kitchen.measures, { ingredients, instructions }, units, factor);
}
