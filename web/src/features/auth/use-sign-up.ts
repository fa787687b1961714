/** What is typed into the drawer's Sign Up, its rules (spec 5), and what becomes of it. */
import { MIN_PASSWORD_LENGTH } from '@saffron/contract/limits';
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../../api/failure.ts';
import { closeDrawer, setDrawerMode, useDrawer } from '../../person/drawer.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { drawerWords, fieldWords } from '../../words/auth.ts';
import { type SignUpDraft, signUp } from './auth-calls.ts';

const words = drawerWords.signUp;
const EMPTY: SignUpDraft = { firstName: '', lastName: '', email: '', password: '' };

interface Problem {
  readonly text: string;
  /** What the server had to say of it. */
  readonly reason?: string | undefined;
}

export interface SignUpForm {
  readonly draft: SignUpDraft;
  readonly busy: boolean;
  readonly created: boolean;
  readonly problem: Problem | null;
  /** While typing; silent once the same is said below. */
  readonly passwordHint: string | undefined;
  change(part: Partial<SignUpDraft>): void;
  submit(): void;
}

export function useSignUp(): SignUpForm {
  const [draft, setDraft] = useState(EMPTY);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [created, setCreated] = useState(false);
  const [busy, run] = useBusy();
  const saving = useDrawer(({ reason }) => reason === 'saving');
  const navigate = useNavigate();
  const tooShort = draft.password !== '' && draft.password.length < MIN_PASSWORD_LENGTH;

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
    closeDrawer();
    setDrawerMode('signIn');
    void navigate(PAGES.checkEmail, { state: { email: draft.email.trim() } });
  };

  return {
    draft,
    busy,
    created,
    problem,
    passwordHint: tooShort && !problem ? words.passwordShort : undefined,
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }));
      setProblem(null);
    },
    submit: () => void run(submit),
  };
}

function brokenRule(draft: SignUpDraft): string | undefined {
  if (Object.values(draft).some((value) => value.trim() === '')) return fieldWords.required;
  return draft.password.length < MIN_PASSWORD_LENGTH ? words.passwordTooShort : undefined;
}

/** Some refusals can be mended by the person, such as a password that everybody has; others only waited out. */
function reasonOf(error: unknown): string | undefined {
  const { status, message } = failureOf(error);
  return status === 400 || status === 429 ? message : undefined;
}
