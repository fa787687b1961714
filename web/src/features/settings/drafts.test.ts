/** Tests that unsaved settings changes survive an expired session, for the same user only. */
import { beforeEach, expect, test } from 'vitest';
import { useAccountLoaded } from '../../user/account-sync.ts';
import '../../user/restore-suspended-data.ts';
import { expireSession } from '../../user/logout.ts';
import { clearSession, setTokens } from '../../user/session.ts';
import { setDraft, useDrafts } from './drafts.ts';

const DRAFT = { origin: '{"darkMode":false}', value: { darkMode: true } };
const enter = (userId: string) => {
  useAccountLoaded.setState({ isLoaded: false });
  setTokens({
    accessToken: `x.${btoa(JSON.stringify({ userId, role: 'user' }))}.x`,
    refreshToken: 'r',
  });
  useAccountLoaded.setState({ isLoaded: true });
};

beforeEach(() => {
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
  enter('ada');
  setDraft('display', DRAFT);
});

test('drafts are restored after an expired session', () => {
  expireSession();
  expect(useDrafts.getState()).toEqual({});
  expect(sessionStorage.getItem('settingsDrafts')).toBeNull();
  enter('ada');
  expect(useDrafts.getState().display).toEqual(DRAFT);
});

test('another user does not get them', () => {
  expireSession();
  enter('bob');
  expect(useDrafts.getState().display).toBeUndefined();
  enter('ada');
  expect(useDrafts.getState().display).toBeUndefined();
});
