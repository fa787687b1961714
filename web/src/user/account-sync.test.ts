/** Tests that signing in loads settings, profile and saved ids, and asks before adding a visitor's allergies to the account. */
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBody, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { KEYS, writeText } from '../storage/browser-store.ts';
import { resolveDialog, useDialogs } from '../ui/dialog-store.ts';
import { startAccountSync } from './account-sync.ts';
import { clearLocalNeeds } from './local-needs.ts';
import { addChosenFoods, addFoodsFromChat, clearOtherFoods, getOtherFoods } from './other-foods.ts';
import { useProfile } from './profile.ts';
import { saveSettings } from './save-settings.ts';
import { addSavedId, useSavedIds } from './saved-ids.ts';
import { clearSession } from './session.ts';
import { getSettings, updateSettings } from './settings.ts';
import { signIn } from './sign-in.ts';
import { GUEST_SETTINGS } from './stored-settings.ts';

const SETTINGS = { ...GUEST_SETTINGS, darkMode: true, foodAllergies: ['milk'] };
let server: TestServer;
let stop: () => void;
const put: unknown[] = [];
let held: object;
let saved: { recipeId: string }[];

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useDialogs.setState({ queue: [] });
  put.length = 0;
  saved = [];
  held = SETTINGS;
  server = await startTestServer();
  server.answer = async (request, response) => {
    const path = `${request.method} ${request.url?.split('/').at(-1)}`;
    if (path === 'PUT settings') put.push(JSON.parse(await readBody(request)));
    const replies: Record<string, unknown> = {
      'POST login': { accessToken: 'a', refreshToken: 'r' },
      'GET settings': held,
      'PUT settings': { ...SETTINGS, ...(put[0] as object) },
      'GET saved': saved,
      'GET profile': { firstName: 'Ada', lastName: 'Byron', gender: '', birthday: null },
    };
    response.end(JSON.stringify(replies[path] ?? {}));
  };
  clearSession();
  clearLocalNeeds();
  clearOtherFoods();
  updateSettings(GUEST_SETTINGS);
  stop = startAccountSync();
});
afterEach(async () => {
  stop();
  clearSession();
  await server.close();
});

const enter = () => signIn({ email: ' a@b.cd ', password: 'x', keepSignedIn: true });
/** Another tab has changed the settings of the account. */
const changedElsewhere = (settings: object) => {
  held = settings;
  writeText(KEYS.preferences, JSON.stringify(settings));
  window.dispatchEvent(new StorageEvent('storage', { key: KEYS.preferences }));
};
/** Until the answer is adopted: a colour tells that it has come. */
const againFetched = async () => {
  const darkMode = !getSettings().darkMode;
  changedElsewhere({ ...held, darkMode });
  await waitFor(() => expect(getSettings().darkMode).toBe(darkMode));
};
const asked = () => useDialogs.getState().queue[0];

test('settings and profile are those of the account; leaving takes them away', async () => {
  await enter();
  await waitFor(() => expect(useProfile.getState().firstName).toBe('Ada'));
  await waitFor(() => expect(getSettings().darkMode).toBe(true));
  expect(asked()).toBeUndefined();
  clearSession();
  expect(useProfile.getState().firstName).toBe('');
});

test('what a visitor named and the account lacks is asked for, and united when confirmed', async () => {
  updateSettings({ foodAllergies: ['milk', 'sesame'], dietaryRestrictions: ['Vegan'] });
  await enter();
  await waitFor(() => expect(asked()?.message).toContain('sesame, Vegan'));
  const dialog = asked();
  if (dialog?.kind === 'confirm') dialog.onConfirm();
  await waitFor(() =>
    expect(put).toEqual([{ foodAllergies: ['milk', 'sesame'], dietaryRestrictions: ['Vegan'] }]),
  );
  expect(getSettings().foodAllergies).toEqual(['milk', 'sesame']);
});

test('until it is answered, and after Cancel, it applies in this browser; removed, it is gone', async () => {
  updateSettings({ foodAllergies: ['peanuts'] });
  await enter();
  await waitFor(() => expect(asked()?.message).toContain('peanuts'));
  expect(getSettings().foodAllergies).toEqual(['milk', 'peanuts']);
  resolveDialog('close');
  expect(put).toEqual([]);
  await saveSettings({ chatTextSize: 'large' });
  expect(getSettings().foodAllergies).toEqual(['milk', 'peanuts']);
  await againFetched();
  expect(getSettings().foodAllergies).toEqual(['milk', 'peanuts']);
  expect(asked()).toBeUndefined();
  await saveSettings({ foodAllergies: ['milk'] });
  await againFetched();
  expect(getSettings().foodAllergies).toEqual(['milk']);
});

test('what was declined stays here, whatever else is saved', async () => {
  updateSettings({ foodAllergies: ['peanuts'] });
  await enter();
  await waitFor(() => expect(asked()?.message).toContain('peanuts'));
  resolveDialog('close');
  await saveSettings({ foodAllergies: ['milk', 'peanuts', 'eggs'], chatTextSize: 'large' });
  expect(put).toEqual([{ foodAllergies: ['milk', 'eggs'], chatTextSize: 'large' }]);
  expect(getSettings().foodAllergies).toEqual(expect.arrayContaining(['peanuts', 'eggs']));
});

test('foods beyond the nine are asked for like the others, and go there when confirmed', async () => {
  addFoodsFromChat(['mustard']);
  addChosenFoods(['celery']);
  held = { ...SETTINGS, otherFoods: ['kiwi'] };
  await enter();
  await waitFor(() => expect(asked()?.message).toContain('Here you told us: mustard, celery.'));
  expect(getOtherFoods()).toEqual(['mustard', 'celery', 'kiwi']);
  const dialog = asked();
  if (dialog?.kind === 'confirm') dialog.onConfirm();
  await waitFor(() => expect(put).toEqual([{ otherFoods: ['mustard', 'celery', 'kiwi'] }]));
  expect(getSettings()).not.toHaveProperty('otherFoods');
});

test('a food not in the account stays here; one removed elsewhere is removed here too', async () => {
  addChosenFoods(['celery']);
  held = { ...SETTINGS, otherFoods: ['kiwi'] };
  await enter();
  await waitFor(() => expect(asked()?.message).toContain('celery'));
  resolveDialog('close');
  await againFetched();
  expect(getOtherFoods()).toEqual(['celery', 'kiwi']);
  held = SETTINGS;
  await againFetched();
  expect(getOtherFoods()).toEqual(['celery']);
});

test('another person is not given the foods of the one before', async () => {
  held = { ...SETTINGS, otherFoods: ['kiwi'] };
  await enter();
  await waitFor(() => expect(getOtherFoods()).toEqual(['kiwi']));
  clearSession();
  held = { ...SETTINGS, otherFoods: ['lupin'] };
  await enter();
  await waitFor(() => expect(getOtherFoods()).toEqual(['lupin']));
});

test('what another tab changed is followed here', async () => {
  await enter();
  await waitFor(() => expect(getSettings().foodAllergies).toEqual(['milk']));
  changedElsewhere({ ...SETTINGS, foodAllergies: ['peanuts'] });
  await waitFor(() => expect(getSettings().foodAllergies).toEqual(['peanuts']));
});

test('an account that cannot be read leaves what is here', async () => {
  const answer = server.answer;
  server.answer = (request, response) =>
    request.method === 'GET' ? response.writeHead(500).end('{}') : answer(request, response);
  updateSettings({ foodAllergies: ['sesame'] });
  await enter();
  await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(3));
  expect(getSettings().foodAllergies).toEqual(['sesame']);
});

test('an account that could not be read at the start is read once there is a network again', async () => {
  const { answer } = server;
  server.answer = async (request, response) => {
    if (request.method === 'GET') response.writeHead(503).end('{}');
    else await answer(request, response);
  };
  await enter();
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(useProfile.getState().firstName).toBe('');
  server.answer = answer;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(useProfile.getState().firstName).toBe('Ada'));
});

test('the saved ids are those of the server, and one saved meanwhile is asked for again', async () => {
  saved = [{ recipeId: 'r1' }];
  const { result } = renderHook(useSavedIds);
  const answer = server.answer;
  server.answer = (request, response) => {
    const isFirst = request.url?.endsWith('/saved') && saved.length === 1;
    answer(request, response);
    if (!isFirst) return;
    saved = [...saved, { recipeId: 'r2' }];
    addSavedId('r2');
  };
  await enter();
  await waitFor(() => expect([...result.current]).toEqual(['r1', 'r2']));
  expect(localStorage.getItem('savedRecipes')).toBe('["r1","r2"]');
  clearSession();
  await waitFor(() => expect([...result.current]).toEqual([]));
  expect(localStorage.getItem('savedRecipes')).toBeNull();
});

test('after a while away the user gets what another device has saved', async () => {
  await enter();
  const { result } = renderHook(useSavedIds);
  await waitFor(() => expect(useProfile.getState().firstName).toBe('Ada'));
  saved = [{ recipeId: 'from-elsewhere' }];
  const seen = vi.spyOn(document, 'visibilityState', 'get');
  const clock = vi.spyOn(Date, 'now');
  const turn = (state: DocumentVisibilityState, at: number) => {
    seen.mockReturnValue(state);
    clock.mockReturnValue(at);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  turn('hidden', 0);
  turn('visible', 60_000);
  await waitFor(() => expect([...result.current]).toEqual(['from-elsewhere']));
});
