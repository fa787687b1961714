/** What is typed into the drawer's Sign Up, its rules (spec 5), and what becomes of it. */
import { MIN_PASSWORD_LENGTH } from '@saffron/contract/limits';
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { closeDrawer, useDrawer } from '../../person/drawer.ts';
import { bindWish } from '../../person/save-wishes.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { useGo } from '../../ui/use-go.ts';
import { drawerWords, fieldWords } from '../../words/auth.ts';
import { type SignUpDraft, signUp, type Unconfirmed } from './auth-calls.ts';
import {
  emptyFields,
  type FieldProblems,
  NO_PROBLEMS,
  reasonBeside,
  refusedFields,
  withoutChanged,
} from './field-problems.ts';
import { forgetTyped, noteSignUp, typed } from './typed.ts';

const words = drawerWords.signUp;

interface Problem {
  readonly text: string;
  readonly reason?: string | undefined;
  readonly fields: FieldProblems;
}

export interface SignUpForm {
  readonly draft: SignUpDraft;
  readonly busy: boolean;
  readonly created: boolean;
  readonly problem: Problem | null;
  /** While typing; silent once the same is said below. */
  readonly passwordHint: string | undefined;
  readonly problems: FieldProblems;
  change(part: Partial<SignUpDraft>): void;
  submit(): void;
}

export function useSignUp(): SignUpForm {
  const [draft, setDraft] = useState<SignUpDraft>(() => {
    const { firstName, lastName, email } = typed().signUp;
    return { firstName, lastName, email, password: '' };
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [created, setCreated] = useState(false);
  const [busy, run] = useBusy();
  const saving = useDrawer(({ wish }) => wish !== undefined);
  const go = useGo();
  const tooShort = draft.password !== '' && draft.password.length < MIN_PASSWORD_LENGTH;

  const isTooShort = problem?.text === words.passwordTooShort;

  const submit = async () => {
    const broken = brokenRule(draft);
    setProblem(broken);
    if (broken) return;
    let waiting: Unconfirmed;
    try {
      waiting = await signUp(draft);
    } catch (error) {
      const fields = refusedFields(error, draft);
      setProblem({ text: words.failed, reason: reasonBeside(fields, error), fields });
      return;
    }
    forgetTyped();
    if (!saving) return setCreated(true);
    // Spec 2.7: who wanted to save is shown the way to their inbox.
    bindWish(draft.email);
    closeDrawer();
    go(PAGES.checkEmail, waiting);
  };

  return {
    draft,
    busy,
    created,
    problem,
    problems: problem?.fields ?? NO_PROBLEMS,
    passwordHint: tooShort && !isTooShort ? words.passwordShort : undefined,
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }));
      setProblem((before) => before && afterChange(before, part));
      noteSignUp(part);
    },
    submit: () => void run(submit),
  };
}

/** With the last field that was pointed out, what was said of them goes as well. */
function afterChange(problem: Problem, part: Partial<SignUpDraft>): Problem | null {
  const fields = withoutChanged(problem.fields, part);
  return Object.keys(fields).length > 0 ? { ...problem, fields } : null;
}

function brokenRule(draft: SignUpDraft): Problem | null {
  const missing = emptyFields(draft);
  if (Object.keys(missing).length > 0) return { text: fieldWords.required, fields: missing };
  if (draft.password.length >= MIN_PASSWORD_LENGTH) return null;
  return { text: words.passwordTooShort, fields: { password: '' } };
}
