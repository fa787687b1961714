/** Renews the session with the refresh token after a 401, once for all calls and tabs. */
import { setBearerSource } from '../api/bearer.ts';
import { call } from '../api/client.ts';
import { CallError, type Failure } from '../api/failure.ts';
import { failureStrings } from '../strings/failures.ts';
import { sessionStrings } from '../strings/session.ts';
import { openAuthDrawerAfterExpiry } from './auth-drawer.ts';
import { expireSession } from './logout.ts';
import { reloadStoredSession, setTokens, type Tokens, useSession } from './session.ts';

const LOCK = 'saffron-session';
const TIMEOUT_MS = 20_000;
/** A change that arrives later costs one more renewal, which the server accepts. */
const OTHER_TAB_TIMEOUT_MS = 2000;

let pendingRenewal: Promise<boolean> | null = null;

/** From now on calls answered with 401 renew the session. */
export function enableSessionRenewal(): void {
  const accessToken = () => useSession.getState().accessToken;
  setBearerSource({ accessToken, onUnauthorized: renewSession });
}

/**
 * Resolves to true if the call that carried `deadToken` should be retried. Throws `CallError` if the server could not
 * be asked, because that is no reason to end the session.
 */
export function renewSession(deadToken: string): Promise<boolean> {
  const { accessToken } = useSession.getState();
  if (!accessToken) return Promise.resolve(false);
  if (accessToken !== deadToken) return Promise.resolve(true);
  pendingRenewal ??= runInOneTab(deadToken, () => renew(deadToken)).finally(() => {
    pendingRenewal = null;
  });
  return pendingRenewal;
}

/** Locks exist only on https and localhost; without them the server accepts renewals of two tabs. */
async function runInOneTab(deadToken: string, work: () => Promise<boolean>): Promise<boolean> {
  if (!navigator.locks) return work();
  const immediate = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? { isRenewed: await work() } : null,
  );
  if (immediate) return immediate.isRenewed;
  return navigator.locks.request(LOCK, async () => {
    await waitForOtherTab(deadToken);
    return work();
  });
}

/**
 * The tokens stored by the tab that held the lock may arrive after the lock: browsers keep a copy of localStorage per
 * tab, which is updated with the storage event. If that tab could not renew, nothing arrives.
 */
function waitForOtherTab(deadToken: string): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(finish, OTHER_TAB_TIMEOUT_MS);
    const stop = useSession.subscribe((now) => {
      if (now.accessToken !== deadToken) finish();
    });
    reloadStoredSession();
    if (useSession.getState().accessToken !== deadToken) finish();
  });
}

async function renew(deadToken: string): Promise<boolean> {
  reloadStoredSession();
  const { accessToken, refreshToken } = useSession.getState();
  if (accessToken && accessToken !== deadToken) return true;
  try {
    const tokens = await fetchTokens(refreshToken);
    // A user who logged out during the request stays logged out.
    if (useSession.getState().refreshToken !== refreshToken) return false;
    setTokens(tokens);
    return true;
  } catch (error) {
    reloadStoredSession();
    // Tokens replaced during the request: a password change in another tab ends all earlier sessions.
    const { accessToken: storedToken } = useSession.getState();
    return (storedToken !== null && storedToken !== deadToken) || handleFailedRenewal(error);
  }
}

async function fetchTokens(refreshToken: string | null): Promise<Tokens> {
  if (!refreshToken) throw new Error(sessionStrings.noRefreshToken);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // Spec 7.1 promises only the access token.
  const reply: Partial<Tokens> | null = await call('refresh', { body: { refreshToken }, signal });
  if (!reply?.accessToken) throw new Error(failureStrings.broken);
  return { accessToken: reply.accessToken, refreshToken: reply.refreshToken ?? refreshToken };
}

/** Spec 4: a failed refresh logs out, opens the drawer and says so. */
function handleFailedRenewal(error: unknown): false {
  if (error instanceof CallError && isTransient(error.failure)) {
    throw new CallError({ ...error.failure, kind: 'offline', message: failureStrings.offline });
  }
  console.warn('The session could not be renewed.', error instanceof Error ? error.message : error);
  expireSession();
  openAuthDrawerAfterExpiry();
  return false;
}

/** No answer, a rate limit, or a server that is restarting. */
function isTransient({ kind, status = 0 }: Failure): boolean {
  return kind === 'offline' || kind === 'aborted' || [429, 502, 503, 504].includes(status);
}
