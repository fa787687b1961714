/** What changes here is told to the account over what it holds by now. */
import { beforeEach, expect, test, vi } from 'vitest';
import { keepFoods } from './keep-foods.ts';
import { saveSettings } from './save-settings.ts';
import { clear, setTokens } from './session.ts';
import { addChosenFoods, addToldFoods, forgetToldFoods, toldFoods } from './told-foods.ts';

let account: string[];
let puts: string[][];
let isDown: boolean;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  clear();
  forgetToldFoods();
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
  addToldFoods(['kiwi']);
  keepFoods({ added: ['kiwi'] });
  await vi.waitFor(() => expect(account).toEqual(['kiwi', 'celery']));
  await vi.waitFor(() => expect(toldFoods()).toEqual(['kiwi', 'celery']));
});

test('two at once both arrive', async () => {
  addToldFoods(['kiwi']);
  keepFoods({ added: ['kiwi'] });
  addToldFoods(['mustard']);
  keepFoods({ added: ['mustard'] });
  await vi.waitFor(() => expect([...account].sort()).toEqual(['celery', 'kiwi', 'mustard']));
});

test('what holds in this browser only stays out of the account', async () => {
  addChosenFoods(['lupin']);
  addToldFoods(['kiwi']);
  keepFoods({ added: ['kiwi'] });
  await vi.waitFor(() => expect(account).toEqual(['kiwi', 'celery']));
  await saveSettings({ otherFoods: [...toldFoods(), 'mustard'] });
  expect(account).not.toContain('lupin');
  expect(account).toContain('mustard');
  expect(toldFoods()).toContain('lupin');
});

test('what could not be sent goes along with the next', async () => {
  isDown = true;
  addToldFoods(['kiwi']);
  keepFoods({ added: ['kiwi'] });
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  isDown = false;
  addToldFoods(['mustard']);
  keepFoods({ added: ['mustard'] });
  await vi.waitFor(() => expect([...account].sort()).toEqual(['celery', 'kiwi', 'mustard']));
});

test('nothing goes to whoever has entered meanwhile', async () => {
  addToldFoods(['kiwi']);
  keepFoods({ added: ['kiwi'] });
  const saving = saveSettings({ otherFoods: ['kiwi', 'mustard'] });
  clear();
  setTokens({ accessToken: 'b', refreshToken: 's' });
  await saving;
  expect(puts).toEqual([]);
});

test('a food heard while the settings are kept stays', async () => {
  addChosenFoods(['lupin']);
  const saving = saveSettings({ otherFoods: [] });
  addToldFoods(['kiwi']);
  await saving;
  expect(toldFoods()).toContain('kiwi');
  expect(toldFoods()).not.toContain('lupin');
});
