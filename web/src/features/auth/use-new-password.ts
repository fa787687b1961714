/** The two fields of /reset-password, their rules (spec 5) and what becomes of them (spec 8). */
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { failureOf, serverWords } from '../../api/failure.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { resetPasswordWords as words } from '../../words/auth.ts';

interface Draft {
  readonly password: string;
  readonly confirmation: string;
}

interface Problem {
  readonly text: string;
  readonly wrong: readonly (keyof Draft)[];
}

export interface NewPassword {
  readonly draft: Draft;
  readonly busy: boolean;
  readonly done: boolean;
  readonly problem: string | undefined;
  /** The fields it is about. */
  readonly wrong: ReadonlySet<keyof Draft>;
  change(part: Partial<Draft>): void;
  submit(): void;
}

export function useNewPassword(token: string): NewPassword {
  const [draft, setDraft] = useState<Draft>({ password: '', confirmation: '' });
  const [problem, setProblem] = useState<Problem>();
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
      const isPassword = failureOf(error).fields?.includes('newPassword') ?? false;
      setProblem({ text: wordsFor(serverWords(error)), wrong: isPassword ? ['password'] : [] });
    }
  };

  return {
    draft,
    busy,
    done,
    problem: problem?.text,
    wrong: new Set(problem?.wrong),
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }));
      setProblem(undefined);
    },
    submit: () => void run(submit),
  };
}

function brokenRule({ password, confirmation }: Draft): Problem | undefined {
  if (password === '') return { text: words.incomplete, wrong: ['password'] };
  if (confirmation === '') return { text: words.incomplete, wrong: ['confirmation'] };
  if (password !== confirmation) return { text: words.mismatch, wrong: ['confirmation'] };
  return undefined;
}

function wordsFor(said: string | undefined): string {
  if (said === undefined) return words.failed;
  return /expired|invalid/i.test(said) ? words.expired : said;
}
