/** Tests what logout and account deletion remove from the browser, and which remembered settings stay. */
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { KEYS, readJson, writeText } from '../storage/browser-store.ts';
import { setLocalNeeds } from './local-needs.ts';
import { deleteAccount, logOut, useUserChanges } from './logout.ts';
import { addChosenFoods, addFoodsFromChat, getOtherFoods } from './other-foods.ts';
import { addSavedId } from './saved-ids.ts';
import { clearSession, setTokens } from './session.ts';
import { getSettings, setAccountSettings, updateSettings } from './settings.ts';
import { GUEST_SETTINGS } from './stored-settings.ts';

let server: TestServer;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = await startTestServer();
  setTokens({ accessToken: 'a', refreshToken: 'r' });
  addSavedId('soup');
  writeText(KEYS.messages, '[]');
  writeText(KEYS.lastActive, '1');
  writeText(KEYS.cookingProgress, '{}');
  writeText(KEYS.visitorLinks, '[]');
});
afterEach(async () => {
  clearSession();
  await server.close();
});

const left = () => Object.keys(localStorage);

test('remembered settings stay, everything else is removed, and the server is told', async () => {
  const told = vi.fn();
  server.answer = (request, response) => {
    told(request.url);
    response.writeHead(204).end();
  };
  setAccountSettings({ ...GUEST_SETTINGS, darkMode: true });
  const before = useUserChanges.getState().count;
  logOut();
  expect(left()).toEqual([KEYS.preferences]);
  expect(readJson(KEYS.preferences)).toMatchObject({ darkMode: true });
  expect(useUserChanges.getState().count).toBe(before + 1);
  await waitFor(() => expect(told).toHaveBeenCalledWith('/mp/api/auth/logout'));
});

test('foods of the account are remembered like its allergies, and no others', () => {
  setAccountSettings({ ...GUEST_SETTINGS, foodAllergies: ['milk'], otherFoods: ['celery'] });
  addFoodsFromChat(['kiwi']);
  logOut();
  expect(getSettings().foodAllergies).toEqual(['milk']);
  expect(getOtherFoods()).toEqual(['celery']);
  setTokens({ accessToken: 'b', refreshToken: 'r' });
  updateSettings({ rememberPreferences: false });
  logOut();
  expect(getOtherFoods()).toEqual([]);
});

test('no longer to be remembered: what was mirrored goes at once', () => {
  setAccountSettings({ ...GUEST_SETTINGS, foodAllergies: ['milk'] });
  updateSettings({ rememberPreferences: false });
  logOut();
  expect(left()).toEqual([]);
  expect(getSettings()).toEqual(GUEST_SETTINGS);
});

test('a deleted account leaves nothing either; one that stays says why', async () => {
  server.answer = (_, response) => response.writeHead(503).end('{"message":"Later."}');
  await expect(deleteAccount()).rejects.toThrow('Later.');
  expect(left()).toContain(KEYS.accessToken);
  server.answer = (_, response) => response.end('{"message":"gone"}');
  setAccountSettings({ ...GUEST_SETTINGS, foodAllergies: ['milk'], darkMode: true });
  setLocalNeeds(['peanuts']);
  addChosenFoods(['celery']);
  await deleteAccount();
  expect(left()).toEqual([]);
  expect(getSettings()).toEqual(GUEST_SETTINGS);
  await expect(deleteAccount()).rejects.toThrow('No user is logged in.');
});
