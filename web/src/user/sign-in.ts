/** Signs in with e-mail and password, and queues the recipes the visitor wanted to save. */
import { call } from '../api/client.ts';
import { toFailure } from '../api/failure.ts';
import { rememberGuestNeeds } from './guest-needs.ts';
import { takePendingSaves } from './pending-saves.ts';
import { queueSaves } from './queued-saves.ts';
import { setTokens } from './session.ts';
import { clearSignUpEmail } from './sign-up-email.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** If false, the session ends with the browser tab. */
  readonly keepSignedIn: boolean;
}

/**
 * Queues the recipes the visitor wanted to save and resolves to the page of the last one. Throws `CallError`, after
 * logging it (spec 8).
 */
export async function signIn({
  email,
  password,
  keepSignedIn,
}: Credentials): Promise<string | undefined> {
  const address = email.trim();
  try {
    const tokens = await call('login', { body: { email: address, password, keepSignedIn } });
    rememberGuestNeeds();
    clearSignUpEmail();
    const pendingSaves = takePendingSaves(address);
    setTokens(tokens, { email: address, area: keepSignedIn ? 'local' : 'session' });
    queueSaves(pendingSaves.map(({ recipe }) => recipe));
    return pendingSaves.at(-1)?.path;
  } catch (error) {
    console.warn('Signing in failed.', toFailure(error).message);
    throw error;
  }
}
