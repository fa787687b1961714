/** Recipes a visitor wanted to save, stored for a day until they have signed in with the same e-mail address. */
import { KEYS, readJson, removeKey, writeJson } from '../storage/browser-store.ts';
import { type PendingSave, useAuthDrawer } from './auth-drawer.ts';
import { useUserChanges } from './logout.ts';

interface StoredPendingSave extends PendingSave {
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The lifetime of a confirmation link. */
const MAX_AGE_MS = 24 * 3600 * 1000;
const MAX_ENTRIES = 20;

/** Used for the lifetime of the page if the browser storage is blocked or full. */
let fallbackStore: readonly StoredPendingSave[] = [];

useUserChanges.subscribe(() => {
  fallbackStore = [];
});

/** Stores the recipe the drawer was opened for, when a mail was sent to this address. */
export function storePendingSave(email: string): void {
  const { pendingSave } = useAuthDrawer.getState();
  if (!pendingSave) return;
  const others = readPendingSaves().filter(
    ({ recipe }) => getRecipeKey(recipe) !== getRecipeKey(pendingSave.recipe),
  );
  storeAll(
    [...others, { ...pendingSave, email: normaliseEmail(email), at: Date.now() }].slice(
      -MAX_ENTRIES,
    ),
  );
}

/** The names of the recipes stored for this address, oldest first. */
export function listPendingSaveNames(email: string): readonly string[] {
  return readPendingSaves().flatMap((one) =>
    one.email === normaliseEmail(email) ? [one.recipe.recipeName] : [],
  );
}

/** Returns and removes the recipes stored for this address, oldest first. */
export function takePendingSaves(email: string): readonly PendingSave[] {
  const { pendingSave } = useAuthDrawer.getState();
  const all = readPendingSaves();
  const own = all.filter((one) => one.email === normaliseEmail(email));
  if (own.length > 0) storeAll(all.filter((one) => !own.includes(one)));
  const rest = own.filter(
    ({ recipe }) => !pendingSave || getRecipeKey(recipe) !== getRecipeKey(pendingSave.recipe),
  );
  return pendingSave ? [...rest, pendingSave] : rest;
}

function storeAll(entries: readonly StoredPendingSave[]): void {
  if (entries.length === 0) {
    removeKey(KEYS.pendingSaves);
    fallbackStore = [];
  } else fallbackStore = writeJson(KEYS.pendingSaves, entries) ? [] : entries;
}

function readPendingSaves(): readonly StoredPendingSave[] {
  const stored = readJson(KEYS.pendingSaves);
  const valid = Array.isArray(stored) ? stored.filter(isStoredPendingSave) : [];
  const now = Date.now();
  return (fallbackStore.length > 0 ? fallbackStore : valid).filter(
    ({ at }) => at <= now && now - at < MAX_AGE_MS,
  );
}

/** Stored values are untrusted. */
function isStoredPendingSave(value: unknown): value is StoredPendingSave {
  if (typeof value !== 'object' || value === null) return false;
  const { recipe, path, email, at } = value as Record<string, unknown>;
  const isRecipe =
    typeof recipe === 'object' &&
    recipe !== null &&
    'recipeName' in recipe &&
    isName(recipe.recipeName);
  const isPage = typeof path === 'string' && /^\/(?!\/)/.test(path);
  return isRecipe && isPage && typeof email === 'string' && typeof at === 'number';
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function getRecipeKey({ recipeId, recipeName }: PendingSave['recipe']): string {
  return recipeId ?? `name ${recipeName}`;
}

function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
