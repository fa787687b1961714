/** Session store: access and refresh token, and the user they belong to. */
import { create } from 'zustand';
import { setBearerSource } from '../api/bearer.ts';
import {
  KEYS,
  onOtherTabChange,
  readText,
  removeKey,
  type StorageArea,
  writeText,
} from '../storage/browser-store.ts';
import { parseAccessToken, type User } from './access-token.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface Session {
  readonly user: User | null;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly email: string | null;
}

const SIGNED_OUT: Session = { user: null, accessToken: null, refreshToken: null, email: null };

/** The session of this tab comes first: another user may be signed in in other tabs. */
const AREAS = ['session', 'local'] as const satisfies StorageArea[];

/** Spec 4: a session is restored if both tokens are in storage. */
function readStoredSession(): Session {
  for (const area of AREAS) {
    const accessToken = readText(KEYS.accessToken, area);
    const refreshToken = readText(KEYS.refreshToken, area);
    if (accessToken && refreshToken) {
      return { user: parseAccessToken(accessToken), accessToken, refreshToken, email: null };
    }
  }
  return SIGNED_OUT;
}

export const useSession = create<Session>(readStoredSession);

setBearerSource({ accessToken: () => useSession.getState().accessToken });

/** The user id, which stays the same when tokens are renewed; an empty string if the token has none. */
export function getUserId({ accessToken, user }: Session): string | null {
  return accessToken && (user?.id ?? '');
}

/** The storage is blocked or full, so the session exists in this page only. */
let isInMemoryOnly = false;

function removeStoredTokens(areas: readonly StorageArea[] = AREAS): void {
  for (const area of areas) {
    removeKey(KEYS.accessToken, area);
    removeKey(KEYS.refreshToken, area);
  }
}

/** Without an area the tokens stay where they are; `session` is for "Keep me signed in" switched off. */
export function setTokens(tokens: Tokens, more: { email?: string; area?: StorageArea } = {}): void {
  const area = more.area ?? (readText(KEYS.refreshToken, 'session') ? 'session' : 'local');
  removeStoredTokens(AREAS.filter((other) => other !== area));
  // The refresh token comes last, because other tabs reload the session when it changes.
  const results = [
    writeText(KEYS.accessToken, tokens.accessToken, area),
    writeText(KEYS.refreshToken, tokens.refreshToken, area),
  ];
  isInMemoryOnly = results.includes(false);
  useSession.setState((before) => ({
    ...tokens,
    user: parseAccessToken(tokens.accessToken),
    email: more.email ?? before.email,
  }));
}

/** Called for logout, a failed renewal and a deleted account. */
export function clearSession(): void {
  removeStoredTokens();
  isInMemoryOnly = false;
  useSession.setState(SIGNED_OUT);
}

/** Another tab may have renewed the tokens, signed in or logged out. */
export function reloadStoredSession(): void {
  const stored = readStoredSession();
  const { accessToken, user, email } = useSession.getState();
  if (isInMemoryOnly || stored.accessToken === accessToken) return;
  const isSameUser = stored.user !== null && stored.user.id === user?.id;
  useSession.setState(isSameUser ? { ...stored, email } : stored);
}

onOtherTabChange(KEYS.refreshToken, reloadStoredSession);

export function useIsSignedIn(): boolean {
  return useSession((session) => session.accessToken !== null);
}
