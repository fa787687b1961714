/** Signing in, wherever the form stands: the tokens are kept where the person wished. */
import { call } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import { rememberGuestNeeds } from './guest-needs.ts';
import { setTokens } from './session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Off: the session ends with the browser's tab. */
  readonly keep: boolean;
}

/** Throws `CallError`, after logging it (spec 8). */
export async function signIn({ email, password, keep }: Credentials): Promise<void> {
  const address = email.trim();
  try {
    const tokens = await call('login', { body: { email: address, password, keepSignedIn: keep } });
    rememberGuestNeeds();
    setTokens(tokens, { email: address, area: keep ? 'local' : 'session' });
  } catch (error) {
    console.warn('Signing in failed.', failureOf(error).message);
    throw error;
  }
}
