/** Whom a reply is for: everything that must not reach their plate, from whatever it was learnt. */
import { ALLERGENS, DIETS, type Needs, type Situation } from '../vocabulary.ts';

/** A food beyond the nine allergens that is kept off the plate: for an allergy, a custom, or for good. */
export interface KeptOut {
  /** As the person said it, or as their custom calls it: "celery". */
  readonly said: string;
  /** Every name and kind of the pantry that counts as it. */
  readonly names: readonly string[];
  /** Whether somebody falls ill of it, so that a label matters too. */
  readonly isAllergy: boolean;
}

export interface Person {
  readonly needs: Needs;
  readonly keptOut: readonly KeptOut[];
  readonly situations: readonly Situation[];
}

export const NO_NEEDS: Needs = { allergies: [], diets: [] };
export const NOBODY: Person = { needs: NO_NEEDS, keptOut: [], situations: [] };

/** In the order of the vocabulary and without doubles; nothing is ever taken away. */
export function uniteNeeds(...all: readonly Needs[]): Needs {
  return {
    allergies: ALLERGENS.filter((one) => all.some(({ allergies }) => allergies.includes(one))),
    diets: DIETS.filter((one) => all.some(({ diets }) => diets.includes(one))),
  };
}
