/** The dish that is being cooked, with the step reached; kept in the browser, so that it survives a reload. */
import { create } from 'zustand';
import {
  KEYS,
  onOtherTabChange,
  readJson,
  removeKey,
  writeJson,
} from '../../../storage/browser-store.ts';
import { useUserChanges } from '../../../user/logout.ts';
import { getProgressKey, readCookingProgress, storeCookingProgress } from '../cooking-progress.ts';
import { type PartialRecipe, readRecipeContent } from '../recipe-content.ts';
import { stopRungTimers, type Timer, useTimers } from './timers.ts';

export interface CookedDish {
  /** Under which the progress and the note of the recipe are kept. */
  readonly key: string;
  /** To be saved when it has been cooked; absent in what an earlier version has stored. */
  readonly recipe?: PartialRecipe | undefined;
  readonly name: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  /** Index of the current step; the number of steps after the last one is done. */
  readonly step: number;
}

interface CookState {
  /** `null` while nobody cooks. */
  readonly dish: CookedDish | null;
  /** What was left while its timers run: each leads back to its step. */
  readonly left: CookedDish | null;
}

export const useCook = create<CookState>(readState);

/** Left, or logged out, in another tab. */
onOtherTabChange(KEYS.cookMode, () => useCook.setState(readState()));
useUserChanges.subscribe(() => useCook.setState(readState()));
useTimers.subscribe(() => {
  const { left, dish } = useCook.getState();
  if (left && !hasTimers(left)) store({ dish, left: null });
});

/** Opens cook mode at the step that was reached before; a recipe is taken as it is shown, for as many as it says. */
export function openCook(recipe: PartialRecipe): void {
  const key = getProgressKey(recipe);
  const { name, ingredients, steps } = readRecipeContent(recipe);
  const step = findReachedStep(key, steps.length);
  store({ ...useCook.getState(), dish: { key, recipe, name, ingredients, steps, step } });
}

/** Index of the step at which a dish is taken up again; 0 if it was not begun or is done. */
export function findReachedStep(key: string, all: number): number {
  const { step = 0 } = readCookingProgress(key);
  return step < all ? step : 0;
}

/** @param step an index; the number of steps ends the cooking */
export function goToStep(step: number): void {
  const { dish, left } = useCook.getState();
  if (!dish || step < 0 || step > dish.steps.length) return;
  store({ dish: { ...dish, step }, left });
  storeCookingProgress(dish.key, { step: step < dish.steps.length ? step : 0 });
}

/** A timer of the dish that has rung has been heard by then. */
export function leaveCook(): void {
  const { dish } = useCook.getState();
  if (dish) stopRungTimers(dish.key);
  store({ dish: null, left: dish && hasTimers(dish) ? dish : null });
}

const hasTimers = ({ key }: CookedDish) =>
  useTimers.getState().timers.some(({ from }) => from?.key === key);

/** Opens cook mode again at the step that a timer was started from, if that dish is known. */
export function returnToStep({ key, step }: NonNullable<Timer['from']>): void {
  const { dish, left } = useCook.getState();
  const wanted = [dish, left].find((one) => one?.key === key);
  if (!wanted) return;
  if (wanted === left) useCook.setState({ dish: left, left: dish });
  goToStep(step);
}

function store({ dish, left }: CookState): void {
  useCook.setState({ dish, left });
  if (dish ?? left) writeJson(KEYS.cookMode, dish ?? { ...left, isLeft: true });
  else removeKey(KEYS.cookMode);
}

type StoredDish = Partial<Record<keyof CookedDish | 'isLeft', unknown>>;

function readState(): CookState {
  const stored = (readJson(KEYS.cookMode) ?? {}) as StoredDish;
  const dish = readDish(stored);
  return stored.isLeft === true ? { dish: null, left: dish } : { dish, left: null };
}

/** Stored values are untrusted. */
function readDish(stored: StoredDish): CookedDish | null {
  const { key, recipe, name, ingredients, steps, step } = stored;
  if (typeof key !== 'string' || typeof name !== 'string') return null;
  const lines = toLines(steps);
  const isStep = Number.isInteger(step) && Number(step) >= 0 && Number(step) <= lines.length;
  return {
    key,
    recipe: isRecipe(recipe) ? recipe : undefined,
    name,
    ingredients: toLines(ingredients),
    steps: lines,
    step: isStep ? Number(step) : 0,
  };
}

function isRecipe(value: unknown): value is PartialRecipe {
  const { recipeName } = (value ?? {}) as { readonly recipeName?: unknown };
  return typeof recipeName === 'string';
}

function toLines(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
}
