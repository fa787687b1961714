/** Changing the password: its one rule, and both ways it can end (spec 5 and 8). */
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { failureOf, serverWords } from '../../api/failure.ts';
import { setTokens, useSession } from '../../person/session.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { sessionWords } from '../../words/session.ts';
import { securityWords as words } from '../../words/settings.ts';

interface Draft {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

const EMPTY: Draft = { current: '', next: '', confirmation: '' };

interface Outcome {
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** The field it is about. */
  readonly wrong?: keyof Draft | undefined;
}

export interface ChangePassword {
  readonly draft: Draft;
  readonly busy: boolean;
  readonly outcome: Outcome | null;
  readonly complete: boolean;
  change(part: Partial<Draft>): void;
  submit(): void;
}

export function useChangePassword(): ChangePassword {
  const [draft, setDraft] = useState(EMPTY);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, run] = useBusy();

  const submit = async () => {
    setOutcome(null);
    if (draft.next !== draft.confirmation) {
      return setOutcome({ kind: 'error', text: words.mismatch, wrong: 'confirmation' });
    }
    const end = await attempt(draft);
    setDraft(EMPTY);
    if (!end) return;
    setOutcome(end.outcome);
    window.alert(end.alert);
  };

  return {
    draft,
    busy,
    outcome,
    complete: Object.values(draft).every((value) => value !== ''),
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }));
      setOutcome(null);
    },
    submit: () => void run(submit),
  };
}

/** Nothing when nobody is logged in (spec 5), or no longer: the drawer has said so by then. */
async function attempt({
  current,
  next,
}: Draft): Promise<{ outcome: Outcome; alert: string } | null> {
  if (!useSession.getState().accessToken) {
    console.warn(sessionWords.notLoggedIn);
    return null;
  }
  try {
    const tokens = await call('changePassword', {
      body: { currentPassword: current, newPassword: next },
    });
    // All that was signed in has ended, this browser included; whoever logged out meanwhile stays logged out.
    if (useSession.getState().accessToken) setTokens(tokens);
    return { outcome: { kind: 'success', text: words.changed }, alert: words.changedAlert };
  } catch (error) {
    const { message, status } = failureOf(error);
    console.warn('The password was not changed.', message);
    if (status === 401) return null;
    const text = status === undefined ? message : (serverWords(error) ?? words.failed);
    // Spec 8, Settings: this alert speaks of deleting the account; the slip is the product's own.
    const outcome = { kind: 'error', text, wrong: wrongField(error) } as const;
    return { outcome, alert: words.deleteFailedAlert(text) };
  }
}

function wrongField(error: unknown): keyof Draft | undefined {
  const { code, fields } = failureOf(error);
  if (code === 'wrong-current-password') return 'current';
  return fields?.includes('newPassword') ? 'next' : undefined;
}
