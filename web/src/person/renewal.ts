/** Renews a session whose access token has died: once, however many calls and tabs noticed (design, walk B). */
import { setBearerSource } from '../api/bearer.ts';
import { call } from '../api/client.ts';
import { CallError, type Failure } from '../api/failure.ts';
import { failureWords } from '../words/failures.ts';
import { sessionWords } from '../words/session.ts';
import { openDrawerExpired } from './drawer.ts';
import { expire } from './leaving.ts';
import { adoptStoredSession, setTokens, type Tokens, useSession } from './session.ts';

const LOCK = 'saffron-session';
const PATIENCE_MS = 20_000;
/** At most; what is missed by then costs one renewal more, which the server forgives. */
const NEWS_MS = 2000;

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
  underWay ??= oneTabAtATime(deadToken, () => renew(deadToken)).finally(() => {
    underWay = null;
  });
  return underWay;
}

/** Locks exist on https and on this machine only; without them the server forgives two tabs. */
async function oneTabAtATime(deadToken: string, work: () => Promise<boolean>): Promise<boolean> {
  if (!navigator.locks) return work();
  const atOnce = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? { worked: await work() } : null,
  );
  if (atOnce) return atOnce.worked;
  return navigator.locks.request(LOCK, async () => {
    await newsFromNextDoor(deadToken);
    return work();
  });
}

/**
 * What the tab before us has stored may reach this one after its lock: browsers keep a copy of the store for each
 * tab, and bring it up to date with the event that tells of the change. A tab that could not renew has no news.
 */
function newsFromNextDoor(deadToken: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stop();
      clearTimeout(patience);
      resolve();
    };
    const patience = setTimeout(done, NEWS_MS);
    const stop = useSession.subscribe((now) => {
      if (now.accessToken !== deadToken) done();
    });
    adoptStoredSession();
    if (useSession.getState().accessToken !== deadToken) done();
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
    adoptStoredSession();
    // Replaced while we asked: changing the password next door ends all that was signed in before.
    const { accessToken: stored } = useSession.getState();
    return (stored !== null && stored !== deadToken) || giveUp(error);
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
  expire();
  openDrawerExpired();
  return false;
}

/** No answer, too many questions, or a server that is just being started again. */
function willPass({ kind, status = 0 }: Failure): boolean {
  return kind === 'offline' || kind === 'aborted' || [429, 502, 503, 504].includes(status);
}
