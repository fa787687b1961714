/** A recipe as a card can show it: whatever is missing or odd made into something that can be drawn. */
import { UNNAMED_DISH } from '@saffron/contract/brief';
import { isPictureAddress, isPublicPicture } from '@saffron/contract/picture-address';
import type { SentRecipe } from '@saffron/contract/recipe';
import { duration, recipeWords } from '../../words/recipe.ts';

export type ShownRecipe = Partial<SentRecipe>;

export interface CardLines {
  readonly name: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly tips: readonly string[];
}

export function cardLines(recipe: ShownRecipe): CardLines {
  return {
    name: recipe.recipeName?.trim() || UNNAMED_DISH,
    ingredients: filled(recipe.ingredients),
    steps: stepsOf(recipe.instructions),
    tips: filled(recipe.tips),
  };
}

/** Lists as they are sent, and what an older store may hold instead: one line, nothing, or odd entries among others. */
function filled(lines: unknown): readonly string[] {
  return [lines ?? []].flat().filter((line): line is string => isFilled(line));
}

/** Spec 3: a list, or possibly a single string. The list numbers them, so their own numbers go. */
export function stepsOf(instructions: ShownRecipe['instructions'] = []): readonly string[] {
  const steps = typeof instructions === 'string' ? instructions.split(/\r?\n/) : instructions;
  return filled(steps)
    .map((step) => step.replace(/^\s*(?:step\s*)?\d{1,2}[.):]\s+/i, ''))
    .filter(isFilled);
}

function isFilled(line: unknown): line is string {
  return typeof line === 'string' && line.trim() !== '';
}

/** Our own paths and inline images: from anywhere else nothing is fetched, or they would learn who reads what. */
export function pictureOf({ imageUrl }: ShownRecipe): string | undefined {
  const isShown = imageUrl && isPictureAddress(imageUrl) && !isPublicPicture(imageUrl);
  return isShown ? imageUrl : undefined;
}

/** A picture that lies elsewhere can be gone to, but is not shown here. */
export function pictureElsewhere({ imageUrl }: ShownRecipe): URL | undefined {
  return imageUrl && isPublicPicture(imageUrl) ? new URL(imageUrl) : undefined;
}

/** What is sent to be kept or shared: the recipe's own fields, without what was said to the person beside it. */
export function sendable(recipe: ShownRecipe): SentRecipe {
  const { recipeId, imageUrl, servings, minutes } = recipe;
  const { activeMinutes, cuisine, course, keywords } = recipe;
  return {
    ...(recipeId ? { recipeId } : {}),
    recipeName: cardLines(recipe).name,
    introduction: recipe.introduction ?? '',
    ingredients: recipe.ingredients ?? [],
    instructions: recipe.instructions ?? [],
    tips: recipe.tips ?? [],
    friendly_closing: recipe.friendly_closing ?? '',
    // A picture that would be refused must not cost the recipe.
    ...(imageUrl && isPictureAddress(imageUrl) ? { imageUrl } : {}),
    ...(servings ? { servings } : {}),
    ...(minutes ? { minutes } : {}),
    ...(activeMinutes ? { activeMinutes } : {}),
    ...(cuisine ? { cuisine } : {}),
    ...(course ? { course } : {}),
    ...(keywords ? { keywords } : {}),
  };
}

/** The recipe as plain text, to paste anywhere. */
export function recipeText(recipe: ShownRecipe): string {
  const { name, ingredients, steps, tips } = cardLines(recipe);
  const part = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? `${title}\n${lines.join('\n')}` : '';
  return [
    name,
    recipe.introduction ?? '',
    factsOf(recipe),
    part(
      recipeWords.ingredients,
      ingredients.map((line) => `- ${line}`),
    ),
    part(
      recipeWords.instructions,
      steps.map((step, index) => `${index + 1}. ${step}`),
    ),
    part(
      recipeWords.tips,
      tips.map((tip) => `- ${tip}`),
    ),
  ]
    .filter(isFilled)
    .join('\n\n');
}

/** How long it takes and for how many, as far as it is known. */
export function factsOf({ minutes, servings }: ShownRecipe): string {
  const facts = [minutes && duration(minutes), servings && recipeWords.serves(servings)];
  return facts.filter(isFilled).join(' · ');
}
