/** What stands behind the line of a check, in full sentences; fetched when somebody asks, or told of a food that no setting knows. */
import { listOf } from './recipe.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const checkWords = {
  /** Somebody named nothing but foods beyond the nine. */
  noneOfTheNine: 'You named none of our nine allergens and no diet.',
  /** What the sign and the sentence beside it mean. */
  how: 'Every line was compared with what we know of each food: the name, the ingredients, the steps, the tips and the words around them. What is in your own packets only their labels say.',
  beyond: (foods: readonly string[]) =>
    `${capital(listOf(foods, 'and'))} ${foods.length === 1 ? 'is' : 'are'} not among the nine allergens that we look for line by line; what was done about ${foods.length === 1 ? 'it' : 'them'} is said above, and nothing more was.`,
} as const;
