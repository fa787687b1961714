/** The saved recipes as they were last heard of, to be read while the server cannot be reached; they go with the session. */
import { whenIdle } from '../api/when-idle.ts';
import { KEYS, readText } from '../storage/browser-store.ts';
import { changeCopy, forgetCopies, readCopy } from '../storage/kept-copy.ts';
import { type Session, useSession } from './session.ts';

/** Under the person's name, so that nobody else ever sees them. */
const nameOf = ({ user }: Session) => `recipes of ${user?.id}`;

/** Who does not want to stay signed in leaves nothing behind that outlives the tab. */
function mayKeep({ user }: Session): boolean {
  return user !== null && readText(KEYS.refreshToken, 'session') === null;
}

/** For whoever is here, if they still are when its turn comes. */
async function change(work: (kept: unknown) => readonly unknown[] | undefined): Promise<void> {
  const session = useSession.getState();
  if (!mayKeep(session)) return;
  const isStillHere = () => useSession.getState().user?.id === session.user?.id;
  await changeCopy(nameOf(session), (kept) => (isStillHere() ? work(kept) : undefined));
}

/** The list as the server told it. */
export function keepRecipes(recipes: readonly unknown[]): Promise<void> {
  return change(() => recipes);
}

/** `undefined` when nothing was kept of whoever is here. */
export async function keptRecipes(): Promise<readonly unknown[] | undefined> {
  const session = useSession.getState();
  if (!mayKeep(session)) return undefined;
  const kept = await readCopy(nameOf(session));
  return Array.isArray(kept) ? kept : undefined;
}

/**
 * Saved since the server was last asked for the whole list. Where no list is kept none begins with it: one recipe
 * would pass for all of them.
 */
export function addKeptRecipe(recipe: object): Promise<void> {
  return change((kept) => (Array.isArray(kept) ? [recipe, ...kept] : undefined));
}

useSession.subscribe((now, before) => {
  if (before.user && now.user?.id !== before.user.id) void forgetCopies();
});

/** The page of whoever left may have been closed before it had forgotten all. */
async function forgetLeftovers(): Promise<void> {
  await whenIdle();
  if (!useSession.getState().accessToken) await forgetCopies();
}

void forgetLeftovers();
