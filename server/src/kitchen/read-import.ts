/** Reads recipes from an imported text, validates them, checks them and converts their units; stores nothing. */
import type { ChatPreferences, Safety } from '@saffron/contract/chat';
import { isPublicPictureUrl } from '@saffron/contract/picture-url';
import { withoutNone } from '@saffron/contract/preferences';
import { type RecipeInput, recipeInput } from '@saffron/contract/recipe';
import type { importedRecipe } from '@saffron/contract/recipe-files';
import { recipeLines } from '@saffron/kitchen/check';
import { checkRecipe } from '@saffron/kitchen/check/recipe';
import { rewriteRecipe } from '@saffron/kitchen/measure';
import { pictureOf, pictureUrl, readPictureUrl } from '@saffron/kitchen/pictures';
import type { FoodKnowledge } from '@saffron/kitchen/recipe-text/line-signs';
import type { z } from 'zod';
import { type ImportSource, readRecipes } from '../files/read-recipes.ts';
import type { RecipeDraft, Site } from '../files/recipe-draft.ts';
import { listSteps, tidyRecipe } from '../files/recipe-lines.ts';

/** An imported text and everything needed to read it. */
export interface TextToImport extends ImportSource {
  readonly site: Site;
  readonly preferences: ChatPreferences;
}

export type ImportReview = Pick<z.output<typeof importedRecipe>, 'safety' | 'measured'>;

/** The recipes, or the names of those that were refused, in the order of the text. */
interface ImportResult {
  readonly items: readonly (
    | { readonly item: string; readonly message: string }
    | { readonly recipe: RecipeInput; readonly shown: ImportReview }
  )[];
  readonly problems: readonly string[];
}

/** Maximum number of recipes in one text. */
const MAX_RECIPES = 200;

/** Does everything of an import except saving. */
export function readImport(
  knowledge: FoodKnowledge,
  { site, preferences, ...brought }: TextToImport,
): ImportResult {
  const { drafts, problems } = readRecipes(brought, knowledge, site);
  const items = drafts.slice(0, MAX_RECIPES).map((draft) => {
    const { recipe, message } = fitToContract(draft);
    if (recipe === undefined) return { item: draft.recipeName.slice(0, 200), message };
    const safety = checkSafety(knowledge, recipe, preferences);
    return { recipe, shown: { safety, measured: measureRecipe(knowledge, recipe, preferences) } };
  });
  return { items, problems };
}

/** Corrects formal faults; a correction that would change the recipe is refused with a sentence. */
function fitToContract(draft: RecipeDraft): { recipe?: RecipeInput; message: string } {
  const { imageUrl, keywords, course, cuisine, recipeId, servings, minutes, activeMinutes } = draft;
  const short = (text: string | undefined) =>
    text
      ?.replace(/\p{Cc}+/gu, ' ')
      .slice(0, 60)
      .trim() || undefined;
  const result = recipeInput.safeParse({
    ...draft,
    imageUrl: isAllowedImage(imageUrl) ? imageUrl : undefined,
    recipeId: recipeInput.shape.recipeId.safeParse(recipeId).success ? recipeId : undefined,
    keywords: keywords?.slice(0, 20).flatMap((word) => short(word) ?? []),
    course: short(course),
    cuisine: short(cuisine),
    servings: servings !== undefined && servings <= 1000 ? servings : undefined,
    minutes: minutes !== undefined && minutes <= 100_000 ? minutes : undefined,
    activeMinutes:
      activeMinutes !== undefined && activeMinutes <= 100_000 ? activeMinutes : undefined,
  });
  if (!result.success) return { message: formatIssue(result.error.issues[0]) };
  const recipe = tidyRecipe(result.data);
  if (recipe.ingredients.length + recipe.instructions.length === 0) {
    return { message: 'It has neither ingredients nor steps.' };
  }
  const { recipeName, ingredients } = recipe;
  const createPictureUrl = () =>
    pictureUrl(pictureOf({ recipeName, ingredients, course: undefined }));
  return { recipe: { ...recipe, imageUrl: recipe.imageUrl ?? createPictureUrl() }, message: '' };
}

/**
 * Keeps our own drawings and public pictures; leaves out scripts, data URLs and addresses in
 * private networks.
 */
function isAllowedImage(imageUrl = ''): boolean {
  const own = /^\/pictures\/(.+)\.svg$/.exec(imageUrl)?.[1];
  return own === undefined ? isPublicPictureUrl(imageUrl) : readPictureUrl(own) !== undefined;
}

const PARTS: Readonly<Record<string, string>> = {
  recipeName: 'The name',
  introduction: 'The introduction',
  ingredients: 'The list of ingredients',
  instructions: 'The list of steps',
  tips: 'The list of tips',
  friendly_closing: 'The last word',
};

/** "The list of steps must have at most 100 lines." */
function formatIssue(issue: z.core.$ZodIssue | undefined): string {
  const part = PARTS[String(issue?.path[0])] ?? 'This recipe';
  if (issue?.code === 'too_big' && issue.origin === 'array')
    return `${part} is longer than 100 lines.`;
  if (issue?.code === 'too_big' || issue?.code === 'invalid_union') {
    return `${part} has a text that is longer than we can keep.`;
  }
  return `${part} ${issue?.message ?? 'cannot be kept'}.`;
}

function checkSafety(
  knowledge: FoodKnowledge,
  recipe: RecipeInput,
  preferences: ChatPreferences,
): Safety {
  const { foodAllergies = [], dietaryRestrictions = [] } = preferences;
  const needs = { allergies: withoutNone(foodAllergies), diets: withoutNone(dietaryRestrictions) };
  const found = checkRecipe(knowledge, recipeLines(recipe), needs, recipe.servings);
  return {
    verdict: found.verdict,
    findings: [...found.findings],
    unknown: [...found.unknown],
    notes: [...found.notes],
    checkedFor: needs,
    rules: knowledge.rules.version,
  };
}

function measureRecipe(
  knowledge: FoodKnowledge,
  recipe: RecipeInput,
  preferences: ChatPreferences,
) {
  const lines = { ingredients: recipe.ingredients, instructions: listSteps(recipe) };
  const { measurementUnits = 'international' } = preferences;
  return rewriteRecipe(knowledge.measures, lines, measurementUnits);
}
