/** Adds cuisine, course and keywords from our cookbook to a shared recipe that has the name of a known dish. */
import type { RecipeInput } from '@saffron/contract/recipe';
import type { Cookbook } from '@saffron/kitchen/cookbook';
import { normalise } from '@saffron/kitchen/text/normalise';

/**
 * Cuisine, course and keywords follow from the dish's name; the active time only if the recipe
 * takes exactly as long. Values of the recipe itself are kept.
 */
export function addCookbookFacts({ byTitle }: Cookbook, recipe: RecipeInput): RecipeInput {
  const dish = byTitle.get(normalise(recipe.recipeName));
  if (dish === undefined) return recipe;
  const { cuisine, course, keywords, active, time } = dish;
  const work = time === recipe.minutes ? { activeMinutes: active } : {};
  return { cuisine, course, keywords: [...keywords], ...work, ...recipe };
}
