/** Hook that asks the server whether a password-reset link is still valid, without using it up. */
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { getServerMessage } from '../../api/failure.ts';
import { resetPasswordStrings as strings } from '../../strings/auth.ts';

export interface ResetLink {
  readonly status: 'validating' | 'good' | 'bad';
  /** Why the link is bad. */
  readonly text?: string;
}

export function useResetLink(token: string | null): ResetLink {
  const [link, setLink] = useState<ResetLink>({ status: 'validating' });
  useEffect(() => {
    if (!token) return;
    const controller = new AbortController();
    const { signal } = controller;
    void validateLink(token, signal).then((next) => {
      if (!signal.aborted) setLink(next);
    });
    return () => controller.abort();
  }, [token]);
  return token ? link : { status: 'bad', text: strings.badLink };
}

async function validateLink(token: string, signal: AbortSignal): Promise<ResetLink> {
  try {
    const reply = await call('checkResetToken', { query: { token }, signal });
    // Spec 7.1 leaves the shape open: only an explicit `false` counts as invalid.
    if (reply?.valid === false) return { status: 'bad', text: reply.message || strings.badLink };
    return { status: 'good' };
  } catch (error) {
    return { status: 'bad', text: getServerMessage(error) ?? strings.badLink };
  }
}
