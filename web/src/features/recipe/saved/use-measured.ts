/** A kept recipe in other measures or for another number of people; as written while nothing else is wished. */
import { UNIT_SYSTEMS, type UnitSystem } from '@saffron/kitchen/vocabulary';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { useSession } from '../../../person/session.ts';
import { cardLines, type ShownRecipe } from '../card.ts';
import { cookingOf } from '../cooking.ts';
import type { KeptRecipe } from './use-saved-recipes.ts';

export interface Measuring {
  /** `undefined` is as written. */
  readonly units: UnitSystem | undefined;
  readonly factor: number;
}

/** More than anybody cooks for. */
export const MOST_SERVINGS = 60;

export const AS_WRITTEN: Measuring = { units: undefined, factor: 1 };

/** As it was last looked at, if that was not long ago. */
export function keptMeasuring(key: string): Measuring {
  const { units: kept, factor } = cookingOf(key);
  const units = UNIT_SYSTEMS.find((system) => system === kept);
  const isSane = typeof factor === 'number' && factor > 0 && factor <= MOST_SERVINGS;
  return units && isSane ? { units, factor } : AS_WRITTEN;
}

export interface Measured {
  readonly recipe: ShownRecipe;
  readonly failed: boolean;
}

export function useMeasured(recipe: KeptRecipe, { units, factor }: Measuring): Measured {
  const userId = useSession(({ user }) => user?.id ?? '');
  const { data, isError } = useQuery({
    queryKey: ['measured', userId, recipe.recipeId, recipe.savedAt, units, factor],
    queryFn: ({ signal }) => measure(recipe, units ?? 'international', factor, signal),
    enabled: units !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const shown = units && data && !isError ? data : recipe;
  return { recipe: shown, failed: units !== undefined && isError };
}

async function measure(
  recipe: KeptRecipe,
  units: UnitSystem,
  factor: number,
  signal: AbortSignal,
): Promise<ShownRecipe> {
  const { ingredients, steps } = cardLines(recipe);
  const isText = typeof recipe.instructions === 'string';
  const instructions = isText ? String(recipe.instructions).split(/\r?\n/) : [...steps];
  const body = { ingredients: [...ingredients], instructions, units, factor };
  const measured = await call('measureLines', { body, signal });
  return {
    ...recipe,
    ingredients: measured.ingredients,
    instructions: isText ? measured.instructions.join('\n') : measured.instructions,
    ...(recipe.servings ? { servings: roundServings(recipe.servings * factor) } : {}),
  };
}

export const roundServings = (servings: number) => Math.round(servings * 100) / 100;
