/** Store of the foods beyond the nine allergens that the user must not eat, from the chat, the picker or the account. */
import { MAX_FOOD_LENGTH, MAX_OTHER_FOODS } from '@saffron/contract/limits';
import { create } from 'zustand';
import {
  KEYS,
  onOtherTabChange,
  readJson,
  removeKey,
  writeJson,
} from '../storage/browser-store.ts';
import { formatFoodLimit } from '../strings/session.ts';
import { showToast } from '../ui/toast-store.ts';

interface OtherFoods {
  readonly foods: readonly string[];
  /** The foods picked by hand or held by the account, which no message mentions. */
  readonly chosen: readonly string[];
  /** The foods the account held when it was last loaded. */
  readonly account: readonly string[];
}

const NO_FOODS: OtherFoods = { foods: [], chosen: [], account: [] };

/** Stored values are untrusted, and the foods are sent to the chef. */
function isFoodName(food: unknown): food is string {
  const isShort = typeof food === 'string' && food.length <= MAX_FOOD_LENGTH;
  return isShort && food.trim() !== '' && food.isWellFormed() && !/\p{Cc}/u.test(food);
}

function parseFoodNames(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter(isFoodName) : [];
}

function readStored(): OtherFoods {
  const { chosen, account } = (readJson(KEYS.otherFoodSources) ?? {}) as Record<string, unknown>;
  const foods = parseFoodNames(readJson(KEYS.otherFoods)).slice(-MAX_OTHER_FOODS);
  return { foods, chosen: parseFoodNames(chosen), account: parseFoodNames(account) };
}

const useStore = create<OtherFoods>(readStored);

export const getOtherFoods = (): readonly string[] => useStore.getState().foods;

export function onOtherFoodsChange(onChange: () => void): () => void {
  return useStore.subscribe(onChange);
}

/** The foods that are known only from the user's messages. */
export function useFoodsFromChat(): readonly string[] {
  const { foods, chosen } = useStore();
  return foods.filter((food) => !chosen.includes(food));
}

export const getChosenFoods = (): readonly string[] => useStore.getState().chosen;

/** The foods that apply in this browser only. */
export function getFoodsNotInAccount(): readonly string[] {
  const { foods, account } = useStore.getState();
  return foods.filter((food) => !account.includes(food));
}

function setFoods(change: Partial<OtherFoods>): void {
  const { foods, chosen, account } = { ...useStore.getState(), ...change };
  const next = { foods, chosen: chosen.filter((food) => foods.includes(food)), account };
  useStore.setState(next, true);
  writeJson(KEYS.otherFoodSources, { chosen: next.chosen, account });
  writeJson(KEYS.otherFoods, foods);
}

function mergeFoods(...lists: readonly (readonly string[])[]): readonly string[] {
  const all = [...new Set(lists.flat())];
  showLimitToast(all.slice(MAX_OTHER_FOODS));
  return all.slice(0, MAX_OTHER_FOODS);
}

/** Tells the user which foods were not added because the list is full. */
export function showLimitToast(foods: readonly string[]): void {
  if (foods.length === 0) return;
  const text = formatFoodLimit(MAX_OTHER_FOODS, foods);
  showToast({ text, severity: 'error', durationMs: TOAST_MS });
}

/** Long, because the toast is about allergies. */
const TOAST_MS = 15_000;

export function addFoodsFromChat(foods: readonly string[]): void {
  if (foods.length === 0) return;
  const before = useStore.getState();
  const chosen = before.chosen.filter((food) => !foods.includes(food));
  setFoods({ foods: mergeFoods(before.foods, foods), chosen });
}

export function addChosenFoods(foods: readonly string[]): void {
  const before = useStore.getState();
  const added = foods.filter((food) => !before.foods.includes(food));
  if (added.length === 0) return;
  setFoods({ foods: mergeFoods(before.foods, added), chosen: [...before.chosen, ...added] });
}

export function removeOtherFoods(foods: readonly string[]): void {
  const before = useStore.getState().foods;
  const remaining = before.filter((food) => !foods.includes(food));
  if (remaining.length < before.length) setFoods({ foods: remaining });
}

/**
 * Adds the foods of the account. Removes only foods that it held before and no longer holds: those were removed on
 * another device.
 */
export function mergeAccountFoods(account: readonly string[]): void {
  const before = useStore.getState();
  removeOtherFoods(before.account.filter((food) => !account.includes(food)));
  addChosenFoods(account);
  setAccountFoods(account);
}

/** Remembers what the account holds. */
function setAccountFoods(account: readonly string[]): void {
  if (JSON.stringify(account) !== JSON.stringify(useStore.getState().account))
    setFoods({ account });
}

/** The foods that the account held when it was last loaded. */
export function getAccountFoods(): readonly string[] {
  const { foods, account } = useStore.getState();
  return foods.filter((food) => account.includes(food));
}

/** Restores the suspended foods of a user who has signed in again, except those that the account will return. */
export function restoreOtherFoods(foods: unknown, sources: unknown): void {
  const { chosen, account } = (sources ?? {}) as Record<string, unknown>;
  const localFoods = parseFoodNames(foods).filter(
    (food) => !parseFoodNames(account).includes(food),
  );
  const byHand = parseFoodNames(chosen);
  addChosenFoods(localFoods.filter((food) => byHand.includes(food)));
  addFoodsFromChat(localFoods.filter((food) => !byHand.includes(food)));
}

/** Called at logout: the next user must not get them. */
export function clearOtherFoods(): void {
  useStore.setState(NO_FOODS, true);
  removeKey(KEYS.otherFoodSources);
  removeKey(KEYS.otherFoods);
}

for (const key of [KEYS.otherFoods, KEYS.otherFoodSources]) {
  onOtherTabChange(key, () => useStore.setState(readStored(), true));
}
