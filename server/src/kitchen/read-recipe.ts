/** Reads a recipe from any text for programs that ask over HTTP. */
import { readRecipeText } from '@saffron/kitchen/recipe-text';
import type { FoodKnowledge } from '@saffron/kitchen/recipe-text/line-signs';

export interface RecipeToRead {
  readonly text: string;
}

/** What stands between title and lists is a note of the author; what was said to somebody belongs to no recipe. */
export function readRecipe(knowledge: FoodKnowledge, { text }: RecipeToRead) {
  const read = readRecipeText(knowledge, text);
  const { title, servings, introduction, ingredients, instructions, notes, unread, talk } = read;
  return {
    ...{ title, servings, ingredients: [...ingredients], instructions: [...instructions] },
    groups: [...read.groups],
    notes: [...introduction, ...notes],
    unread: [...talk, ...unread],
  };
}
