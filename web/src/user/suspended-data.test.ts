/** Tests that an expired session's data is put out of sight, restored to the same user only, and merged with newer data. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEYS, readJson, readText, writeJson, writeText } from '../storage/browser-store.ts';
import { chatStrings } from '../strings/chat.ts';
import './restore-suspended-data.ts';
import { getCurrentNeeds } from './current-needs.ts';
import { setLocalNeeds } from './local-needs.ts';
import { expireSession, logOut, useUserChanges } from './logout.ts';
import { addFoodsFromChat } from './other-foods.ts';
import { clearSession, setTokens } from './session.ts';
import { setAccountSettings } from './settings.ts';
import { GUEST_SETTINGS } from './stored-settings.ts';

const tokenOf = (userId: string) => `x.${btoa(JSON.stringify({ userId, role: 'user' }))}.x`;
const enter = (userId: string, area: 'local' | 'session' = 'local') =>
  setTokens({ accessToken: tokenOf(userId), refreshToken: 'r' }, { area });
const said = (text: string) => ({ id: text, sender: chatStrings.you, text, typed: true });

function live(): void {
  setAccountSettings({ ...GUEST_SETTINGS, rememberPreferences: false, foodAllergies: ['eggs'] });
  setLocalNeeds(['milk']);
  addFoodsFromChat(['celery']);
  writeJson(KEYS.messages, [said('soup')]);
  writeJson(KEYS.needStatements, ['I am allergic to celery']);
  writeText(KEYS.lastActive, '1');
  writeText(KEYS.chatDraft, 'And for', 'session');
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

const inSight = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
    (key) => key !== 'setAside',
  );

test('nothing is left in sight; the same person has all of it again, once', () => {
  enter('ada');
  live();
  const { count } = useUserChanges.getState();
  expireSession();
  expect(inSight()).toEqual([]);
  expect(getCurrentNeeds()).toMatchObject({ allergies: [], diets: [], foods: [] });
  expect(useUserChanges.getState().count).toBeGreaterThan(count);
  writeJson(
    KEYS.messages,
    [said('a greeting')].map((one) => ({ ...one, sender: 'Saffron' })),
  );
  enter('ada');
  expect(readJson(KEYS.messages)).toEqual([said('soup')]);
  expect(readText(KEYS.chatDraft, 'session')).toBe('And for');
  expect(readJson(KEYS.needStatements)).toEqual(['I am allergic to celery']);
  expect(getCurrentNeeds()).toMatchObject({ allergies: ['milk'], foods: ['celery'] });
  expect(readText('setAside')).toBeNull();
  expect(readText('setAside', 'session')).toBeNull();
});

test('of what is to be remembered the looks stay, and no need', () => {
  enter('ada');
  setAccountSettings({
    ...{ ...GUEST_SETTINGS, darkMode: true, foodAllergies: ['eggs'] },
    ...{ dietaryRestrictions: ['Vegan'], otherFoods: ['kiwi'] },
  });
  expireSession();
  expect(inSight()).toEqual([KEYS.preferences]);
  expect(readJson(KEYS.preferences)).toMatchObject({ darkMode: true, foodAllergies: ['None'] });
  expect(getCurrentNeeds()).toMatchObject({ allergies: [], diets: [], foods: [] });
});

test('what was said since stays behind it', () => {
  enter('ada');
  live();
  expireSession();
  writeJson(KEYS.messages, [said('bread')]);
  writeText(KEYS.chatDraft, 'tomorrow', 'session');
  enter('ada');
  expect(readJson(KEYS.messages)).toEqual([said('soup'), said('bread')]);
  expect(readText(KEYS.chatDraft, 'session')).toBe('And for\ntomorrow');
});

test.each([
  ['somebody else', () => enter('bob')],
  ['a day', () => vi.setSystemTime(Date.now() + 25 * 3_600_000)],
])('after %s it is gone for good', (_, happen) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  enter('ada');
  live();
  expireSession();
  happen();
  expect(getCurrentNeeds()).toMatchObject({ allergies: [], foods: [] });
  clearSession();
  enter('ada');
  expect(readJson(KEYS.messages)).toBeUndefined();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/soup|celery|milk/);
});

test('logging out puts nothing away, a half-written message included', () => {
  enter('ada');
  live();
  logOut();
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
});

test('who did not want to stay signed in leaves it in this tab alone', () => {
  enter('ada', 'session');
  live();
  expireSession();
  expect(readText('setAside')).toBeNull();
  enter('ada', 'session');
  expect(readJson(KEYS.messages)).toEqual([said('soup')]);
});

test('a food of the account that has gone there meanwhile does not come back', () => {
  enter('ada');
  setAccountSettings({ ...GUEST_SETTINGS, rememberPreferences: false, otherFoods: ['kiwi'] });
  addFoodsFromChat(['celery']);
  expireSession();
  enter('ada');
  setAccountSettings({ ...GUEST_SETTINGS, rememberPreferences: false });
  expect(getCurrentNeeds().foods).toEqual(['celery']);
});

test('another tab where the session ended by itself puts away what is half written there', () => {
  enter('ada');
  writeText(KEYS.chatDraft, 'next door', 'session');
  writeJson('setAside', {
    person: 'ada',
    at: Date.now(),
    things: { [KEYS.needStatements]: ['x'] },
  });
  localStorage.removeItem(KEYS.accessToken);
  localStorage.removeItem(KEYS.refreshToken);
  window.dispatchEvent(new StorageEvent('storage', { key: KEYS.refreshToken }));
  expect(readText(KEYS.chatDraft, 'session')).toBeNull();
  enter('ada');
  expect(readText(KEYS.chatDraft, 'session')).toBe('next door');
});
