/** UI strings that explain an allergen check in full; lazily loaded. */
import { joinNames } from './safety.ts';

const pronoun = (foods: readonly string[]) => (foods.length === 1 ? 'it' : 'them');

export const checkStrings = {
  /** For a user who named only foods beyond the nine. */
  noneOfTheNine: 'You named none of our nine allergens and no diet.',
  /** What the icon and the sentence beside it mean. */
  how: 'Every line was compared with what we know of the nine allergens and the diets: the name, the ingredients, the steps, the tips and the words around them. What is in your own packets only their labels say.',
  /** On foods beyond the nine: what was looked for, where and what was found, and what is left to the user. */
  kept: (foods: readonly string[]) =>
    `“Kept free of ${joinNames(foods, 'or')}” means: the chef looked for ${joinNames(foods, 'or')}, and for foods that often hide ${pronoun(foods)}, in the names of the ingredients, and found none of them.`,
  watched: (foods: readonly string[]) =>
    `“Chosen for an allergy to ${joinNames(foods, 'and')}” means: the chef looked for ${joinNames(foods, 'or')} in the names of the ingredients and found none by name, but something else may hold ${pronoun(foods)}; where to look is said above.`,
  notLooked: (foods: readonly string[]) => `Nobody has looked for ${joinNames(foods, 'or')} here.`,
  left: (foods: readonly string[]) =>
    `What is left to you: read the steps, the tips and the labels for ${joinNames(foods, 'and')}. Only our nine allergens are looked for in every line.`,
} as const;
