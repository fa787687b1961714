/** Offline copy of the user's saved recipes, removed with the session. */
import { whenIdle } from '../api/when-idle.ts';
import { KEYS, readText } from '../storage/browser-store.ts';
import {
  clearOfflineCopies,
  readOfflineCopy,
  updateOfflineCopy,
} from '../storage/offline-copies.ts';
import { type Session, useSession } from './session.ts';

/** The name contains the user id, so that no other user sees the copy. */
const getCopyName = ({ user }: Session) => `recipes of ${user?.id}`;

/** A user who does not stay signed in leaves no data that outlives the tab. */
function mayStore({ user }: Session): boolean {
  return user !== null && readText(KEYS.refreshToken, 'session') === null;
}

/** Updates the copy of the current user, unless the user has changed when the queued write runs. */
async function updateRecipes(
  work: (stored: unknown) => readonly unknown[] | undefined,
): Promise<void> {
  const session = useSession.getState();
  if (!mayStore(session)) return;
  const isSameUser = () => useSession.getState().user?.id === session.user?.id;
  await updateOfflineCopy(getCopyName(session), (stored) =>
    isSameUser() ? work(stored) : undefined,
  );
}

/** Stores the list as the server returned it. */
export function storeOfflineRecipes(recipes: readonly unknown[]): Promise<void> {
  return updateRecipes(() => recipes);
}

/** `undefined` if there is no copy of the current user. */
export async function readOfflineRecipes(): Promise<readonly unknown[] | undefined> {
  const session = useSession.getState();
  if (!mayStore(session)) return undefined;
  const stored = await readOfflineCopy(getCopyName(session));
  return Array.isArray(stored) ? stored : undefined;
}

/**
 * Adds a recipe saved since the last request for the list. Does not start a copy, because a single recipe would be
 * taken for the whole list.
 */
export function addOfflineRecipe(recipe: object): Promise<void> {
  return updateRecipes((stored) => (Array.isArray(stored) ? [recipe, ...stored] : undefined));
}

useSession.subscribe((now, before) => {
  if (before.user && now.user?.id !== before.user.id) void clearOfflineCopies();
});

/** The page may have been closed at logout before the copies were removed. */
async function clearLeftovers(): Promise<void> {
  await whenIdle();
  if (!useSession.getState().accessToken) await clearOfflineCopies();
}

void clearLeftovers();
