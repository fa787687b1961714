/** A recipe as a card can show it: whatever is missing or odd made into something that can be drawn. */
import { UNNAMED_DISH } from '@saffron/contract/brief';
import type { SentRecipe } from '@saffron/contract/recipe';
import { recipeWords } from '../../words/recipe.ts';

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
    ingredients: (recipe.ingredients ?? []).filter(isFilled),
    steps: stepsOf(recipe.instructions),
    tips: [recipe.tips ?? []].flat().filter(isFilled),
  };
}

/** Spec 3: a list, or possibly a single string. The list numbers them, so their own numbers go. */
export function stepsOf(instructions: ShownRecipe['instructions'] = []): readonly string[] {
  const steps = typeof instructions === 'string' ? instructions.split(/\r?\n/) : instructions;
  return steps.map((step) => step.replace(/^\s*(?:step\s*)?\d{1,2}[.):]\s+/i, '')).filter(isFilled);
}

function isFilled(line: string): boolean {
  return line.trim() !== '';
}

/** Pictures are our own paths, https addresses or inline images, as the contract has it. */
export function pictureOf({ imageUrl }: ShownRecipe): string | undefined {
  const isPicture = /^(https:\/\/|\/(?!\/)|data:image\/(png|jpeg|webp|gif);base64,)/i;
  return imageUrl && isPicture.test(imageUrl) ? imageUrl : undefined;
}

/** What is sent to be kept or shared: the recipe's own fields and nothing that only the card knows. */
export function sendable(recipe: ShownRecipe): SentRecipe {
  const { recipeId, conversation_response, imageUrl, servings, minutes } = recipe;
  return {
    ...(recipeId ? { recipeId } : {}),
    recipeName: cardLines(recipe).name,
    ...(conversation_response ? { conversation_response } : {}),
    introduction: recipe.introduction ?? '',
    ingredients: recipe.ingredients ?? [],
    instructions: recipe.instructions ?? [],
    tips: recipe.tips ?? [],
    friendly_closing: recipe.friendly_closing ?? '',
    ...(imageUrl ? { imageUrl } : {}),
    ...(servings ? { servings } : {}),
    ...(minutes ? { minutes } : {}),
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
    recipe.friendly_closing ?? '',
  ]
    .filter(isFilled)
    .join('\n\n');
}
