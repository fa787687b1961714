/** The two fields of /reset-password, their rules (spec 5) and what becomes of them (spec 8). */
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { serverWords } from '../../api/failure.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { resetPasswordWords as words } from '../../words/auth.ts';

interface Draft {
  readonly password: string;
  readonly confirmation: string;
}

export interface NewPassword {
  readonly draft: Draft;
  readonly busy: boolean;
  readonly done: boolean;
  readonly problem: string | undefined;
  change(part: Partial<Draft>): void;
  submit(): void;
}

export function useNewPassword(token: string): NewPassword {
  const [draft, setDraft] = useState<Draft>({ password: '', confirmation: '' });
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState(false);
  const [busy, run] = useBusy();

  const submit = async () => {
    const broken = brokenRule(draft);
    setProblem(broken);
    if (broken) return;
    try {
      await call('resetPassword', { body: { token, newPassword: draft.password } });
      setDone(true);
    } catch (error) {
      setProblem(wordsFor(serverWords(error)));
    }
  };

  return {
    draft,
    busy,
    done,
    problem,
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }));
      setProblem(undefined);
    },
    submit: () => void run(submit),
  };
}

function brokenRule({ password, confirmation }: Draft): string | undefined {
  if (password === '' || confirmation === '') return words.incomplete;
  return password === confirmation ? undefined : words.mismatch;
}

function wordsFor(said: string | undefined): string {
  if (said === undefined) return words.failed;
  return /expired|invalid/i.test(said) ? words.expired : said;
}
