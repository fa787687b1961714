/** Renews a session whose access token has died: once, however many calls and tabs noticed (design, walk B). */
import { setBearerSource } from '../api/bearer.ts';
import { call } from '../api/client.ts';
import { CallError, type Failure } from '../api/failure.ts';
import { failureWords } from '../words/failures.ts';
import { sessionWords } from '../words/session.ts';
import { openDrawerExpired } from './drawer.ts';
import { adoptStoredSession, clear, setTokens, type Tokens, useSession } from './session.ts';

const LOCK = 'saffron-session';
const PATIENCE_MS = 20_000;
const AT_ONCE_MS = 5;
const STORED_BY_THEN_MS = 100;

let underWay: Promise<boolean> | null = null;

/** From now on calls that are answered 401 come here. */
export function renewWhenRefused(): void {
  const accessToken = () => useSession.getState().accessToken;
  setBearerSource({ accessToken, onUnauthorized: renewSession });
}

/**
 * True when the call that carried `deadToken` is worth one more try. Throws `CallError` when
 * nobody could say whether the session lives: that is no reason to end it.
 */
export function renewSession(deadToken: string): Promise<boolean> {
  const { accessToken } = useSession.getState();
  if (!accessToken) return Promise.resolve(false);
  if (accessToken !== deadToken) return Promise.resolve(true);
  underWay ??= oneTabAtATime(() => renew(deadToken)).finally(() => {
    underWay = null;
  });
  return underWay;
}

/** Locks exist on https and on this machine only; without them the server forgives two tabs. */
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  const asked = performance.now();
  return navigator.locks.request(LOCK, async () => {
    const hasWaited = performance.now() - asked > AT_ONCE_MS;
    // What the tab before us has stored may be here a moment later than its lock.
    if (hasWaited) await new Promise((resolve) => setTimeout(resolve, STORED_BY_THEN_MS));
    return work();
  });
}

async function renew(deadToken: string): Promise<boolean> {
  adoptStoredSession();
  const { accessToken, refreshToken } = useSession.getState();
  if (accessToken && accessToken !== deadToken) return true;
  try {
    const tokens = await freshTokens(refreshToken);
    // Whoever logged out while we asked stays logged out.
    if (useSession.getState().refreshToken !== refreshToken) return false;
    setTokens(tokens);
    return true;
  } catch (error) {
    return giveUp(error);
  }
}

async function freshTokens(refreshToken: string | null): Promise<Tokens> {
  if (!refreshToken) throw new Error(sessionWords.noRefreshToken);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  // Spec 7.1 promises only the access token.
  const reply: Partial<Tokens> | null = await call('refresh', { body: { refreshToken }, signal });
  if (!reply?.accessToken) throw new Error(failureWords.broken);
  return { accessToken: reply.accessToken, refreshToken: reply.refreshToken ?? refreshToken };
}

/** Spec 4: a failed refresh logs out, opens the drawer and says so. */
function giveUp(error: unknown): false {
  if (error instanceof CallError && willPass(error.failure)) {
    throw new CallError({ ...error.failure, kind: 'offline', message: failureWords.offline });
  }
  console.warn('The session could not be renewed.', error instanceof Error ? error.message : error);
  clear();
  openDrawerExpired();
  return false;
}

/** No answer, too many questions, or a server that is just being started again. */
function willPass({ kind, status = 0 }: Failure): boolean {
  return kind === 'offline' || kind === 'aborted' || [429, 502, 503, 504].includes(status);
}
