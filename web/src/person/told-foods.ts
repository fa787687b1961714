/** Foods somebody told the chef they are allergic to, beyond the nine of the settings: kept in this browser, in sight, until taken back. */
import { create } from 'zustand';
import { KEYS, onChangeElsewhere, readJson, remove, writeJson } from '../storage/browser-store.ts';

const MOST = 10;

function stored(): readonly string[] {
  const kept = readJson(KEYS.toldFoods);
  return Array.isArray(kept) ? kept.filter((food) => typeof food === 'string').slice(-MOST) : [];
}

const useStore = create<{ readonly foods: readonly string[] }>(() => ({ foods: stored() }));

export function useToldFoods(): readonly string[] {
  return useStore(({ foods }) => foods);
}

export const toldFoods = (): readonly string[] => useStore.getState().foods;

function keep(foods: readonly string[]): void {
  useStore.setState({ foods });
  writeJson(KEYS.toldFoods, foods);
}

export function addToldFoods(foods: readonly string[]): void {
  const before = useStore.getState().foods;
  const all = [...new Set([...before, ...foods])].slice(-MOST);
  if (all.length > before.length) keep(all);
}

export function dropToldFoods(foods: readonly string[]): void {
  const before = useStore.getState().foods;
  const left = before.filter((food) => !foods.includes(food));
  if (left.length < before.length) keep(left);
}

/** They are nobody else's who comes here later. */
export function forgetToldFoods(): void {
  useStore.setState({ foods: [] });
  remove(KEYS.toldFoods);
}

onChangeElsewhere(KEYS.toldFoods, () => useStore.setState({ foods: stored() }));
