/** What stands behind the line of a check, in full sentences; fetched when somebody asks, or told of a food that no setting knows. */
import { listOf } from './recipe.ts';

const them = (foods: readonly string[]) => (foods.length === 1 ? 'it' : 'them');

export const checkWords = {
  /** Somebody named nothing but foods beyond the nine. */
  noneOfTheNine: 'You named none of our nine allergens and no diet.',
  /** What the sign and the sentence beside it mean. */
  how: 'Every line was compared with what we know of the nine allergens and the diets: the name, the ingredients, the steps, the tips and the words around them. What is in your own packets only their labels say.',
  /** Of foods beyond the nine: what was looked for, where and what was found, and what is left to do. */
  kept: (foods: readonly string[]) =>
    `“Kept free of ${listOf(foods, 'or')}” means: the chef looked for ${listOf(foods, 'or')}, and for foods that often hide ${them(foods)}, in the names of the ingredients, and found none of them.`,
  watched: (foods: readonly string[]) =>
    `“Chosen for an allergy to ${listOf(foods, 'and')}” means: the chef looked for ${listOf(foods, 'or')} in the names of the ingredients and found none by name, but something else may hold ${them(foods)}; where to look is said above.`,
  notLooked: (foods: readonly string[]) => `Nobody has looked for ${listOf(foods, 'or')} here.`,
  left: (foods: readonly string[]) =>
    `What is left to you: read the steps, the tips and the labels for ${listOf(foods, 'and')}. Only our nine allergens are looked for in every line.`,
} as const;
