/** Estimates the nutrition of a stored recipe for its structured data. */
import { Refusal } from '@saffron/contract/errors';
import type { RecipeInput } from '@saffron/contract/recipe';
import type { NutritionEstimate } from '@saffron/kitchen/nutrition';
import type { JobRunner } from './job-runner.ts';

/** Other programs show a figure without its doubts, so of less than this part of the lines there is none. */
const LEAST_COUNTED = 0.8;

/** Undefined where nobody knows how many it serves, too little could be counted, or the kitchen is busy. */
export async function estimateRecipe(
  jobRunner: JobRunner,
  { ingredients, servings }: RecipeInput,
): Promise<NutritionEstimate | undefined> {
  if (servings === undefined || ingredients.length === 0) return undefined;
  try {
    const estimate = await jobRunner.run('nutrition', { ingredients, servings });
    const { counted, uncounted } = estimate;
    return counted >= (counted + uncounted.length) * LEAST_COUNTED ? estimate : undefined;
  } catch (error) {
    // A page without figures is better than no page.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
