/** Hooks that show a recipe in other units or for another number of servings, as the person last chose. */
import { UNIT_SYSTEMS, type UnitSystem } from '@saffron/kitchen/vocabulary';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { type Conversion, MAX_SERVINGS, NO_CONVERSION, roundServings } from './conversion.ts';
import { readCookingProgress, storeCookingProgress } from './cooking-progress.ts';
import { type PartialRecipe, readRecipeContent } from './recipe-content.ts';

/** The conversion last chosen for the recipe, as long as its cooking progress is stored. */
export function readStoredConversion(key: string): Conversion {
  const { units: storedUnits, factor } = readCookingProgress(key);
  const units = UNIT_SYSTEMS.find((system) => system === storedUnits);
  const isValidFactor = typeof factor === 'number' && factor > 0 && factor <= MAX_SERVINGS;
  return units && isValidFactor ? { units, factor } : NO_CONVERSION;
}

/** The chosen conversion, and a function that chooses another one; without a key it is not stored. */
export function useConversion(key: string | undefined) {
  const [conversion, setConversion] = useState(() =>
    key === undefined ? NO_CONVERSION : readStoredConversion(key),
  );
  const convert = (next: Conversion) => {
    setConversion(next);
    if (key !== undefined) storeCookingProgress(key, next);
  };
  return { conversion, convert };
}

export interface ConvertedRecipe<Source extends PartialRecipe = PartialRecipe> {
  /** The recipe itself unless it is shown otherwise than written. */
  readonly recipe: Source;
  /** The chosen one; after a failure the recipe is as written, and the controls say so. */
  readonly conversion: Conversion;
  readonly hasFailed: boolean;
}

interface Shown<Source> {
  readonly source: Source;
  readonly recipe: Source;
  readonly hasFailed: boolean;
}

/** While a conversion is under way, the recipe is shown as before. */
export function useConvertedRecipe<Source extends PartialRecipe>(
  recipe: Source,
  conversion: Conversion,
): ConvertedRecipe<Source> {
  const { units, factor } = conversion;
  const [shown, setShown] = useState<Shown<Source>>();
  useEffect(() => {
    if (units === undefined) return setShown(undefined);
    const abort = new AbortController();
    fetchConversion(recipe, { units, factor }, abort.signal).then(
      (converted) => setShown({ source: recipe, recipe: converted, hasFailed: false }),
      () => abort.signal.aborted || setShown({ source: recipe, recipe, hasFailed: true }),
    );
    return () => abort.abort();
  }, [recipe, units, factor]);
  if (units === undefined || shown?.source !== recipe)
    return { recipe, conversion, hasFailed: false };
  const { hasFailed } = shown;
  return { recipe: shown.recipe, conversion: hasFailed ? NO_CONVERSION : conversion, hasFailed };
}

/** By recipe and conversion: a result stays the same object, so that it is shared under one link. */
const conversions = new WeakMap<PartialRecipe, Map<string, PartialRecipe>>();

async function fetchConversion<Source extends PartialRecipe>(
  recipe: Source,
  { units, factor }: { readonly units: UnitSystem; readonly factor: number },
  signal: AbortSignal,
): Promise<Source> {
  const known = conversions.get(recipe) ?? new Map<string, PartialRecipe>();
  conversions.set(recipe, known);
  const key = `${units} ${factor}`;
  const found = known.get(key) as Source | undefined;
  if (found) return found;
  const { ingredients, steps } = readRecipeContent(recipe);
  const isText = typeof recipe.instructions === 'string';
  const instructions = isText ? String(recipe.instructions).split(/\r?\n/) : [...steps];
  const body = { ingredients: [...ingredients], instructions, units, factor };
  const reply = await call('measureLines', { body, signal });
  const { servings } = recipe;
  const converted: Source = {
    ...recipe,
    units,
    ingredients: reply.ingredients,
    instructions: isText ? reply.instructions.join('\n') : reply.instructions,
    ...(servings ? { servings: roundServings(servings * factor) } : {}),
  };
  known.set(key, converted);
  return converted;
}
