/** Form state of the drawer's sign-up form: fields, rules and submit. */
import { MIN_PASSWORD_LENGTH } from '@saffron/contract/limits';
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { drawerStrings, fieldStrings } from '../../strings/auth.ts';
import { navigateTo } from '../../ui/navigation.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { closeAuthDrawer, useAuthDrawer } from '../../user/auth-drawer.ts';
import { storePendingSave } from '../../user/pending-saves.ts';
import { type SignUpDraft, signUp, type UnconfirmedSignUp } from './auth-calls.ts';
import {
  clearChangedFields,
  type FieldProblems,
  findEmptyFields,
  findFormReason,
  findRefusedFields,
  NO_PROBLEMS,
} from './field-problems.ts';
import { clearFormDrafts, getFormDrafts, rememberSignUp } from './form-drafts.ts';

const strings = drawerStrings.signUp;

interface Problem {
  readonly text: string;
  readonly reason?: string | undefined;
  readonly fields: FieldProblems;
}

export interface SignUpFormState {
  readonly draft: SignUpDraft;
  readonly busy: boolean;
  readonly isCreated: boolean;
  readonly problem: Problem | null;
  /** Shown while typing; absent once the same is shown below the fields. */
  readonly passwordHint: string | undefined;
  readonly problems: FieldProblems;
  change(part: Partial<SignUpDraft>): void;
  submit(): void;
}

export function useSignUp(): SignUpFormState {
  const [draft, setDraft] = useState<SignUpDraft>(() => {
    const { firstName, lastName, email } = getFormDrafts().signUp;
    return { firstName, lastName, email, password: '' };
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [created, setCreated] = useState(false);
  const [busy, run] = useBusy();
  const hasPendingSave = useAuthDrawer(({ pendingSave }) => pendingSave !== undefined);
  const tooShort = draft.password !== '' && draft.password.length < MIN_PASSWORD_LENGTH;

  const isTooShortShown = problem?.text === strings.passwordTooShort;

  const submit = async () => {
    const found = findProblem(draft);
    setProblem(found);
    if (found) return;
    let unconfirmed: UnconfirmedSignUp;
    try {
      unconfirmed = await signUp(draft);
    } catch (error) {
      const fields = findRefusedFields(error, draft);
      setProblem({ text: strings.failed, reason: findFormReason(fields, error), fields });
      return;
    }
    clearFormDrafts();
    if (!hasPendingSave) return setCreated(true);
    // Spec 2.7: a visitor who wanted to save a recipe is sent to /check-email.
    storePendingSave(draft.email);
    closeAuthDrawer();
    navigateTo(PAGES.checkEmail, unconfirmed);
  };

  return {
    draft,
    busy,
    isCreated: created,
    problem,
    problems: problem?.fields ?? NO_PROBLEMS,
    passwordHint: tooShort && !isTooShortShown ? strings.passwordShort : undefined,
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }));
      setProblem((before) => before && updateProblem(before, part));
      rememberSignUp(part);
    },
    submit: () => void run(submit),
  };
}

/** The message disappears with the last marked field. */
function updateProblem(problem: Problem, part: Partial<SignUpDraft>): Problem | null {
  const fields = clearChangedFields(problem.fields, part);
  return Object.keys(fields).length > 0 ? { ...problem, fields } : null;
}

function findProblem(draft: SignUpDraft): Problem | null {
  const missing = findEmptyFields(draft);
  if (Object.keys(missing).length > 0) return { text: fieldStrings.required, fields: missing };
  if (draft.password.length >= MIN_PASSWORD_LENGTH) return null;
  return { text: strings.passwordTooShort, fields: { password: '' } };
}
