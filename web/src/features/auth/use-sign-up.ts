/** What is typed into the drawer's Sign Up, its rules (spec 5), and what becomes of it. */
import { MIN_PASSWORD_LENGTH } from '@saffron/contract/limits';
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { closeDrawer, useDrawer } from '../../person/drawer.ts';
import { bindWish } from '../../person/save-wishes.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { useGo } from '../../ui/use-go.ts';
import { drawerWords, fieldWords } from '../../words/auth.ts';
import { reasonOf, type SignUpDraft, signUp } from './auth-calls.ts';

const words = drawerWords.signUp;
const EMPTY: SignUpDraft = { firstName: '', lastName: '', email: '', password: '' };

interface Problem {
  readonly text: string;
  readonly reason?: string | undefined;
}

export interface SignUpForm {
  readonly draft: SignUpDraft;
  readonly busy: boolean;
  readonly created: boolean;
  readonly problem: Problem | null;
  /** While typing; silent once the same is said below. */
  readonly passwordHint: string | undefined;
  /** What is still empty though it was to be sent. */
  readonly missing: ReadonlySet<keyof SignUpDraft>;
  change(part: Partial<SignUpDraft>): void;
  submit(): void;
}

export function useSignUp(): SignUpForm {
  const [draft, setDraft] = useState(EMPTY);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [created, setCreated] = useState(false);
  const [busy, run] = useBusy();
  const saving = useDrawer(({ wish }) => wish !== undefined);
  const go = useGo();
  const tooShort = draft.password !== '' && draft.password.length < MIN_PASSWORD_LENGTH;

  const missing = emptyFields(draft);
  const asksForMore = problem?.text === fieldWords.required;
  const isTooShort = problem?.text === words.passwordTooShort;

  const submit = async () => {
    const broken = brokenRule(draft);
    setProblem(broken ? { text: broken } : null);
    if (broken) return;
    try {
      await signUp(draft);
    } catch (error) {
      setProblem({ text: words.failed, reason: reasonOf(error) });
      return;
    }
    if (!saving) return setCreated(true);
    // Spec 2.7: who wanted to save is shown the way to their inbox.
    bindWish(draft.email);
    closeDrawer();
    go(PAGES.checkEmail, { email: draft.email.trim() });
  };

  return {
    draft,
    busy,
    created,
    problem,
    missing: asksForMore ? missing : new Set(isTooShort ? ['password'] : []),
    passwordHint: tooShort && !isTooShort ? words.passwordShort : undefined,
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }));
      // What is still missing stays marked.
      if (!asksForMore) setProblem(null);
      else if (emptyFields({ ...draft, ...part }).size === 0) setProblem(null);
    },
    submit: () => void run(submit),
  };
}

function emptyFields(draft: SignUpDraft): ReadonlySet<keyof SignUpDraft> {
  const fields = Object.keys(draft) as (keyof SignUpDraft)[];
  return new Set(fields.filter((field) => draft[field].trim() === ''));
}

function brokenRule(draft: SignUpDraft): string | undefined {
  if (emptyFields(draft).size > 0) return fieldWords.required;
  return draft.password.length < MIN_PASSWORD_LENGTH ? words.passwordTooShort : undefined;
}
