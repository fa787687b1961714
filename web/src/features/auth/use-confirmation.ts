/** Hook that confirms an e-mail address once per token. */
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { getServerMessage } from '../../api/failure.ts';
import { confirmEmailStrings as strings } from '../../strings/auth.ts';
import { navigate, usePlace } from '../../ui/place.ts';

export type Confirmation =
  /** Opening the page confirms nothing: mail scanners open links, too. */
  | { readonly is: 'asking' }
  | { readonly is: 'loading' }
  | { readonly is: 'confirmed' | 'failed'; readonly text: string };

/** By token; React may mount a page twice. */
const requests = new Map<string, Promise<Confirmation>>();

function confirmOnce(token: string): Promise<Confirmation> {
  const known = requests.get(token);
  if (known) return known;
  const answer = confirm(token);
  requests.set(token, answer);
  return answer;
}

async function confirm(token: string): Promise<Confirmation> {
  try {
    const reply = await call('confirmEmail', { body: { token } });
    return { is: 'confirmed', text: reply?.message || strings.confirmed };
  } catch (error) {
    return { is: 'failed', text: getServerMessage(error) ?? strings.failed };
  }
}

/** The reply an earlier load of this page got, kept in the state of this history entry. */
function readConfirmedMessage(state: unknown): string | undefined {
  const { confirmed } = (state ?? {}) as { confirmed?: unknown };
  return typeof confirmed === 'string' ? confirmed : undefined;
}

export function useConfirmation(
  token: string | null,
): readonly [state: Confirmation, confirm: () => void] {
  const { pathname, search, state } = usePlace();
  const confirmedMessage = readConfirmedMessage(state);
  const [answer, setAnswer] = useState<Confirmation>({ is: 'loading' });
  const [isClicked, setIsClicked] = useState(() => token !== null && requests.has(token));

  useEffect(() => {
    if (!token || confirmedMessage !== undefined || !isClicked) return;
    let isMounted = true;
    void confirmOnce(token).then((next) => {
      if (!isMounted) return;
      setAnswer(next);
      if (next.is !== 'confirmed') return;
      navigate(pathname + search, { replace: true, state: { confirmed: next.text } });
    });
    return () => {
      isMounted = false;
    };
  }, [token, confirmedMessage, isClicked, pathname, search]);

  return [getState(), () => setIsClicked(true)];

  function getState(): Confirmation {
    if (confirmedMessage !== undefined) return { is: 'confirmed', text: confirmedMessage };
    if (!token) return { is: 'failed', text: strings.noToken };
    return isClicked ? answer : { is: 'asking' };
  }
}
