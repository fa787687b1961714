/** Query hook that converts a saved recipe to other units or another number of servings. */
import { UNIT_SYSTEMS, type UnitSystem } from '@saffron/kitchen/vocabulary';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { useSession } from '../../../user/session.ts';
import { readCookingProgress } from '../cooking-progress.ts';
import { type PartialRecipe, readRecipeContent } from '../recipe-content.ts';
import type { SavedRecipe } from './use-saved-recipes.ts';

export interface Conversion {
  /** `undefined` means as written. */
  readonly units: UnitSystem | undefined;
  readonly factor: number;
}

/** Upper limit of scaling. */
export const MAX_SERVINGS = 60;

export const NO_CONVERSION: Conversion = { units: undefined, factor: 1 };

/** The conversion last chosen for the recipe, as long as its cooking progress is stored. */
export function readStoredConversion(key: string): Conversion {
  const { units: storedUnits, factor } = readCookingProgress(key);
  const units = UNIT_SYSTEMS.find((system) => system === storedUnits);
  const isValidFactor = typeof factor === 'number' && factor > 0 && factor <= MAX_SERVINGS;
  return units && isValidFactor ? { units, factor } : NO_CONVERSION;
}

export interface ConvertedRecipe {
  readonly recipe: PartialRecipe;
  readonly hasFailed: boolean;
}

export function useConvertedRecipe(
  recipe: SavedRecipe,
  { units, factor }: Conversion,
): ConvertedRecipe {
  const userId = useSession(({ user }) => user?.id ?? '');
  const { data, isError } = useQuery({
    queryKey: ['measured', userId, recipe.recipeId, recipe.savedAt, units, factor],
    queryFn: ({ signal }) => convertRecipe(recipe, units ?? 'international', factor, signal),
    enabled: units !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const converted = units && data && !isError ? data : recipe;
  return { recipe: converted, hasFailed: units !== undefined && isError };
}

async function convertRecipe(
  recipe: SavedRecipe,
  units: UnitSystem,
  factor: number,
  signal: AbortSignal,
): Promise<PartialRecipe> {
  const { ingredients, steps } = readRecipeContent(recipe);
  const isText = typeof recipe.instructions === 'string';
  const instructions = isText ? String(recipe.instructions).split(/\r?\n/) : [...steps];
  const body = { ingredients: [...ingredients], instructions, units, factor };
  const reply = await call('measureLines', { body, signal });
  return {
    ...recipe,
    ingredients: reply.ingredients,
    instructions: isText ? reply.instructions.join('\n') : reply.instructions,
    ...(recipe.servings ? { servings: roundServings(recipe.servings * factor) } : {}),
  };
}

export const roundServings = (servings: number) => Math.round(servings * 100) / 100;
