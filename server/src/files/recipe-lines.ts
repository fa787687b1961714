/** Normalises a recipe to whole, non-empty lines, whatever shape it was sent in. */
import type { RecipeInput } from '@saffron/contract/recipe';

/** Spec 3: steps are a list, or possibly a single string whose lines may carry their own numbers. */
export function listSteps({ instructions }: Pick<RecipeInput, 'instructions'>): string[] {
  if (typeof instructions !== 'string') return instructions.filter(isNotBlank);
  return instructions
    .split(/\r?\n/)
    .map((step) => step.replace(/^\s*(?:step\s*)?\d{1,2}[.):]\s+/i, ''))
    .filter(isNotBlank);
}

export function isNotBlank(line: string): boolean {
  return line.trim() !== '';
}

/** The same recipe with its steps as a list and no empty lines. */
export function tidyRecipe(recipe: RecipeInput): RecipeInput & { instructions: string[] } {
  return {
    ...recipe,
    ingredients: recipe.ingredients.filter(isNotBlank),
    instructions: listSteps(recipe),
    tips: recipe.tips.filter(isNotBlank),
  };
}
