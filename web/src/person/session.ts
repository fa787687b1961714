/** Who is here: the two tokens, and what the access token says of its bearer. */
import { create } from 'zustand';
import { setBearerSource } from '../api/bearer.ts';
import { type Area, KEYS, readText, remove, writeText } from '../storage/browser-store.ts';
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

/** Spec 4: a session is restored if both tokens are in storage. */
function restored(): Session {
  for (const area of ['local', 'session'] satisfies Area[]) {
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

function forgetStored(): void {
  for (const area of ['local', 'session'] satisfies Area[]) {
    remove(KEYS.accessToken, area);
    remove(KEYS.refreshToken, area);
  }
}

/** Without an area the tokens stay where they are; `session` is for "Keep me signed in" switched off. */
export function setTokens(tokens: Tokens, more: { email?: string; area?: Area } = {}): void {
  const area = more.area ?? (readText(KEYS.refreshToken, 'session') ? 'session' : 'local');
  forgetStored();
  writeText(KEYS.accessToken, tokens.accessToken, area);
  writeText(KEYS.refreshToken, tokens.refreshToken, area);
  useSession.setState((before) => ({
    ...tokens,
    user: userOf(tokens.accessToken),
    email: more.email ?? before.email,
  }));
}

/** Logout, a refresh that failed and a deleted account all end here. */
export function clear(): void {
  forgetStored();
  useSession.setState(NOBODY);
}

export function useSignedIn(): boolean {
  return useSession((session) => session.accessToken !== null);
}
