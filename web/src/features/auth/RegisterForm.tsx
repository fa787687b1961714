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
import { fieldWords, signUpPageWords as words } from '../../words/auth.ts';
import { AccountForm, EmailField } from './AccountForm.tsx';
import { signUpByUsername } from './auth-calls.ts';

/** Spec 9. */
const TOAST_MS = 4000;

export function RegisterForm() {
  const navigate = useNavigate();
  const [draft, setDraft] = useState({ username: '', email: '', password: '' });
  const [busy, run] = useBusy();
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });

  const submit = async () => {
    try {
      await signUpByUsername(draft);
      void navigate(PAGES.checkEmail, { state: { email: draft.email.trim() } });
    } catch (error) {
      const text = serverWords(error) ?? words.failed;
      showToast({ text, severity: 'error', position: 'top', durationMs: TOAST_MS });
    }
  };

  return (
    <AccountForm
      browserChecks
      words={words}
      busy={busy}
      onSubmit={() => void run(submit)}
      links={<PageLink to={PAGES.login}>{words.toLogin}</PageLink>}
    >
      <Field
        required
        autoFocus
        name="username"
        autoComplete="nickname"
        maxLength={200}
        label={fieldWords.username}
        value={draft.username}
        onChange={(event) => change({ username: event.target.value })}
      />
      <EmailField required value={draft.email} onChange={(email) => change({ email })} />
      <PasswordField
        required
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
