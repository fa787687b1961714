/** What our own cookbook knows of a dish of that name, for pages whose recipe does not say it. */
import type { SentRecipe } from '@saffron/contract/recipe';
import type { Cookbook } from '@saffron/kitchen/cookbook/cookbook';
import { fold } from '@saffron/kitchen/cookbook/fold';

/**
 * Cuisine, course and keywords are told by a dish's name; the work in it only by the very recipe, which takes
 * exactly as long. Whatever the recipe says itself stands.
 */
export function withKnown({ byTitle }: Cookbook, recipe: SentRecipe): SentRecipe {
  const dish = byTitle.get(fold(recipe.recipeName));
  if (dish === undefined) return recipe;
  const { cuisine, course, keywords, active, time } = dish;
  const work = time === recipe.minutes ? { activeMinutes: active } : {};
  return { cuisine, course, keywords: [...keywords], ...work, ...recipe };
}
