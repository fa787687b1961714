/** Whether the link in a reset mail is still good; looking at it does not use it up. */
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { serverWords } from '../../api/failure.ts';
import { resetPasswordWords as words } from '../../words/auth.ts';

export interface ResetLink {
  readonly is: 'validating' | 'good' | 'bad';
  /** Why it is bad. */
  readonly text?: string;
}

export function useResetLink(token: string | null): ResetLink {
  const [link, setLink] = useState<ResetLink>({ is: 'validating' });
  useEffect(() => {
    if (!token) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    void check(token, signal).then((next) => {
      if (!signal.aborted) setLink(next);
    });
    return () => leaving.abort();
  }, [token]);
  return token ? link : { is: 'bad', text: words.badLink };
}

async function check(token: string, signal: AbortSignal): Promise<ResetLink> {
  try {
    const reply = await call('checkResetToken', { query: { token }, signal });
    // Spec 7.1 leaves the shape open: only a plain "no" is one.
    if (reply?.valid === false) return { is: 'bad', text: reply.message || words.badLink };
    return { is: 'good' };
  } catch (error) {
    return { is: 'bad', text: serverWords(error) ?? words.badLink };
  }
}
