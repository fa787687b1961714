/** The copy of the saved recipes: whole or not at all, and gone with whoever it belongs to. */
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addKeptRecipe, keepRecipes, keptRecipes } from './kept-recipes.ts';
import { clear, setTokens } from './session.ts';

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
afterEach(() => clear());

function signIn(userId: string): void {
  const payload = btoa(JSON.stringify({ userId, role: 'user' }));
  setTokens({ accessToken: `head.${payload}.sign`, refreshToken: 'r' });
}

test('what is saved joins the list that is kept, however many are saved at once', async () => {
  await keepRecipes([]);
  await Promise.all([addKeptRecipe(SOUP), addKeptRecipe(DAL)]);
  expect(await keptRecipes()).toEqual([DAL, SOUP]);
});

test('where no list is kept one recipe does not pass for all of them', async () => {
  await addKeptRecipe(SOUP);
  expect(await keptRecipes()).toBeUndefined();
});

test('what is being written as somebody leaves is gone as well', async () => {
  let write = () => {};
  mayWrite = new Promise((resolve) => {
    write = resolve;
  });
  const writing = keepRecipes([SOUP]);
  await waitFor(() => expect(writes).toHaveBeenCalled());
  clear();
  write();
  await writing;
  signIn('grace');
  expect(await keptRecipes()).toBeUndefined();
  expect(stores.size).toBe(0);
});

test('what had not begun to be written when somebody left is not written', async () => {
  const writing = [keepRecipes([SOUP]), addKeptRecipe(DAL)];
  clear();
  signIn('grace');
  await Promise.all(writing);
  expect(await keptRecipes()).toBeUndefined();
  expect(writes).not.toHaveBeenCalled();
});
