/** Sign-up form of the /signup page; the drawer has its own in `SignUpForm`. */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { getServerMessage } from '../../api/failure.ts';
import { drawerStrings, fieldStrings, signUpPageStrings as strings } from '../../strings/auth.ts';
import { Field } from '../../ui/Field.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { navigate } from '../../ui/place.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { AccountForm, EmailField } from './AccountForm.tsx';
import { signUpByUsername } from './auth-calls.ts';
import styles from './Form.module.css';
import {
  clearChangedFields,
  findEmptyFields,
  findRefusedFields,
  getFieldProps,
  NO_PROBLEMS,
} from './field-problems.ts';
import { clearFormDrafts, getFormDrafts, rememberSignUp } from './form-drafts.ts';

/** Spec 9. */
const TOAST_MS = 4000;

export function RegisterForm() {
  const [draft, setDraft] = useState(() => {
    const { email, signUp } = getFormDrafts();
    return { username: signUp.username, email: signUp.email || email, password: '' };
  });
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [busy, run] = useBusy();
  const change = (part: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems((before) => clearChangedFields(before, part));
    rememberSignUp(part);
  };

  const submit = async () => {
    const missing = findEmptyFields(draft);
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    try {
      const signUp = await signUpByUsername(draft);
      clearFormDrafts();
      navigate(PAGES.checkEmail, { state: signUp });
    } catch (error) {
      setProblems(findRefusedFields(error, draft));
      const text = getServerMessage(error) ?? strings.failed;
      showToast({ text, severity: 'error', position: 'top', durationMs: TOAST_MS });
    }
  };

  return (
    <AccountForm
      strings={strings}
      busy={busy}
      onSubmit={() => void run(submit)}
      links={
        <>
          <p className={styles.small}>{drawerStrings.signUp.next}</p>
          <PageLink to={PAGES.login}>{strings.toLogin}</PageLink>
        </>
      }
    >
      <Field
        autoFocus
        aria-required
        {...getFieldProps(problems, 'username')}
        name="username"
        autoComplete="nickname"
        maxLength={200}
        label={fieldStrings.username}
        value={draft.username}
        onChange={(event) => change({ username: event.target.value })}
      />
      <EmailField
        aria-required
        {...getFieldProps(problems, 'email')}
        value={draft.email}
        onChange={(email) => change({ email })}
      />
      <PasswordField
        aria-required
        {...getFieldProps(problems, 'password')}
        name="password"
        autoComplete="new-password"
        label={fieldStrings.password}
        hint={fieldStrings.atLeast}
        value={draft.password}
        onChange={(event) => change({ password: event.target.value })}
      />
    </AccountForm>
  );
}
