/** Foods beyond the nine that somebody cannot eat, told in words or chosen by hand: kept in this browser, in sight, until taken back. */
import { MAX_FOOD_LENGTH, MAX_OTHER_FOODS } from '@saffron/contract/limits';
import { create } from 'zustand';
import { KEYS, onChangeElsewhere, readJson, remove, writeJson } from '../storage/browser-store.ts';
import { showToast } from '../ui/toast-store.ts';
import { fullWords } from '../words/session.ts';

interface Foods {
  readonly foods: readonly string[];
  /** Of those, what came by hand or from the account: no words of a conversation stand for it. */
  readonly chosen: readonly string[];
  /** What the account held of them when it was last heard of. */
  readonly account: readonly string[];
}

const NONE: Foods = { foods: [], chosen: [], account: [] };

/** An old store may hold anything, and the chef is sent them. */
function isName(food: unknown): food is string {
  const isShort = typeof food === 'string' && food.length <= MAX_FOOD_LENGTH;
  return isShort && food.trim() !== '' && food.isWellFormed() && !/\p{Cc}/u.test(food);
}

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter(isName) : [];
}

function stored(): Foods {
  const { chosen, account } = (readJson(KEYS.foodMarks) ?? {}) as Record<string, unknown>;
  const foods = namesIn(readJson(KEYS.toldFoods)).slice(-MAX_OTHER_FOODS);
  return { foods, chosen: namesIn(chosen), account: namesIn(account) };
}

const useStore = create<Foods>(stored);

export const toldFoods = (): readonly string[] => useStore.getState().foods;

export function onToldFoodsChange(changed: () => void): () => void {
  return useStore.subscribe(changed);
}

/** Those for which only the person's words stand. */
export function useHeardFoods(): readonly string[] {
  const { foods, chosen } = useStore();
  return foods.filter((food) => !chosen.includes(food));
}

export const chosenFoods = (): readonly string[] => useStore.getState().chosen;

/** What an account does not hold goes with this browser. */
export function foodsOnlyHere(): readonly string[] {
  const { foods, account } = useStore.getState();
  return foods.filter((food) => !account.includes(food));
}

function keep(change: Partial<Foods>): void {
  const { foods, chosen, account } = { ...useStore.getState(), ...change };
  const kept = { foods, chosen: chosen.filter((food) => foods.includes(food)), account };
  useStore.setState(kept, true);
  writeJson(KEYS.foodMarks, { chosen: kept.chosen, account });
  writeJson(KEYS.toldFoods, foods);
}

function united(...lists: readonly (readonly string[])[]): readonly string[] {
  const all = [...new Set(lists.flat())];
  sayFull(all.slice(MAX_OTHER_FOODS));
  return all.slice(0, MAX_OTHER_FOODS);
}

/** What is kept stays; what there is no room for must be known to the person. */
export function sayFull(foods: readonly string[]): void {
  if (foods.length === 0) return;
  const text = fullWords(MAX_OTHER_FOODS, foods);
  showToast({ text, severity: 'error', durationMs: FULL_MS });
}

/** Nobody may miss it. */
const FULL_MS = 15_000;

export function addToldFoods(foods: readonly string[]): void {
  if (foods.length === 0) return;
  const before = useStore.getState();
  const chosen = before.chosen.filter((food) => !foods.includes(food));
  keep({ foods: united(before.foods, foods), chosen });
}

export function addChosenFoods(foods: readonly string[]): void {
  const before = useStore.getState();
  const added = foods.filter((food) => !before.foods.includes(food));
  if (added.length === 0) return;
  keep({ foods: united(before.foods, added), chosen: [...before.chosen, ...added] });
}

export function dropToldFoods(foods: readonly string[]): void {
  const before = useStore.getState().foods;
  const left = before.filter((food) => !foods.includes(food));
  if (left.length < before.length) keep({ foods: left });
}

/**
 * What the account holds joins what holds here. Only what it held before and holds no longer goes:
 * that was taken back on another device.
 */
export function adoptAccountFoods(account: readonly string[]): void {
  const before = useStore.getState();
  dropToldFoods(before.account.filter((food) => !account.includes(food)));
  addChosenFoods(account);
  noteAccountFoods(account);
}

/** What was just sent there has arrived. */
export function noteAccountFoods(account: readonly string[]): void {
  if (JSON.stringify(account) !== JSON.stringify(useStore.getState().account)) keep({ account });
}

/** What of them the account held when it was last heard of. */
export function accountFoods(): readonly string[] {
  const { foods, account } = useStore.getState();
  return foods.filter((food) => account.includes(food));
}

/** As they were kept before: of somebody who is back. What their account holds it says by itself. */
export function takeBackFoods(foods: unknown, marks: unknown): void {
  const { chosen, account } = (marks ?? {}) as Record<string, unknown>;
  const mine = namesIn(foods).filter((food) => !namesIn(account).includes(food));
  const byHand = namesIn(chosen);
  addChosenFoods(mine.filter((food) => byHand.includes(food)));
  addToldFoods(mine.filter((food) => !byHand.includes(food)));
}

/** They are nobody else's who comes here later. */
export function forgetToldFoods(): void {
  useStore.setState(NONE, true);
  remove(KEYS.foodMarks);
  remove(KEYS.toldFoods);
}

for (const key of [KEYS.toldFoods, KEYS.foodMarks]) {
  onChangeElsewhere(key, () => useStore.setState(stored(), true));
}
