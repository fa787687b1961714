/** Tests renewing the session over real HTTP: once for all calls and tabs, one repeat of each call, and the end on failure. */
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readBody, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { call } from '../api/client.ts';
import { toFailure } from '../api/failure.ts';
import { KEYS, readText, writeText } from '../storage/browser-store.ts';
import { closeAuthDrawer, useAuthDrawer } from './auth-drawer.ts';
import { clearSession, setTokens, useSession } from './session.ts';
import { enableSessionRenewal, renewSession } from './session-renewal.ts';

let server: TestServer;
const seen: string[] = [];
/** What the server says to a refresh. */
let refreshed: { status: number; body: unknown };

beforeEach(async () => {
  // Told once when a session ends; the setup of tests forbids only errors.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = await startTestServer();
  seen.length = 0;
  refreshed = { status: 200, body: { accessToken: 'new', refreshToken: 'r2' } };
  server.answer = async (request, response) => {
    const isRefresh = request.url === '/mp/api/auth/refresh';
    seen.push(
      isRefresh ? `refresh ${await readBody(request)}` : String(request.headers.authorization),
    );
    if (isRefresh) {
      // Long enough for every other call to find the door closed first.
      await new Promise((resolve) => setTimeout(resolve, 30));
      response.writeHead(refreshed.status).end(JSON.stringify(refreshed.body));
    } else if (request.headers.authorization === 'Bearer new') response.end('{}');
    else response.writeHead(401).end('{"message":"Please log in to continue."}');
  };
  closeAuthDrawer();
  enableSessionRenewal();
  setTokens({ accessToken: 'old', refreshToken: 'r1' });
});
afterEach(async () => {
  vi.useRealTimers();
  clearSession();
  await server.close();
});

const profile = () => call('getProfile');
const failed = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('it should have failed')),
    (error: unknown) => toFailure(error),
  );
const refreshes = () => seen.filter((line) => line.startsWith('refresh'));

test('many refused calls renew once and are all repeated', async () => {
  await Promise.all([profile(), call('getSettings'), profile()]);
  expect(refreshes()).toEqual(['refresh {"refreshToken":"r1"}']);
  expect(seen.filter((line) => line === 'Bearer new')).toHaveLength(3);
  expect(readText(KEYS.refreshToken)).toBe('r2');
});

test('a call that comes late with the old token is only repeated', async () => {
  await profile();
  expect(await renewSession('old')).toBe(true);
  expect(refreshes()).toHaveLength(1);
});

test('a reply with the access token alone keeps the refresh token', async () => {
  refreshed.body = { accessToken: 'new' };
  await profile();
  expect(useSession.getState()).toMatchObject({ accessToken: 'new', refreshToken: 'r1' });
});

describe('when it fails', () => {
  test('the session ends and the drawer says so, once for all calls', async () => {
    refreshed = { status: 401, body: { message: 'no' } };
    const opened = vi.fn();
    const stop = useAuthDrawer.subscribe(opened);
    const failures = await Promise.all([failed(profile()), failed(call('getSettings'))]);
    stop();
    expect(failures.map(({ status }) => status)).toEqual([401, 401]);
    expect(refreshes()).toHaveLength(1);
    expect(opened).toHaveBeenCalledOnce();
    expect(useAuthDrawer.getState()).toEqual({ open: true, mode: 'signIn', isExpired: true });
    expect(useSession.getState().accessToken).toBeNull();
    expect(readText(KEYS.accessToken)).toBeNull();
    expect(seen).not.toContain('Bearer new');
  });

  test.each([
    [500, {}],
    [400, { message: 'missing' }],
    [200, {}],
  ])('with %i %j too', async (status, body) => {
    refreshed = { status, body };
    await failed(profile());
    expect(useAuthDrawer.getState()).toMatchObject({ open: true, isExpired: true });
  });

  test.each([429, 503])(
    'but %i only says to try again: the session may well live',
    async (status) => {
      refreshed = { status, body: { message: 'later' } };
      expect(await failed(profile())).toMatchObject({ kind: 'offline' });
      expect(useSession.getState().accessToken).toBe('old');
      expect(useAuthDrawer.getState().open).toBe(false);
    },
  );
});

test('a call marked none never comes here', async () => {
  const login = call('login', { body: { email: 'a@b.cd', password: 'x' } });
  expect(await failed(login)).toMatchObject({ status: 401 });
  expect(refreshes()).toEqual([]);
  expect(useAuthDrawer.getState().open).toBe(false);
});

test('a user who logs out while it is under way stays logged out', async () => {
  const refused = failed(profile());
  await waitFor(() => expect(refreshes()).toHaveLength(1), { interval: 5 });
  clearSession();
  await refused;
  expect(useSession.getState().accessToken).toBeNull();
  expect(useAuthDrawer.getState().open).toBe(false);
});

test('another tab was quicker: its tokens are used', async () => {
  writeText(KEYS.accessToken, 'new');
  writeText(KEYS.refreshToken, 'r2');
  await profile();
  expect(refreshes()).toEqual([]);
  expect(useSession.getState().refreshToken).toBe('r2');
});

test('a session that was replaced next door while we asked for more is gone over to', async () => {
  refreshed = { status: 401, body: { message: 'no' } };
  const asked = profile();
  await waitFor(() => expect(refreshes()).toHaveLength(1), { interval: 5 });
  writeText(KEYS.accessToken, 'new');
  writeText(KEYS.refreshToken, 'r2');
  await asked;
  expect(useSession.getState()).toMatchObject({ accessToken: 'new', refreshToken: 'r2' });
  expect(readText(KEYS.refreshToken)).toBe('r2');
  expect(useAuthDrawer.getState().open).toBe(false);
});

describe('where the browser has locks', () => {
  type Work = (lock: object | null) => Promise<unknown>;
  /** A lock that another tab holds when it is first asked for. */
  function locks(isFree: boolean) {
    const request = vi.fn((_: string, options: object | Work, work?: Work) =>
      typeof options === 'function' ? options({}) : work?.(isFree ? {} : null),
    );
    vi.stubGlobal('navigator', { locks: { request } });
    return request;
  }

  test('a tab that finds it free goes ahead', async () => {
    const request = locks(true);
    await profile();
    expect(request).toHaveBeenCalledOnce();
    expect(refreshes()).toHaveLength(1);
  });

  test('one that had to wait takes what comes from next door, though it comes after the lock', async () => {
    const request = locks(false);
    const asked = profile();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    writeText(KEYS.accessToken, 'new');
    writeText(KEYS.refreshToken, 'r2');
    window.dispatchEvent(new StorageEvent('storage', { key: KEYS.refreshToken }));
    await asked;
    expect(refreshes()).toEqual([]);
    expect(useSession.getState().refreshToken).toBe('r2');
  });

  test('one to which nothing comes renews by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const request = locks(false);
    const asked = profile();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    await vi.advanceTimersByTimeAsync(2000);
    await asked;
    expect(refreshes()).toHaveLength(1);
  });
});
