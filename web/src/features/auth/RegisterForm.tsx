/** The form of /signup (spec 2.6 and 8); the drawer asks for names instead of a user name. */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { serverWords } from '../../api/failure.ts';
import { Field } from '../../ui/Field.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { drawerWords, fieldWords, signUpPageWords as words } from '../../words/auth.ts';
import { AccountForm, EmailField } from './AccountForm.tsx';
import { signUpByUsername } from './auth-calls.ts';
import styles from './Form.module.css';
import {
  emptyFields,
  marked,
  NO_PROBLEMS,
  refusedFields,
  withoutChanged,
} from './field-problems.ts';
import { forgetTyped, noteSignUp, typed } from './typed.ts';

/** Spec 9. */
const TOAST_MS = 4000;

export function RegisterForm() {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => {
    const { email, signUp } = typed();
    return { username: signUp.username, email: signUp.email || email, password: '' };
  });
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [busy, run] = useBusy();
  const change = (part: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems((before) => withoutChanged(before, part));
    noteSignUp(part);
  };

  const submit = async () => {
    const missing = emptyFields(draft);
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    try {
      const waiting = await signUpByUsername(draft);
      forgetTyped();
      void navigate(PAGES.checkEmail, { state: waiting });
    } catch (error) {
      setProblems(refusedFields(error, draft));
      const text = serverWords(error) ?? words.failed;
      showToast({ text, severity: 'error', position: 'top', durationMs: TOAST_MS });
    }
  };

  return (
    <AccountForm
      words={words}
      busy={busy}
      onSubmit={() => void run(submit)}
      links={
        <>
          <p className={styles.small}>{drawerWords.signUp.next}</p>
          <PageLink to={PAGES.login}>{words.toLogin}</PageLink>
        </>
      }
    >
      <Field
        autoFocus
        aria-required
        {...marked(problems, 'username')}
        name="username"
        autoComplete="nickname"
        maxLength={200}
        label={fieldWords.username}
        value={draft.username}
        onChange={(event) => change({ username: event.target.value })}
      />
      <EmailField
        aria-required
        {...marked(problems, 'email')}
        value={draft.email}
        onChange={(email) => change({ email })}
      />
      <PasswordField
        aria-required
        {...marked(problems, 'password')}
        name="password"
        autoComplete="new-password"
        label={fieldWords.password}
        hint={fieldWords.atLeast}
        value={draft.password}
        onChange={(event) => change({ password: event.target.value })}
      />
    </AccountForm>
  );
}
