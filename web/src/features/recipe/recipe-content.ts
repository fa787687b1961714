/** Reads a partial or malformed recipe: its lines and pictures for display, and the forms it is saved and copied in. */
import { UNNAMED_DISH } from '@saffron/contract/limits';
import { isAllowedPictureUrl, isPublicPictureUrl } from '@saffron/contract/picture-url';
import type { RecipeInput } from '@saffron/contract/recipe';
import { formatRecipeFacts } from '@saffron/contract/recipe-facts';
import { recipeStrings } from '../../strings/recipe.ts';

export type PartialRecipe = Partial<RecipeInput>;

export interface RecipeContent {
  readonly name: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly tips: readonly string[];
}

export function readRecipeContent(recipe: PartialRecipe): RecipeContent {
  return {
    name: recipe.recipeName?.trim() || UNNAMED_DISH,
    ingredients: keepFilledLines(recipe.ingredients),
    steps: readSteps(recipe.instructions),
    tips: keepFilledLines(recipe.tips),
  };
}

/** Accepts a list, or what old stored recipes may hold instead: one line, nothing, or entries that are no strings. */
function keepFilledLines(lines: unknown): readonly string[] {
  return [lines ?? []].flat().filter((line): line is string => isFilled(line));
}

/** Spec 3: a list, or possibly a single string. Leading numbers are removed, because the list numbers the steps. */
export function readSteps(instructions: PartialRecipe['instructions'] = []): readonly string[] {
  const steps = typeof instructions === 'string' ? instructions.split(/\r?\n/) : instructions;
  return keepFilledLines(steps)
    .map((step) => step.replace(/^\s*(?:step\s*)?\d{1,2}[.):]\s+/i, ''))
    .filter(isFilled);
}

function isFilled(line: unknown): line is string {
  return typeof line === 'string' && line.trim() !== '';
}

/** Only our own paths and inline images: other hosts would learn who reads what. */
export function findPicture({ imageUrl }: PartialRecipe): string | undefined {
  const isShown = imageUrl && isAllowedPictureUrl(imageUrl) && !isPublicPictureUrl(imageUrl);
  return isShown ? imageUrl : undefined;
}

/** Name of the table that one of our drawings stands on, as its address tells: its colour goes on around the drawing. */
export function findGround(picture: string | undefined): string | undefined {
  return /^\/pictures\/[a-z]+-([a-z]+)-/.exec(picture ?? '')?.[1];
}

/** A picture on another host is linked, but not shown. */
export function findExternalPicture({ imageUrl }: PartialRecipe): URL | undefined {
  return imageUrl && isPublicPictureUrl(imageUrl) ? new URL(imageUrl) : undefined;
}

/** The recipe as it is saved or shared: its own fields, without the chef's message to the user. */
export function toSentRecipe(recipe: PartialRecipe): RecipeInput {
  const { recipeId, imageUrl, servings, minutes, units } = recipe;
  const { activeMinutes, cuisine, course, keywords } = recipe;
  return {
    ...(recipeId ? { recipeId } : {}),
    recipeName: readRecipeContent(recipe).name,
    introduction: recipe.introduction ?? '',
    ingredients: recipe.ingredients ?? [],
    instructions: recipe.instructions ?? [],
    tips: recipe.tips ?? [],
    friendly_closing: recipe.friendly_closing ?? '',
    // A picture the server would refuse must not prevent saving the recipe.
    ...(imageUrl && isAllowedPictureUrl(imageUrl) ? { imageUrl } : {}),
    ...(servings ? { servings } : {}),
    ...(minutes ? { minutes } : {}),
    ...(units ? { units } : {}),
    ...(activeMinutes ? { activeMinutes } : {}),
    ...(cuisine ? { cuisine } : {}),
    ...(course ? { course } : {}),
    ...(keywords ? { keywords } : {}),
  };
}

/** The recipe as plain text, to paste anywhere. */
export function formatRecipeText(recipe: PartialRecipe): string {
  const { name, ingredients, steps, tips } = readRecipeContent(recipe);
  const part = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? `${title}\n${lines.join('\n')}` : '';
  return [
    name,
    recipe.introduction ?? '',
    formatFacts(recipe),
    part(
      recipeStrings.ingredients,
      ingredients.map((line) => `- ${line}`),
    ),
    part(
      recipeStrings.instructions,
      steps.map((step, index) => `${index + 1}. ${step}`),
    ),
    part(
      recipeStrings.tips,
      tips.map((tip) => `- ${tip}`),
    ),
  ]
    .filter(isFilled)
    .join('\n\n');
}

/** Time and servings, as far as they are known. */
export function formatFacts(recipe: PartialRecipe): string {
  return formatRecipeFacts(recipe).join(' · ');
}
