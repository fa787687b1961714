/** Searches the saved recipes by the words a user types, ignoring case and accents. */
import { type PartialRecipe, readRecipeContent } from '../recipe-content.ts';

/** Removes case and accents: "creme" finds "Crème". */
function normalise(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Cached per recipe, so that a key press does not compute two thousand of them. */
const searchTexts = new WeakMap<PartialRecipe, string>();

function getSearchText(recipe: PartialRecipe): string {
  const known = searchTexts.get(recipe);
  if (known !== undefined) return known;
  const text = normalise(joinRecipeText(recipe));
  searchTexts.set(recipe, text);
  return text;
}

/** Empty for a malformed recipe, which is never found and does not break the search. */
function joinRecipeText(recipe: PartialRecipe): string {
  try {
    const { name, ingredients } = readRecipeContent(recipe);
    return [name, recipe.introduction ?? '', ...ingredients].join('\n');
  } catch {
    return '';
  }
}

/** Every word must occur in the name, the introduction or an ingredient. */
export function searchRecipes<Recipe extends PartialRecipe>(
  recipes: readonly Recipe[],
  query: string,
): readonly Recipe[] {
  const terms = normalise(query).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return recipes;
  return recipes.filter((recipe) => terms.every((term) => getSearchText(recipe).includes(term)));
}
