/** Who is here: the two tokens, and what the access token says of its bearer. */
import { create } from 'zustand';
import { setBearerSource } from '../api/bearer.ts';
import {
  type Area,
  KEYS,
  onChangeElsewhere,
  readText,
  remove,
  writeText,
} from '../storage/browser-store.ts';
import { type User, userOf } from './access-token.ts';

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

const NOBODY: Session = { user: null, accessToken: null, refreshToken: null, email: null };

/** What belongs to this tab alone comes first: another person may be signed in next door. */
const AREAS = ['session', 'local'] as const satisfies Area[];

/** Spec 4: a session is restored if both tokens are in storage. */
function restored(): Session {
  for (const area of AREAS) {
    const accessToken = readText(KEYS.accessToken, area);
    const refreshToken = readText(KEYS.refreshToken, area);
    if (accessToken && refreshToken) {
      return { user: userOf(accessToken), accessToken, refreshToken, email: null };
    }
  }
  return NOBODY;
}

export const useSession = create<Session>(restored);

setBearerSource({ accessToken: () => useSession.getState().accessToken });

/** Renewed tokens are still the same person. */
export function personOf({ accessToken, user }: Session): string | null {
  return accessToken && (user?.id ?? '');
}

/** A blocked or full store: the session lives in this page only, and the store knows nothing of it. */
let onlyHere = false;

function forgetStored(areas: readonly Area[] = AREAS): void {
  for (const area of areas) {
    remove(KEYS.accessToken, area);
    remove(KEYS.refreshToken, area);
  }
}

/** Without an area the tokens stay where they are; `session` is for "Keep me signed in" switched off. */
export function setTokens(tokens: Tokens, more: { email?: string; area?: Area } = {}): void {
  const area = more.area ?? (readText(KEYS.refreshToken, 'session') ? 'session' : 'local');
  forgetStored(AREAS.filter((other) => other !== area));
  // The refresh token comes last: other tabs look when it changes.
  const kept = [
    writeText(KEYS.accessToken, tokens.accessToken, area),
    writeText(KEYS.refreshToken, tokens.refreshToken, area),
  ];
  onlyHere = kept.includes(false);
  useSession.setState((before) => ({
    ...tokens,
    user: userOf(tokens.accessToken),
    email: more.email ?? before.email,
  }));
}

/** Logout, a refresh that failed and a deleted account all end here. */
export function clear(): void {
  forgetStored();
  onlyHere = false;
  useSession.setState(NOBODY);
}

/** Another tab may have renewed the tokens, signed in or left. */
export function adoptStoredSession(): void {
  const stored = restored();
  const { accessToken, user, email } = useSession.getState();
  if (onlyHere || stored.accessToken === accessToken) return;
  const same = stored.user !== null && stored.user.id === user?.id;
  useSession.setState(same ? { ...stored, email } : stored);
}

onChangeElsewhere(KEYS.refreshToken, adoptStoredSession);

export function useSignedIn(): boolean {
  return useSession((session) => session.accessToken !== null);
}
