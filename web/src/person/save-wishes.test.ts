/** A recipe wished for by a visitor: saved for the one who wished, once, within a day, and for nobody else. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../api/test-server.ts';
import { KEYS, readText, writeJson } from '../storage/browser-store.ts';
import { closeDrawer, openDrawer, openDrawerToSave, type SaveWish } from './drawer.ts';
import { takeDueSaves } from './due-saves.ts';
import { logOut } from './leaving.ts';
import { bindWish } from './save-wishes.ts';
import { clear, setTokens } from './session.ts';
import { signIn } from './sign-in.ts';

const wishFor = (recipeId: string, path = '/meal-planner'): SaveWish => ({
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
  clear();
  localStorage.clear();
});
afterEach(async () => {
  vi.useRealTimers();
  closeDrawer();
  clear();
  takeDueSaves();
  await server.close();
});

const enter = (email: string) => signIn({ email, password: 'x', keep: true });
const due = () => takeDueSaves().map(({ recipeId }) => recipeId);
/** Save, a sign-up in the drawer, and then the way to the inbox. */
const wish = (recipeId: string, email: string, path?: string) => {
  openDrawerToSave('signUp', wishFor(recipeId, path));
  bindWish(email);
  closeDrawer();
};

test('signing in at once, in the drawer that Save opened', async () => {
  openDrawerToSave('signIn', wishFor('dal', '/shared/recipe/x'));
  expect(await enter('ann@example.org')).toBe('/shared/recipe/x');
  expect(due()).toEqual(['dal']);
  expect(readText(KEYS.saveWishes)).toBeNull();
});

test('after the mail, with the address however it is typed, once', async () => {
  wish('dal', ' Ann@Example.org');
  expect(await enter('ann@example.org ')).toBe('/meal-planner');
  expect(due()).toEqual(['dal']);
  clear();
  expect(await enter('ann@example.org')).toBeUndefined();
  expect(due()).toEqual([]);
});

test('all of several, each once, and back to the newest', async () => {
  wish('dal', 'ann@example.org');
  wish('soup', 'ann@example.org', '/shared/recipe/s');
  wish('dal', 'ann@example.org');
  openDrawerToSave('signIn', wishFor('soup', '/shared/recipe/s'));
  expect(await enter('ann@example.org')).toBe('/shared/recipe/s');
  expect(due()).toEqual(['dal', 'soup']);
});

test.each([
  ['gives it up by closing the drawer', closeDrawer],
  ['opens the drawer again for something else', openDrawer],
])('not when the visitor %s', async (_, giveUp) => {
  openDrawerToSave('signIn', wishFor('dal'));
  giveUp();
  await enter('ann@example.org');
  expect(due()).toEqual([]);
});

test('not for somebody else, whose visit leaves it to the one who wished', async () => {
  wish('dal', 'ann@example.org');
  await enter('bob@example.org');
  expect(due()).toEqual([]);
  clear();
  await enter('ann@example.org');
  expect(due()).toEqual(['dal']);
});

test('not once somebody has logged out here', async () => {
  wish('dal', 'ann@example.org');
  setTokens({ accessToken: 'a', refreshToken: 'r' });
  logOut();
  expect(readText(KEYS.saveWishes)).toBeNull();
  await enter('ann@example.org');
  expect(due()).toEqual([]);
});

test('not after a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  wish('dal', 'ann@example.org');
  vi.setSystemTime(Date.now() + 24 * 3600 * 1000);
  await enter('ann@example.org');
  expect(due()).toEqual([]);
});

test('a store that is full forgets nothing as long as the page stays', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  wish('dal', 'ann@example.org');
  await enter('ann@example.org');
  expect(due()).toEqual(['dal']);
});

test('what others have put there is passed over', async () => {
  const good = { ...wishFor('dal'), email: 'ann@example.org', at: Date.now() };
  writeJson(KEYS.saveWishes, [
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
