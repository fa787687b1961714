/** Tests that changes to the foods beyond the nine allergens are merged into the account, also when concurrent or retried. */
import { beforeEach, expect, test, vi } from 'vitest';
import { addChosenFoods, addFoodsFromChat, clearOtherFoods, getOtherFoods } from './other-foods.ts';
import { saveSettings } from './save-settings.ts';
import { clearSession, setTokens } from './session.ts';
import { syncFoods } from './sync-foods.ts';

let account: string[];
let puts: string[][];
let isDown: boolean;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  clearSession();
  clearOtherFoods();
  account = ['celery'];
  puts = [];
  isDown = false;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (isDown) return new Response('{}', { status: 503 });
    if (init.method === 'PUT') {
      const { otherFoods } = JSON.parse(String(init.body)) as { otherFoods?: string[] };
      if (otherFoods) puts.push(otherFoods);
      account = otherFoods ?? account;
    }
    return Response.json({ otherFoods: account });
  });
  setTokens({ accessToken: 'a', refreshToken: 'r' });
});

test('an account that was not read keeps what it holds', async () => {
  addFoodsFromChat(['kiwi']);
  syncFoods({ added: ['kiwi'] });
  await vi.waitFor(() => expect(account).toEqual(['kiwi', 'celery']));
  await vi.waitFor(() => expect(getOtherFoods()).toEqual(['kiwi', 'celery']));
});

test('two at once both arrive', async () => {
  addFoodsFromChat(['kiwi']);
  syncFoods({ added: ['kiwi'] });
  addFoodsFromChat(['mustard']);
  syncFoods({ added: ['mustard'] });
  await vi.waitFor(() => expect([...account].sort()).toEqual(['celery', 'kiwi', 'mustard']));
});

test('what holds in this browser only stays out of the account', async () => {
  addChosenFoods(['lupin']);
  addFoodsFromChat(['kiwi']);
  syncFoods({ added: ['kiwi'] });
  await vi.waitFor(() => expect(account).toEqual(['kiwi', 'celery']));
  await saveSettings({ otherFoods: [...getOtherFoods(), 'mustard'] });
  expect(account).not.toContain('lupin');
  expect(account).toContain('mustard');
  expect(getOtherFoods()).toContain('lupin');
});

test('what could not be sent goes along with the next', async () => {
  isDown = true;
  addFoodsFromChat(['kiwi']);
  syncFoods({ added: ['kiwi'] });
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  isDown = false;
  addFoodsFromChat(['mustard']);
  syncFoods({ added: ['mustard'] });
  await vi.waitFor(() => expect([...account].sort()).toEqual(['celery', 'kiwi', 'mustard']));
});

test('nothing is sent to a user who has signed in meanwhile', async () => {
  addFoodsFromChat(['kiwi']);
  syncFoods({ added: ['kiwi'] });
  const saving = saveSettings({ otherFoods: ['kiwi', 'mustard'] });
  clearSession();
  setTokens({ accessToken: 'b', refreshToken: 's' });
  await saving;
  expect(puts).toEqual([]);
});

test('a food from the chat while the settings are saved stays', async () => {
  addChosenFoods(['lupin']);
  const saving = saveSettings({ otherFoods: [] });
  addFoodsFromChat(['kiwi']);
  await saving;
  expect(getOtherFoods()).toContain('kiwi');
  expect(getOtherFoods()).not.toContain('lupin');
});
