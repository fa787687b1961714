/** Which recipes this person has kept, so that a card can say so at once. */
import { create } from 'zustand';
import { KEYS, onChangeElsewhere, readJson, remove, writeJson } from '../storage/browser-store.ts';
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

export function addSavedId(id: string): void {
  setSavedIds([...useStore.getState().ids, id]);
}

export function removeSavedId(id: string): void {
  setSavedIds([...useStore.getState().ids].filter((kept) => kept !== id));
}

/** Spec 3: the list is kept with the session, and goes with it. */
useSession.subscribe((now, before) => {
  if (!before.accessToken || now.accessToken) return;
  useStore.setState({ ids: new Set() });
  remove(KEYS.savedRecipes);
});

onChangeElsewhere(KEYS.savedRecipes, () => useStore.setState({ ids: stored() }));
