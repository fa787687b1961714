/** A recipe as whole lines, whatever shape it was sent in: what files are written from and compared by. */
import type { SentRecipe } from '@saffron/contract/recipe';

/** Spec 3: steps are a list, or possibly a single string whose lines may carry their own numbers. */
export function stepsOf({ instructions }: Pick<SentRecipe, 'instructions'>): string[] {
  if (typeof instructions !== 'string') return instructions.filter(isFilled);
  return instructions
    .split(/\r?\n/)
    .map((step) => step.replace(/^\s*(?:step\s*)?\d{1,2}[.):]\s+/i, ''))
    .filter(isFilled);
}

export function isFilled(line: string): boolean {
  return line.trim() !== '';
}

/** The same recipe with its steps as a list and no empty lines. */
export function tidied(recipe: SentRecipe): SentRecipe & { instructions: string[] } {
  return {
    ...recipe,
    ingredients: recipe.ingredients.filter(isFilled),
    instructions: stepsOf(recipe),
    tips: recipe.tips.filter(isFilled),
  };
}
