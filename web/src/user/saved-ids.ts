/** Ids of the recipes the user has saved, so that cards can show "Saved" at once. */
import { create } from 'zustand';
import { call } from '../api/client.ts';
import {
  KEYS,
  onOtherTabChange,
  readJson,
  readText,
  removeKey,
  writeJson,
} from '../storage/browser-store.ts';
import { storeOfflineRecipes } from './offline-recipes.ts';
import { useSession } from './session.ts';

function readStoredIds(): ReadonlySet<string> {
  const value = readJson(KEYS.savedRecipes);
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  return new Set(ids);
}

const useStore = create<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: readStoredIds() }));

export function useSavedIds(): ReadonlySet<string> {
  return useStore(({ ids }) => ids);
}

/** Sets the ids of the complete list. */
export function setSavedIds(ids: Iterable<string>): void {
  useStore.setState({ ids: new Set(ids) });
  writeJson(KEYS.savedRecipes, [...useStore.getState().ids]);
}

/**
 * For a list loaded because another tab changed the ids: storing them again would make two tabs of different users
 * load for ever.
 */
export function setSavedIdsInThisTab(idList: Iterable<string>): void {
  const ids = new Set(idList);
  // Not for equal ids, so that a request under way is not repeated.
  if (!areEqualSets(ids, useStore.getState().ids)) useStore.setState({ ids });
}

const areEqualSets = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));

export function addSavedId(id: string): void {
  setSavedIds([...useStore.getState().ids, id]);
}

export function removeSavedId(id: string): void {
  setSavedIds([...useStore.getState().ids].filter((one) => one !== id));
}

/** Loads the ids, because recipes may have been saved on another device. Throws `CallError`. */
export async function fetchSavedIds(signal: AbortSignal): Promise<void> {
  const before = useStore.getState().ids;
  const storedBefore = readText(KEYS.savedRecipes);
  const recipes: unknown = await call('listSavedRecipes', { signal });
  if (signal.aborted || !Array.isArray(recipes)) return;
  // Changed during the request, here or in another tab: the reply may be outdated.
  const isOutdated =
    useStore.getState().ids !== before || readText(KEYS.savedRecipes) !== storedBefore;
  if (isOutdated) return fetchSavedIds(signal);
  void storeOfflineRecipes(recipes);
  setSavedIds(recipes.map(({ recipeId }) => recipeId).filter((id) => typeof id === 'string'));
}

/** Spec 3: the ids are removed with the session. */
useSession.subscribe((now, before) => {
  if (!before.accessToken || now.accessToken) return;
  useStore.setState({ ids: new Set() });
  removeKey(KEYS.savedRecipes);
});

onOtherTabChange(KEYS.savedRecipes, () => useStore.setState({ ids: readStoredIds() }));
