/** Leaving: the browser forgets at once, and the server is told to forget too. */
import { call } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import { clear, useSession } from './session.ts';

export function logOut(): void {
  const { refreshToken } = useSession.getState();
  clear();
  if (!refreshToken) return;
  // Nothing hangs on the answer: the token ends by itself.
  call('logout', { body: { refreshToken } }).catch((error: unknown) =>
    console.warn('The server was not told of the logout.', failureOf(error).message),
  );
}
