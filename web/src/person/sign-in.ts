/** Signing in, wherever the form stands: the tokens are kept where the person wished. */
import { call } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import { addDueSaves } from './due-saves.ts';
import { rememberGuestNeeds } from './guest-needs.ts';
import { forgetNewcomer } from './newcomer.ts';
import { takeWishes } from './save-wishes.ts';
import { setTokens } from './session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Off: the session ends with the browser's tab. */
  readonly keep: boolean;
}

/**
 * What the person wished to keep as a visitor is saved from here on by itself.
 * Answers the page where they last wished so. Throws `CallError`, after logging it (spec 8).
 */
export async function signIn({ email, password, keep }: Credentials): Promise<string | undefined> {
  const address = email.trim();
  try {
    const tokens = await call('login', { body: { email: address, password, keepSignedIn: keep } });
    rememberGuestNeeds();
    forgetNewcomer();
    const wishes = takeWishes(address);
    setTokens(tokens, { email: address, area: keep ? 'local' : 'session' });
    addDueSaves(wishes.map(({ recipe }) => recipe));
    return wishes.at(-1)?.path;
  } catch (error) {
    console.warn('Signing in failed.', failureOf(error).message);
    throw error;
  }
}
