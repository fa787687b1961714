/** Form state of /reset-password: two fields, their rules and the submit. */
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { getServerMessage, toFailure } from '../../api/failure.ts';
import { resetPasswordStrings as strings } from '../../strings/auth.ts';
import { useBusy } from '../../ui/use-busy.ts';

interface Draft {
  readonly password: string;
  readonly confirmation: string;
}

interface Problem {
  readonly text: string;
  readonly invalidFields: readonly (keyof Draft)[];
}

export interface NewPasswordForm {
  readonly draft: Draft;
  readonly busy: boolean;
  readonly done: boolean;
  readonly problem: string | undefined;
  /** The fields the problem is about. */
  readonly invalidFields: ReadonlySet<keyof Draft>;
  change(part: Partial<Draft>): void;
  submit(): void;
}

export function useNewPassword(token: string): NewPasswordForm {
  const [draft, setDraft] = useState<Draft>({ password: '', confirmation: '' });
  const [problem, setProblem] = useState<Problem>();
  const [done, setDone] = useState(false);
  const [busy, run] = useBusy();

  const submit = async () => {
    const found = findProblem(draft);
    setProblem(found);
    if (found) return;
    try {
      await call('resetPassword', { body: { token, newPassword: draft.password } });
      setDone(true);
    } catch (error) {
      const isPassword = toFailure(error).fields?.includes('newPassword') ?? false;
      setProblem({
        text: toErrorMessage(getServerMessage(error)),
        invalidFields: isPassword ? ['password'] : [],
      });
    }
  };

  return {
    draft,
    busy,
    done,
    problem: problem?.text,
    invalidFields: new Set(problem?.invalidFields),
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }));
      setProblem(undefined);
    },
    submit: () => void run(submit),
  };
}

function findProblem({ password, confirmation }: Draft): Problem | undefined {
  if (password === '') return { text: strings.incomplete, invalidFields: ['password'] };
  if (confirmation === '') return { text: strings.incomplete, invalidFields: ['confirmation'] };
  if (password !== confirmation) return { text: strings.mismatch, invalidFields: ['confirmation'] };
  return undefined;
}

function toErrorMessage(message: string | undefined): string {
  if (message === undefined) return strings.failed;
  return /expired|invalid/i.test(message) ? strings.expired : message;
}
