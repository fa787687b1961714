/** Tests that allergies, diets and foods not eaten are merged from account and browser, and followed across tabs. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { KEYS, writeJson } from '../storage/browser-store.ts';
import { readAccountSettings } from './account-settings.ts';
import { getCurrentNeeds } from './current-needs.ts';
import { clearLocalNeeds, setLocalNeeds } from './local-needs.ts';
import { addFoodsFromChat, clearOtherFoods } from './other-foods.ts';
import { clearSession, setTokens } from './session.ts';
import { setAccountSettings, updateSettings } from './settings.ts';
import { GUEST_SETTINGS } from './stored-settings.ts';

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
  clearSession();
  clearLocalNeeds();
  clearOtherFoods();
  updateSettings(GUEST_SETTINGS);
});
afterEach(() => server.close());

test('the account, this browser and foods beyond the nine are one; the same object until they change', () => {
  setTokens({ accessToken: ADA, refreshToken: 'r' });
  setAccountSettings({ ...ACCOUNT, foodAllergies: ['eggs'], dietaryRestrictions: ['Vegan'] });
  setLocalNeeds(['milk', 'Keto']);
  addFoodsFromChat(['celery']);
  const needs = getCurrentNeeds();
  expect(needs).toMatchObject({
    ...{ allergies: ['eggs', 'milk'], diets: ['Vegan', 'Keto'], foods: ['celery'] },
  });
  setAccountSettings({ ...ACCOUNT, foodAllergies: ['eggs'], dietaryRestrictions: ['Vegan'] });
  expect(getCurrentNeeds()).toBe(needs);
  updateSettings({ foodAllergies: ['eggs'], dietaryRestrictions: ['Vegan', 'Keto'] });
  expect(getCurrentNeeds()).toMatchObject({ allergies: ['eggs'], diets: ['Vegan', 'Keto'] });
});

test('what another tab keeps for this browser alone holds here at once, and is lifted here too', () => {
  setTokens({ accessToken: ADA, refreshToken: 'r' });
  setAccountSettings(ACCOUNT);
  elsewhere(KEYS.localNeeds, { person: 'ada', needs: ['milk', 'nonsense'] });
  expect(getCurrentNeeds().allergies).toEqual(['milk']);
  elsewhere(KEYS.localNeeds, null);
  expect(getCurrentNeeds().allergies).toEqual([]);
});

test('the needs of one user do not apply to the next', () => {
  setTokens({ accessToken: ADA, refreshToken: 'r' });
  setLocalNeeds(['milk']);
  setTokens({ accessToken: BOB, refreshToken: 'r' });
  expect(getCurrentNeeds().allergies).toEqual([]);
});

test('the state is not `read` until the account is loaded', async () => {
  expect(getCurrentNeeds().account).toBe('read');
  setTokens({ accessToken: ADA, refreshToken: 'r' });
  expect(getCurrentNeeds().account).toBe('asking');
  const read = () => readAccountSettings(new AbortController().signal);
  server.answer = (_, response) => response.writeHead(503).end('{}');
  await expect(read()).rejects.toThrow();
  expect(getCurrentNeeds().account).toBe('unread');
  server.answer = (_, response) => response.end(JSON.stringify({ foodAllergies: ['fish'] }));
  await read();
  expect(getCurrentNeeds()).toMatchObject({ account: 'read', allergies: ['fish'] });
  server.answer = (_, response) => response.writeHead(503).end('{}');
  await expect(read()).rejects.toThrow();
  expect(getCurrentNeeds().account).toBe('read');
  vi.restoreAllMocks();
});
