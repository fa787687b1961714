/** Tests that a recipe a visitor wanted to save is saved once they sign in, once, within a day, and for nobody else. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { KEYS, readText, writeJson } from '../storage/browser-store.ts';
import {
  closeAuthDrawer,
  openAuthDrawer,
  openAuthDrawerToSave,
  type PendingSave,
} from './auth-drawer.ts';
import { logOut } from './logout.ts';
import { storePendingSave } from './pending-saves.ts';
import { takeQueuedSaves } from './queued-saves.ts';
import { clearSession, setTokens } from './session.ts';
import { signIn } from './sign-in.ts';

const wishFor = (recipeId: string, path = '/meal-planner'): PendingSave => ({
  recipe: {
    recipeId,
    recipeName: `Dish ${recipeId}`,
    introduction: '',
    ingredients: [],
    instructions: [],
    tips: [],
    friendly_closing: '',
  },
  path,
});
let server: TestServer;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = await startTestServer();
  server.answer = (_, response) => response.end('{"accessToken":"a","refreshToken":"r"}');
  clearSession();
  localStorage.clear();
});
afterEach(async () => {
  vi.useRealTimers();
  closeAuthDrawer();
  clearSession();
  takeQueuedSaves();
  await server.close();
});

const enter = (email: string) => signIn({ email, password: 'x', keepSignedIn: true });
const due = () => takeQueuedSaves().map(({ recipeId }) => recipeId);
/** Save, a sign-up in the drawer, and then the way to the inbox. */
const storeSave = (recipeId: string, email: string, path?: string) => {
  openAuthDrawerToSave('signUp', wishFor(recipeId, path));
  storePendingSave(email);
  closeAuthDrawer();
};

test('signing in at once, in the drawer that Save opened', async () => {
  openAuthDrawerToSave('signIn', wishFor('dal', '/shared/recipe/x'));
  expect(await enter('ann@example.org')).toBe('/shared/recipe/x');
  expect(due()).toEqual(['dal']);
  expect(readText(KEYS.pendingSaves)).toBeNull();
});

test('after the mail, with the address however it is typed, once', async () => {
  storeSave('dal', ' Ann@Example.org');
  expect(await enter('ann@example.org ')).toBe('/meal-planner');
  expect(due()).toEqual(['dal']);
  clearSession();
  expect(await enter('ann@example.org')).toBeUndefined();
  expect(due()).toEqual([]);
});

test('all of several, each once, and back to the newest', async () => {
  storeSave('dal', 'ann@example.org');
  storeSave('soup', 'ann@example.org', '/shared/recipe/s');
  storeSave('dal', 'ann@example.org');
  openAuthDrawerToSave('signIn', wishFor('soup', '/shared/recipe/s'));
  expect(await enter('ann@example.org')).toBe('/shared/recipe/s');
  expect(due()).toEqual(['dal', 'soup']);
});

test.each([
  ['gives it up by closing the drawer', closeAuthDrawer],
  ['opens the drawer again for something else', openAuthDrawer],
])('not when the visitor %s', async (_, giveUp) => {
  openAuthDrawerToSave('signIn', wishFor('dal'));
  giveUp();
  await enter('ann@example.org');
  expect(due()).toEqual([]);
});

test('not for another user, whose sign-in leaves it to the first', async () => {
  storeSave('dal', 'ann@example.org');
  await enter('bob@example.org');
  expect(due()).toEqual([]);
  clearSession();
  await enter('ann@example.org');
  expect(due()).toEqual(['dal']);
});

test('not after a logout', async () => {
  storeSave('dal', 'ann@example.org');
  setTokens({ accessToken: 'a', refreshToken: 'r' });
  logOut();
  expect(readText(KEYS.pendingSaves)).toBeNull();
  await enter('ann@example.org');
  expect(due()).toEqual([]);
});

test('not after a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  storeSave('dal', 'ann@example.org');
  vi.setSystemTime(Date.now() + 24 * 3600 * 1000);
  await enter('ann@example.org');
  expect(due()).toEqual([]);
});

test('a store that is full forgets nothing as long as the page stays', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeSave('dal', 'ann@example.org');
  await enter('ann@example.org');
  expect(due()).toEqual(['dal']);
});

test('what others have put there is passed over', async () => {
  const good = { ...wishFor('dal'), email: 'ann@example.org', at: Date.now() };
  writeJson(KEYS.pendingSaves, [
    null,
    7,
    { ...good, path: '//evil.example' },
    { ...good, recipe: null },
    { ...good, recipe: { recipeName: ' ' } },
    { ...good, at: '1' },
    { ...good, at: Date.now() + 60_000 },
    good,
  ]);
  await enter('ann@example.org');
  expect(due()).toEqual(['dal']);
});
