/** Reads a recipe to be imported from plain text, with the house's one reader of recipes. */
import { readRecipeText } from '@saffron/kitchen/recipe-text';
import type { FoodKnowledge } from '@saffron/kitchen/recipe-text/line-signs';
import { type RecipeDraft, UnreadableTextError } from './recipe-draft.ts';

const MOST_LINES = 400;

/** @throws UnreadableTextError when nothing in it looks like a recipe */
export function readPlainTextRecipe(text: string, knowledge: FoodKnowledge): RecipeDraft {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > MOST_LINES) throw new UnreadableTextError('This is longer than one recipe.');
  const { title, introduction, ingredients, instructions, notes, servings, minutes } =
    readRecipeText(knowledge, text);
  if (ingredients.length === 0 || instructions.length === 0) {
    throw new UnreadableTextError(
      'This could not be told apart into ingredients and steps. Put a line that says "Ingredients" above the ones and one that says "Instructions" above the others.',
    );
  }
  return {
    recipeName: title,
    introduction: introduction.join('\n'),
    ...{ ingredients: [...ingredients], instructions: [...instructions], tips: [...notes] },
    ...{ servings, minutes },
  };
}
