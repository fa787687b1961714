/** The type of a person: allergies, diets, other excluded foods, situations such as pregnancy; and how allergies and diets are merged. */
import { ALLERGENS, DIETS, type Needs, type Situation } from '../../vocabulary.ts';

/** A food beyond the nine allergens that a person does not eat: for an allergy, a custom, or for good. */
export interface ExcludedFood {
  /** As the person said it, or as their custom calls it: "celery". */
  readonly label: string;
  /** Every name and kind of the pantry that counts as it. */
  readonly names: readonly string[];
  /** Whether the person is allergic to it, so that a label ("may contain") matters too. */
  readonly isAllergy: boolean;
}

export interface Person {
  readonly needs: Needs;
  readonly excludedFoods: readonly ExcludedFood[];
  readonly situations: readonly Situation[];
}

export const NO_NEEDS: Needs = { allergies: [], diets: [] };
export const PERSON_WITHOUT_NEEDS: Person = { needs: NO_NEEDS, excludedFoods: [], situations: [] };

/** In the order of the vocabulary and without doubles; nothing is ever taken away. */
export function mergeNeeds(...all: readonly Needs[]): Needs {
  return {
    allergies: ALLERGENS.filter((one) => all.some(({ allergies }) => allergies.includes(one))),
    diets: DIETS.filter((one) => all.some(({ diets }) => diets.includes(one))),
  };
}
