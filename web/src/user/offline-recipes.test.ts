/** Tests the offline copy of the saved recipes: complete or absent, and removed at logout. */
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addOfflineRecipe, readOfflineRecipes, storeOfflineRecipes } from './offline-recipes.ts';
import { clearSession, setTokens } from './session.ts';

const SOUP = { recipeId: 'soup' };
const DAL = { recipeId: 'dal' };

/** A browser's stores, which write once they are let. */
let stores: Map<string, Map<string, string>>;
let mayWrite: Promise<void>;
const writes = vi.fn();

beforeEach(() => {
  stores = new Map();
  mayWrite = Promise.resolve();
  writes.mockClear();
  const storeAt = (name: string) => stores.get(name) ?? new Map<string, string>();
  vi.stubGlobal('caches', {
    match: async (address: string, { cacheName }: { cacheName: string }) => {
      const kept = storeAt(cacheName).get(address);
      return kept === undefined ? undefined : new Response(kept);
    },
    open: async (name: string) => ({
      put: async (address: string, response: Response) => {
        writes();
        await mayWrite;
        stores.set(name, storeAt(name).set(address, await response.text()));
      },
    }),
    delete: async (name: string) => stores.delete(name),
  });
  signIn('ada');
});
afterEach(() => clearSession());

function signIn(userId: string): void {
  const payload = btoa(JSON.stringify({ userId, role: 'user' }));
  setTokens({ accessToken: `head.${payload}.sign`, refreshToken: 'r' });
}

test('saved recipes join the stored list, however many are saved at once', async () => {
  await storeOfflineRecipes([]);
  await Promise.all([addOfflineRecipe(SOUP), addOfflineRecipe(DAL)]);
  expect(await readOfflineRecipes()).toEqual([DAL, SOUP]);
});

test('without a stored list one recipe does not start one', async () => {
  await addOfflineRecipe(SOUP);
  expect(await readOfflineRecipes()).toBeUndefined();
});

test('a write under way at logout is removed as well', async () => {
  let write = () => {};
  mayWrite = new Promise((resolve) => {
    write = resolve;
  });
  const writing = storeOfflineRecipes([SOUP]);
  await waitFor(() => expect(writes).toHaveBeenCalled());
  clearSession();
  write();
  await writing;
  signIn('grace');
  expect(await readOfflineRecipes()).toBeUndefined();
  expect(stores.size).toBe(0);
});

test('a write that had not started at logout is not made', async () => {
  const writing = [storeOfflineRecipes([SOUP]), addOfflineRecipe(DAL)];
  clearSession();
  signIn('grace');
  await Promise.all(writing);
  expect(await readOfflineRecipes()).toBeUndefined();
  expect(writes).not.toHaveBeenCalled();
});
