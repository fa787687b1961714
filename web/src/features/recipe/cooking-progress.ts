/** Stores how far a user has cooked a recipe: ticked ingredients and steps, the step reached, chosen units and scale. */

import { KEYS, readJson, writeJson } from '../../storage/browser-store.ts';
import { useSession } from '../../user/session.ts';
import { type PartialRecipe, readRecipeContent } from './recipe-content.ts';

export interface CookingProgress {
  /** Indexes of the ticked lines. */
  readonly ingredients: readonly number[];
  readonly steps: readonly number[];
  /** Units of a converted recipe; absent if it is shown as written. */
  readonly units?: string;
  readonly factor?: number;
  /** Index of the step reached in cook mode. */
  readonly step?: number;
}

type StoredProgress = Readonly<Record<string, CookingProgress & { readonly at: number }>>;

/** Long enough to cook and eat the dish; then the ticks are dropped. */
const MAX_AGE_MS = 18 * 3_600_000;
const MAX_ENTRIES = 20;

const NO_PROGRESS: CookingProgress = { ingredients: [], steps: [] };

/** Used for the lifetime of the page if the browser storage is blocked or full. */
let fallbackStore: StoredProgress | undefined;

/** Recipes without an id, which are rare, are recognised by name and number of lines. */
export function getProgressKey(recipe: PartialRecipe): string {
  const { name, ingredients, steps } = readRecipeContent(recipe);
  return recipe.recipeId ?? `${name} ${ingredients.length} ${steps.length}`;
}

export function readCookingProgress(key: string): CookingProgress {
  const { [key]: found } = readFreshEntries();
  return found ?? NO_PROGRESS;
}

export function storeCookingProgress(key: string, change: Partial<CookingProgress>): void {
  const { [key]: before = NO_PROGRESS, ...others } = readFreshEntries();
  const { ingredients, steps, units, factor, step = 0 } = { ...before, ...change };
  const hasProgress = ingredients.length + steps.length + step > 0 || units !== undefined;
  const now = {
    ...{ at: Date.now(), ingredients, steps },
    ...(units === undefined ? {} : { units, factor: factor ?? 1 }),
    ...(step > 0 ? { step } : {}),
  };
  const next = hasProgress ? { [key]: now, ...others } : others;
  const stored = Object.fromEntries(Object.entries(next).slice(0, MAX_ENTRIES));
  fallbackStore = writeJson(KEYS.cookingProgress, stored) ? undefined : stored;
}

/** Not cached, because another tab may have the same recipe open. */
function readFreshEntries(): StoredProgress {
  const all = fallbackStore ?? readJson(KEYS.cookingProgress);
  if (typeof all !== 'object' || all === null) return {};
  return Object.fromEntries(
    Object.entries(all as StoredProgress)
      .filter(([, one]) => Date.now() - one?.at < MAX_AGE_MS)
      .sort(([, one], [, other]) => other.at - one.at)
      .map(([key, { step, ...one }]) => [key, { ...one, ...parseIndexes({ ...one, step }) }]),
  );
}

/** Stored values are untrusted. */
function parseIndexes({
  ingredients,
  steps,
  step,
}: CookingProgress): Pick<CookingProgress, 'ingredients' | 'steps' | 'step'> {
  const numbers = (value: unknown) => (Array.isArray(value) ? value.filter(Number.isInteger) : []);
  const reached = Number.isInteger(step) && Number(step) > 0 ? { step: Number(step) } : {};
  return { ingredients: numbers(ingredients), steps: numbers(steps), ...reached };
}

/** The browser storage itself is cleared by `user/logout`. */
useSession.subscribe((now, before) => {
  if (before.accessToken && !now.accessToken) fallbackStore = undefined;
});
