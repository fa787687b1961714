/** Leaving: nothing of the person stays in the browser but the settings they wished to be remembered. */
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../api/test-server.ts';
import { KEYS, readJson, writeText } from '../storage/browser-store.ts';
import { keepNeeds } from './kept-needs.ts';
import { deleteAccount, logOut, useDepartures } from './leaving.ts';
import { addSavedId } from './saved-ids.ts';
import { clear, setTokens } from './session.ts';
import { adoptSettings, currentSettings, updateSettings } from './settings.ts';
import { GUEST_SETTINGS } from './stored-settings.ts';
import { addChosenFoods, addToldFoods, toldFoods } from './told-foods.ts';

let server: TestServer;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = await startTestServer();
  setTokens({ accessToken: 'a', refreshToken: 'r' });
  addSavedId('soup');
  writeText(KEYS.messages, '[]');
  writeText(KEYS.lastActive, '1');
  writeText(KEYS.cooking, '{}');
  writeText(KEYS.visitorLinks, '[]');
});
afterEach(async () => {
  clear();
  await server.close();
});

const left = () => Object.keys(localStorage);

test('remembered settings stay, everything else goes, and the server is told', async () => {
  const told = vi.fn();
  server.answer = (request, response) => {
    told(request.url);
    response.writeHead(204).end();
  };
  adoptSettings({ ...GUEST_SETTINGS, darkMode: true });
  const before = useDepartures.getState().count;
  logOut();
  expect(left()).toEqual([KEYS.preferences]);
  expect(readJson(KEYS.preferences)).toMatchObject({ darkMode: true });
  expect(useDepartures.getState().count).toBe(before + 1);
  await waitFor(() => expect(told).toHaveBeenCalledWith('/mp/api/auth/logout'));
});

test('foods of the account are remembered like its allergies, and no others', () => {
  adoptSettings({ ...GUEST_SETTINGS, foodAllergies: ['milk'], otherFoods: ['celery'] });
  addToldFoods(['kiwi']);
  logOut();
  expect(currentSettings().foodAllergies).toEqual(['milk']);
  expect(toldFoods()).toEqual(['celery']);
  setTokens({ accessToken: 'b', refreshToken: 'r' });
  updateSettings({ rememberPreferences: false });
  logOut();
  expect(toldFoods()).toEqual([]);
});

test('no longer to be remembered: what was mirrored goes at once', () => {
  adoptSettings({ ...GUEST_SETTINGS, foodAllergies: ['milk'] });
  updateSettings({ rememberPreferences: false });
  logOut();
  expect(left()).toEqual([]);
  expect(currentSettings()).toEqual(GUEST_SETTINGS);
});

test('a deleted account leaves nothing either; one that stays says why', async () => {
  server.answer = (_, response) => response.writeHead(503).end('{"message":"Later."}');
  await expect(deleteAccount()).rejects.toThrow('Later.');
  expect(left()).toContain(KEYS.accessToken);
  server.answer = (_, response) => response.end('{"message":"gone"}');
  adoptSettings({ ...GUEST_SETTINGS, foodAllergies: ['milk'], darkMode: true });
  keepNeeds(['peanuts']);
  addChosenFoods(['celery']);
  await deleteAccount();
  expect(left()).toEqual([]);
  expect(currentSettings()).toEqual(GUEST_SETTINGS);
  await expect(deleteAccount()).rejects.toThrow('No user is logged in.');
});
