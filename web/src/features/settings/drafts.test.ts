/** Changes that are not saved yet outlive a session that ends by itself, for the person who made them alone. */
import { beforeEach, expect, test } from 'vitest';
import { useAccountRead } from '../../person/account-data.ts';
import '../../person/coming-back.ts';
import { expire } from '../../person/leaving.ts';
import { clear, setTokens } from '../../person/session.ts';
import { keepDraft, useDrafts } from './drafts.ts';

const DRAFT = { origin: '{"darkMode":false}', value: { darkMode: true } };
const enter = (userId: string) => {
  useAccountRead.setState({ read: false });
  setTokens({
    accessToken: `x.${btoa(JSON.stringify({ userId, role: 'user' }))}.x`,
    refreshToken: 'r',
  });
  useAccountRead.setState({ read: true });
};

beforeEach(() => {
  clear();
  localStorage.clear();
  sessionStorage.clear();
  enter('ada');
  keepDraft('display', DRAFT);
});

test('they wait while nobody is here, and are there again', () => {
  expire();
  expect(useDrafts.getState()).toEqual({});
  expect(sessionStorage.getItem('settingsDrafts')).toBeNull();
  enter('ada');
  expect(useDrafts.getState().display).toEqual(DRAFT);
});

test('somebody else does not get them', () => {
  expire();
  enter('bob');
  expect(useDrafts.getState().display).toBeUndefined();
  enter('ada');
  expect(useDrafts.getState().display).toBeUndefined();
});
