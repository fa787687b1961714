/** Confirms an address once, after a tap: not again when the page is drawn twice or loaded again (spec 4). */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { serverWords } from '../../api/failure.ts';
import { confirmEmailWords as words } from '../../words/auth.ts';

export type Confirmation =
  /** Nothing is confirmed by looking: programs that read mail open its links, too. */
  | { readonly is: 'asking' }
  | { readonly is: 'loading' }
  | { readonly is: 'confirmed' | 'failed'; readonly text: string };

/** By token; React may mount a page twice. */
const asked = new Map<string, Promise<Confirmation>>();

function confirmOnce(token: string): Promise<Confirmation> {
  const known = asked.get(token);
  if (known) return known;
  const answer = confirm(token);
  asked.set(token, answer);
  return answer;
}

async function confirm(token: string): Promise<Confirmation> {
  try {
    const reply = await call('confirmEmail', { body: { token } });
    return { is: 'confirmed', text: reply?.message || words.confirmed };
  } catch (error) {
    return { is: 'failed', text: serverWords(error) ?? words.failed };
  }
}

/** What an earlier load of this page was told; it lies in this entry of the browser's history. */
function toldBefore(state: unknown): string | undefined {
  const { confirmed } = (state ?? {}) as { confirmed?: unknown };
  return typeof confirmed === 'string' ? confirmed : undefined;
}

export function useConfirmation(
  token: string | null,
): readonly [state: Confirmation, confirm: () => void] {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const told = toldBefore(state);
  const [answer, setAnswer] = useState<Confirmation>({ is: 'loading' });
  const [wanted, setWanted] = useState(() => token !== null && asked.has(token));

  useEffect(() => {
    if (!token || told !== undefined || !wanted) return;
    let shown = true;
    void confirmOnce(token).then((next) => {
      if (!shown) return;
      setAnswer(next);
      if (next.is !== 'confirmed') return;
      void navigate(pathname + search, { replace: true, state: { confirmed: next.text } });
    });
    return () => {
      shown = false;
    };
  }, [token, told, wanted, navigate, pathname, search]);

  return [stateOf(), () => setWanted(true)];

  function stateOf(): Confirmation {
    if (told !== undefined) return { is: 'confirmed', text: told };
    if (!token) return { is: 'failed', text: words.noToken };
    return wanted ? answer : { is: 'asking' };
  }
}
