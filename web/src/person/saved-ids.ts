/** Which recipes this person has kept, so that a card can say so at once. */
import { create } from 'zustand';
import { call } from '../api/client.ts';
import {
  KEYS,
  onChangeElsewhere,
  readJson,
  readText,
  remove,
  writeJson,
} from '../storage/browser-store.ts';
import { keepRecipes } from './kept-recipes.ts';
import { useSession } from './session.ts';

function stored(): ReadonlySet<string> {
  const value = readJson(KEYS.savedRecipes);
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  return new Set(ids);
}

const useStore = create<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: stored() }));

export function useSavedIds(): ReadonlySet<string> {
  return useStore(({ ids }) => ids);
}

/** The whole list, as the server tells it. */
export function setSavedIds(ids: Iterable<string>): void {
  useStore.setState({ ids: new Set(ids) });
  writeJson(KEYS.savedRecipes, [...useStore.getState().ids]);
}

/**
 * For whoever asked the server because another tab changed the list: telling the other tabs again
 * would set two of different people asking for ever.
 */
export function adoptSavedIds(told: Iterable<string>): void {
  const ids = new Set(told);
  // The same again is no news: whoever is asking the server meanwhile need not ask once more.
  if (!isSame(ids, useStore.getState().ids)) useStore.setState({ ids });
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));

export function addSavedId(id: string): void {
  setSavedIds([...useStore.getState().ids, id]);
}

export function removeSavedId(id: string): void {
  setSavedIds([...useStore.getState().ids].filter((kept) => kept !== id));
}

/** What the server holds may have come from another device. Throws `CallError`. */
export async function fetchSavedIds(signal: AbortSignal): Promise<void> {
  const before = useStore.getState().ids;
  const storedBefore = readText(KEYS.savedRecipes);
  const recipes: unknown = await call('listSavedRecipes', { signal });
  if (signal.aborted || !Array.isArray(recipes)) return;
  // Saved or deleted while we asked, here or in another tab: what we got may be older.
  const isOlder =
    useStore.getState().ids !== before || readText(KEYS.savedRecipes) !== storedBefore;
  if (isOlder) return fetchSavedIds(signal);
  void keepRecipes(recipes);
  setSavedIds(recipes.map(({ recipeId }) => recipeId).filter((id) => typeof id === 'string'));
}

/** Spec 3: the list is kept with the session, and goes with it. */
useSession.subscribe((now, before) => {
  if (!before.accessToken || now.accessToken) return;
  useStore.setState({ ids: new Set() });
  remove(KEYS.savedRecipes);
});

onChangeElsewhere(KEYS.savedRecipes, () => useStore.setState({ ids: stored() }));
