/** Tests the session store: restored only with both tokens, kept for the visit or longer, and cleared completely. */
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getBearerSource } from '../api/bearer.ts';
import { KEYS, readText, writeText } from '../storage/browser-store.ts';
import { getInitials, setProfile, useInitials, useProfile } from './profile.ts';
import { addSavedId } from './saved-ids.ts';
import { clearSession, setTokens, useSession } from './session.ts';

const token = (payload: object) =>
  ['head', Buffer.from(JSON.stringify(payload)).toString('base64url'), 'signature'].join('.');
const TOKENS = { accessToken: token({ userId: 'ü7', role: 'user' }), refreshToken: 'r1' };

beforeEach(clearSession);

test('the user is read from the access token, and calls carry it', () => {
  setTokens(TOKENS, { email: 'a@b.cd' });
  expect(useSession.getState()).toMatchObject({
    user: { id: 'ü7', role: 'user' },
    email: 'a@b.cd',
  });
  expect(getBearerSource().accessToken()).toBe(TOKENS.accessToken);
});

test.each(['', 'x.y.z', 'a.e30.c', token({ userId: null })])('%j is nobody', (accessToken) => {
  setTokens({ ...TOKENS, accessToken });
  expect(useSession.getState().user).toBeNull();
});

test('tokens for one visit stay in the session store, renewed ones too', () => {
  setTokens(TOKENS, { area: 'session' });
  setTokens({ ...TOKENS, refreshToken: 'r2' });
  expect(readText(KEYS.refreshToken, 'session')).toBe('r2');
  expect(readText(KEYS.refreshToken)).toBeNull();
});

test('clearing forgets tokens, names and saved recipes', () => {
  setTokens(TOKENS);
  setProfile({ firstName: 'Ada', lastName: 'Byron' });
  addSavedId('soup');
  clearSession();
  expect(useSession.getState().user).toBeNull();
  expect(useProfile.getState().firstName).toBe('');
  expect(readText(KEYS.accessToken)).toBeNull();
  expect(readText(KEYS.savedRecipes)).toBeNull();
});

test('a start finds the session only if both tokens are there', async () => {
  writeText(KEYS.accessToken, TOKENS.accessToken);
  vi.resetModules();
  const lonely = await import('./session.ts');
  expect(lonely.useSession.getState().accessToken).toBeNull();
  writeText(KEYS.refreshToken, 'r1');
  vi.resetModules();
  const whole = await import('./session.ts');
  expect(whole.useSession.getState()).toMatchObject({ user: { id: 'ü7' }, refreshToken: 'r1' });
});

test.each([
  ['Ada', 'Byron', 'AB'],
  ['ada', '', 'A'],
  ['', ' byron', 'B'],
  ['', '  ', '?'],
])('%j %j has the initials %s', (firstName, lastName, initials) => {
  expect(getInitials({ firstName, lastName })).toBe(initials);
});

test('a start without a network shows the initials of before, and a logout none', () => {
  writeText(KEYS.refreshToken, 'r1');
  setProfile({ firstName: 'Ada', lastName: 'Byron' });
  useProfile.setState({ firstName: '', lastName: '' });
  const { result } = renderHook(useInitials);
  expect(result.current).toBe('AB');
  setProfile(null);
  expect(renderHook(useInitials).result.current).toBe('?');
  localStorage.clear();
});
