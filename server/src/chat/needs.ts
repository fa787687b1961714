/** Brings together what a person must not be served, from wherever they said it; nothing is ever taken away. */
import { ALLERGENS, DIETS, type Needs } from '@saffron/kitchen/vocabulary';

export const NO_NEEDS: Needs = { allergies: [], diets: [] };

/** In the order of the vocabulary and without doubles. */
export function uniteNeeds(...all: readonly Needs[]): Needs {
  return {
    allergies: ALLERGENS.filter((allergen) =>
      all.some((needs) => needs.allergies.includes(allergen)),
    ),
    diets: DIETS.filter((diet) => all.some((needs) => needs.diets.includes(diet))),
  };
}
