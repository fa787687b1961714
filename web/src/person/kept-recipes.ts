/** The saved recipes as they were last heard of, to be read while the server cannot be reached; they go with the session. */
import { KEYS, readText } from '../storage/browser-store.ts';
import { forgetCopies, keepCopy, readCopy } from '../storage/kept-copy.ts';
import { type Session, useSession } from './session.ts';

/** Under the person's name, so that nobody else ever sees them. */
const nameOf = ({ user }: Session) => `recipes of ${user?.id}`;

/** Who does not want to stay signed in leaves nothing behind that outlives the tab. */
function mayKeep({ user }: Session): boolean {
  return user !== null && readText(KEYS.refreshToken, 'session') === null;
}

/** The list as the server told it. */
export async function keepRecipes(recipes: readonly unknown[]): Promise<void> {
  const session = useSession.getState();
  if (mayKeep(session)) await keepCopy(nameOf(session), recipes);
}

/** `undefined` when nothing was kept of whoever is here. */
export async function keptRecipes(): Promise<readonly unknown[] | undefined> {
  const session = useSession.getState();
  if (!mayKeep(session)) return undefined;
  const kept = await readCopy(nameOf(session));
  return Array.isArray(kept) ? kept : undefined;
}

/** Saved since the server was last asked for the whole list. */
export async function addKeptRecipe(recipe: object): Promise<void> {
  await keepRecipes([recipe, ...((await keptRecipes()) ?? [])]);
}

useSession.subscribe((now, before) => {
  if (before.user && now.user?.id !== before.user.id) void forgetCopies();
});
