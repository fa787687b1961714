/** What a visitor wished to keep waits here while a mail is on its way to them: for their address alone, and for a day. */
import { KEYS, readJson, remove, writeJson } from '../storage/browser-store.ts';
import { type SaveWish, useDrawer } from './drawer.ts';
import { useDepartures } from './leaving.ts';

interface WaitingWish extends SaveWish {
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** As long as a confirmation link lives. */
const PATIENCE_MS = 24 * 3600 * 1000;
const MOST = 20;

/** In a browser that keeps nothing, this page at least remembers. */
let unkept: readonly WaitingWish[] = [];

useDepartures.subscribe(() => {
  unkept = [];
});

/** A mail went to this address for the sake of what the drawer was opened for. */
export function bindWish(email: string): void {
  const { wish } = useDrawer.getState();
  if (!wish) return;
  const others = waiting().filter(({ recipe }) => keyOf(recipe) !== keyOf(wish.recipe));
  keep([...others, { ...wish, email: plain(email), at: Date.now() }].slice(-MOST));
}

/** What is kept waiting for this address, by name, oldest first. */
export function waitingFor(email: string): readonly string[] {
  return waiting().flatMap((one) => (one.email === plain(email) ? [one.recipe.recipeName] : []));
}

/** The wishes of whoever signs in with this address, oldest first; each is handed out once. */
export function takeWishes(email: string): readonly SaveWish[] {
  const { wish } = useDrawer.getState();
  const all = waiting();
  const own = all.filter((one) => one.email === plain(email));
  if (own.length > 0) keep(all.filter((one) => !own.includes(one)));
  const rest = own.filter(({ recipe }) => !wish || keyOf(recipe) !== keyOf(wish.recipe));
  return wish ? [...rest, wish] : rest;
}

function keep(wishes: readonly WaitingWish[]): void {
  if (wishes.length === 0) {
    remove(KEYS.saveWishes);
    unkept = [];
  } else unkept = writeJson(KEYS.saveWishes, wishes) ? [] : wishes;
}

function waiting(): readonly WaitingWish[] {
  const stored = readJson(KEYS.saveWishes);
  const kept = Array.isArray(stored) ? stored.filter(isWish) : [];
  const now = Date.now();
  return (unkept.length > 0 ? unkept : kept).filter(
    ({ at }) => at <= now && now - at < PATIENCE_MS,
  );
}

/** Whatever lies in a browser may be of another version, or of another hand. */
function isWish(value: unknown): value is WaitingWish {
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

function keyOf({ recipeId, recipeName }: SaveWish['recipe']): string {
  return recipeId ?? `name ${recipeName}`;
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}
