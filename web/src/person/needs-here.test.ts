/** What somebody does not eat is one thing, whoever asks: the account's needs with those of this browser, followed at once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../api/test-server.ts';
import { KEYS, writeJson } from '../storage/browser-store.ts';
import { readAccountSettings } from './account-settings.ts';
import { forgetKeptNeeds, keepNeeds } from './kept-needs.ts';
import { needsHere } from './needs-here.ts';
import { clear, setTokens } from './session.ts';
import { adoptSettings, updateSettings } from './settings.ts';
import { GUEST_SETTINGS } from './stored-settings.ts';
import { addToldFoods, forgetToldFoods } from './told-foods.ts';

const ADA = `x.${btoa(JSON.stringify({ userId: 'ada', role: 'user' }))}.x`;
const BOB = `x.${btoa(JSON.stringify({ userId: 'bob', role: 'user' }))}.x`;
const ACCOUNT = { ...GUEST_SETTINGS, rememberPreferences: false };
let server: TestServer;

const elsewhere = (key: string, value: unknown) => {
  writeJson(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

beforeEach(async () => {
  server = await startTestServer();
  clear();
  forgetKeptNeeds();
  forgetToldFoods();
  updateSettings(GUEST_SETTINGS);
});
afterEach(() => server.close());

test('the account, this browser and foods beyond the nine are one; the same object until they change', () => {
  setTokens({ accessToken: ADA, refreshToken: 'r' });
  adoptSettings({ ...ACCOUNT, foodAllergies: ['eggs'], dietaryRestrictions: ['Vegan'] });
  keepNeeds(['milk', 'Keto']);
  addToldFoods(['celery']);
  const needs = needsHere();
  expect(needs).toMatchObject({
    ...{ allergies: ['eggs', 'milk'], diets: ['Vegan', 'Keto'], foods: ['celery'] },
  });
  adoptSettings({ ...ACCOUNT, foodAllergies: ['eggs'], dietaryRestrictions: ['Vegan'] });
  expect(needsHere()).toBe(needs);
  updateSettings({ foodAllergies: ['eggs'], dietaryRestrictions: ['Vegan', 'Keto'] });
  expect(needsHere()).toMatchObject({ allergies: ['eggs'], diets: ['Vegan', 'Keto'] });
});

test('what another tab keeps for this browser alone holds here at once, and is lifted here too', () => {
  setTokens({ accessToken: ADA, refreshToken: 'r' });
  adoptSettings(ACCOUNT);
  elsewhere(KEYS.keptNeeds, { person: 'ada', needs: ['milk', 'nonsense'] });
  expect(needsHere().allergies).toEqual(['milk']);
  elsewhere(KEYS.keptNeeds, null);
  expect(needsHere().allergies).toEqual([]);
});

test('what is kept of one person is not said of the next', () => {
  setTokens({ accessToken: ADA, refreshToken: 'r' });
  keepNeeds(['milk']);
  setTokens({ accessToken: BOB, refreshToken: 'r' });
  expect(needsHere().allergies).toEqual([]);
});

test('as long as the account has not said its own, nobody knows them all', async () => {
  expect(needsHere().account).toBe('read');
  setTokens({ accessToken: ADA, refreshToken: 'r' });
  expect(needsHere().account).toBe('asking');
  const read = () => readAccountSettings(new AbortController().signal);
  server.answer = (_, response) => response.writeHead(503).end('{}');
  await expect(read()).rejects.toThrow();
  expect(needsHere().account).toBe('unread');
  server.answer = (_, response) => response.end(JSON.stringify({ foodAllergies: ['fish'] }));
  await read();
  expect(needsHere()).toMatchObject({ account: 'read', allergies: ['fish'] });
  server.answer = (_, response) => response.writeHead(503).end('{}');
  await expect(read()).rejects.toThrow();
  expect(needsHere().account).toBe('read');
  vi.restoreAllMocks();
});
