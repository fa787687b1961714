/** Signing in fetches settings and profile; a visitor's allergies are offered to the account, never dropped in silence. */
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bodyOf, startTestServer, type TestServer } from '../api/test-server.ts';
import { useDialogs } from '../ui/dialog-store.ts';
import { followAccount } from './account-data.ts';
import { useNames } from './profile.ts';
import { addSavedId, useSavedIds } from './saved-ids.ts';
import { clear } from './session.ts';
import { currentSettings, updateSettings } from './settings.ts';
import { signIn } from './sign-in.ts';
import { GUEST_SETTINGS } from './stored-settings.ts';

const SETTINGS = { ...GUEST_SETTINGS, darkMode: true, foodAllergies: ['milk'] };
let server: TestServer;
let stop: () => void;
const put: unknown[] = [];
let saved: { recipeId: string }[];

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useDialogs.setState({ queue: [] });
  put.length = 0;
  saved = [];
  server = await startTestServer();
  server.answer = async (request, response) => {
    const path = `${request.method} ${request.url?.split('/').at(-1)}`;
    if (path === 'PUT settings') put.push(JSON.parse(await bodyOf(request)));
    const replies: Record<string, unknown> = {
      'POST login': { accessToken: 'a', refreshToken: 'r' },
      'GET settings': SETTINGS,
      'PUT settings': { ...SETTINGS, ...(put[0] as object) },
      'GET saved': saved,
      'GET profile': { firstName: 'Ada', lastName: 'Byron', gender: '', birthday: null },
    };
    response.end(JSON.stringify(replies[path] ?? {}));
  };
  clear();
  updateSettings(GUEST_SETTINGS);
  stop = followAccount();
});
afterEach(async () => {
  stop();
  clear();
  await server.close();
});

const enter = () => signIn({ email: ' a@b.cd ', password: 'x', keep: true });
const asked = () => useDialogs.getState().queue[0];

test('settings and profile are those of the account; leaving takes them away', async () => {
  await enter();
  await vi.waitFor(() => expect(useNames.getState().firstName).toBe('Ada'));
  await vi.waitFor(() => expect(currentSettings().darkMode).toBe(true));
  expect(asked()).toBeUndefined();
  clear();
  expect(useNames.getState().firstName).toBe('');
});

test('what a visitor named and the account lacks is asked for, and united when confirmed', async () => {
  updateSettings({ foodAllergies: ['milk', 'sesame'], dietaryRestrictions: ['Vegan'] });
  await enter();
  await vi.waitFor(() => expect(asked()?.message).toContain('sesame, Vegan'));
  const dialog = asked();
  if (dialog?.kind === 'confirm') dialog.onConfirm();
  await vi.waitFor(() => expect(currentSettings().foodAllergies).toEqual(['milk', 'sesame']));
  expect(put).toEqual([{ foodAllergies: ['milk', 'sesame'], dietaryRestrictions: ['Vegan'] }]);
});

test('an account that cannot be read leaves what is here', async () => {
  const answer = server.answer;
  server.answer = (request, response) =>
    request.method === 'GET' ? response.writeHead(500).end('{}') : answer(request, response);
  updateSettings({ foodAllergies: ['sesame'] });
  await enter();
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledTimes(3));
  expect(currentSettings().foodAllergies).toEqual(['sesame']);
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
  await vi.waitFor(() => expect([...result.current]).toEqual(['r1', 'r2']));
  expect(localStorage.getItem('savedRecipes')).toBe('["r1","r2"]');
  clear();
  await vi.waitFor(() => expect([...result.current]).toEqual([]));
  expect(localStorage.getItem('savedRecipes')).toBeNull();
});

test('who comes back after a while is told what another device has kept', async () => {
  await enter();
  const { result } = renderHook(useSavedIds);
  await vi.waitFor(() => expect(useNames.getState().firstName).toBe('Ada'));
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
  await vi.waitFor(() => expect([...result.current]).toEqual(['from-elsewhere']));
});
