/** How a dish is given back by a tool: the id and edits to ask for it again, and the recipe without what only a screen needs. */
import type { DishCard, Refused } from '@saffron/kitchen/tools/dishes';

export function toCard<More extends object>(card: (DishCard & More) | Refused): object {
  if ('refused' in card) return card;
  const { recipe, ...others } = card;
  const { recipeName, introduction, servings, minutes, ingredients, instructions, tips } = recipe;
  return {
    ...others,
    ...{ name: recipeName, about: introduction, servings, minutes },
    ...{ ingredients, instructions, tips },
  };
}
