/** Form state for changing the password. */
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { getServerMessage, toFailure } from '../../api/failure.ts';
import { sessionStrings } from '../../strings/session.ts';
import { securityStrings as strings } from '../../strings/settings.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { setTokens, useSession } from '../../user/session.ts';

interface Draft {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

const EMPTY: Draft = { current: '', next: '', confirmation: '' };

interface Outcome {
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** The field the message is about. */
  readonly invalidField?: keyof Draft | undefined;
}

export interface ChangePasswordForm {
  readonly draft: Draft;
  readonly busy: boolean;
  readonly outcome: Outcome | null;
  readonly isComplete: boolean;
  change(part: Partial<Draft>): void;
  submit(): void;
}

export function useChangePassword(): ChangePasswordForm {
  const [draft, setDraft] = useState(EMPTY);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, run] = useBusy();

  const submit = async () => {
    setOutcome(null);
    if (draft.next !== draft.confirmation) {
      return setOutcome({ kind: 'error', text: strings.mismatch, invalidField: 'confirmation' });
    }
    const result = await changePassword(draft);
    setDraft(EMPTY);
    if (!result) return;
    setOutcome(result.outcome);
    window.alert(result.alert);
  };

  return {
    draft,
    busy,
    outcome,
    isComplete: Object.values(draft).every((value) => value !== ''),
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }));
      setOutcome(null);
    },
    submit: () => void run(submit),
  };
}

/** Returns null if the user is not logged in (spec 5) or no longer: the drawer has told them by then. */
async function changePassword({
  current,
  next,
}: Draft): Promise<{ outcome: Outcome; alert: string } | null> {
  if (!useSession.getState().accessToken) {
    console.warn(sessionStrings.notLoggedIn);
    return null;
  }
  try {
    const tokens = await call('changePassword', {
      body: { currentPassword: current, newPassword: next },
    });
    // The server has ended every session, this one included; a user who has logged out meanwhile stays logged out.
    if (useSession.getState().accessToken) setTokens(tokens);
    return { outcome: { kind: 'success', text: strings.changed }, alert: strings.changedAlert };
  } catch (error) {
    const { message, status } = toFailure(error);
    console.warn('The password was not changed.', message);
    if (status === 401) return null;
    const text = status === undefined ? message : (getServerMessage(error) ?? strings.failed);
    // Spec 8, Settings: this alert speaks of deleting the account; the mistake is in the spec.
    const outcome = { kind: 'error', text, invalidField: findInvalidField(error) } as const;
    return { outcome, alert: strings.deleteFailedAlert(text) };
  }
}

function findInvalidField(error: unknown): keyof Draft | undefined {
  const { code, fields } = toFailure(error);
  if (code === 'wrong-current-password') return 'current';
  return fields?.includes('newPassword') ? 'next' : undefined;
}
