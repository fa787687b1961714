/** Detects a message that contains a recipe, in lines or told in sentences, and parts the recipe from the talk around it. */
import { readLine } from '../measure/lines/read-line.ts';
import { lately } from '../text/lately.ts';
import type { FoodKnowledge } from './line-signs.ts';
import { readProse } from './prose-recipe.ts';
import { readRecipeText } from './read-recipe-text.ts';
import type { RecipeText } from './recipe-text.ts';

export interface Paste {
  readonly recipe: RecipeText;
  /** What is said to us with it; '' where nothing is. */
  readonly talk: string;
}

/** Shorter, or on fewer lines, no recipe is written down. */
const SHORTEST = 60;
const LEAST_LINES = 4;
const LEAST_ITEMS = 3;
const LEAST_COUNTED = 2;

/** Undefined where the message is no recipe that is written down: in lines, with amounts and at least a step. */
export function takePaste(knowledge: FoodKnowledge, message: string): Paste | undefined {
  if (message.length < SHORTEST || !looksWritten(message)) return undefined;
  const known = TAKEN.get(knowledge) ?? lately((text) => ({ paste: pasteIn(knowledge, text) }));
  TAKEN.set(knowledge, known);
  return known(message).paste;
}

/** A message is looked at as what is brought, and for what it tells of needs. */
const TAKEN = new WeakMap<FoodKnowledge, (message: string) => { paste: Paste | undefined }>();

function pasteIn(knowledge: FoodKnowledge, message: string): Paste | undefined {
  const recipe = readRecipeText(knowledge, message);
  return isRecipe(knowledge, recipe) && recipe.instructions.length > 0
    ? pasteOf(recipe)
    : undefined;
}

/** A recipe that is told in a sentence or two, for a message that is known to bring one. */
export function takeTold(knowledge: FoodKnowledge, message: string): Paste | undefined {
  const recipe = looksWritten(message)
    ? readRecipeText(knowledge, message)
    : readProse(knowledge, message);
  const isEnough = recipe !== undefined && recipe.ingredients.length >= LEAST_ITEMS - 1;
  return isEnough && recipe.instructions.length > 0 ? pasteOf(recipe) : undefined;
}

function looksWritten(message: string): boolean {
  const lines = message.split('\n').filter((line) => line.trim() !== '').length;
  const labels = ['ingredients:', 'recipeIngredient', 'method:', 'instructions:', 'directions:'];
  return (
    lines >= LEAST_LINES ||
    labels.some((label) => message.toLowerCase().includes(label.toLowerCase()))
  );
}

function isRecipe({ measures }: FoodKnowledge, { ingredients }: RecipeText): boolean {
  const counted = ingredients.filter((line) => {
    const { quantity, unit } = readLine(measures, line.slice(0, 200));
    return quantity !== null || unit !== null;
  });
  return ingredients.length >= LEAST_ITEMS && counted.length >= LEAST_COUNTED;
}

function pasteOf(recipe: RecipeText): Paste {
  return { recipe, talk: recipe.talk.join(' ').trim() };
}
