/** The form of /login (spec 2.6 and 8); the drawer has a fuller one. */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { serverWords } from '../../api/failure.ts';
import { openDrawer } from '../../person/drawer.ts';
import { newcomer } from '../../person/newcomer.ts';
import { signIn } from '../../person/sign-in.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { useSaid } from '../../ui/use-said.ts';
import { fieldWords, loginPageWords as words } from '../../words/auth.ts';
import { AccountForm, EmailField } from './AccountForm.tsx';
import { asksToConfirm, reasonOf } from './auth-calls.ts';
import styles from './Form.module.css';

type Problem =
  | { readonly is: 'refused'; readonly text: string; readonly reason?: string | undefined }
  | { readonly is: 'unconfirmed' };

export function LoginForm() {
  const navigate = useNavigate();
  const [expected] = useState(newcomer);
  const [draft, setDraft] = useState({ email: expected, password: '' });
  const [problem, say] = useSaid<Problem | null>(null);
  const [busy, run] = useBusy();

  const submit = async () => {
    try {
      const wishedAt = await signIn({ ...draft, keep: true });
      void navigate(wishedAt ?? PAGES.chat);
    } catch (error) {
      const said = serverWords(error);
      if (asksToConfirm(said)) say({ is: 'unconfirmed' });
      else if (said !== undefined) say({ is: 'refused', text: said });
      else say({ is: 'refused', text: words.failed, reason: reasonOf(error) });
    }
  };

  return (
    <AccountForm
      browserChecks
      words={words}
      busy={busy}
      onSubmit={() => void run(submit)}
      links={
        <>
          <TextButton onClick={() => openDrawer('reset')}>{words.forgot}</TextButton>
          <PageLink to={PAGES.signUp}>{words.toSignUp}</PageLink>
        </>
      }
    >
      <EmailField
        required
        autoFocus={expected === ''}
        value={draft.email}
        onChange={(email) => setDraft({ ...draft, email })}
      />
      <PasswordField
        required
        autoFocus={expected !== ''}
        name="password"
        autoComplete="current-password"
        label={fieldWords.password}
        value={draft.password}
        onChange={(event) => setDraft({ ...draft, password: event.target.value })}
      />
      {problem.what && (
        <div key={problem.times} className={busy ? styles.past : undefined}>
          <Refused problem={problem.what} email={draft.email.trim()} />
        </div>
      )}
    </AccountForm>
  );
}

function Refused({ problem, email }: { readonly problem: Problem; readonly email: string }) {
  if (problem.is === 'refused') {
    return (
      <Notice kind="error">
        <p>{problem.text}</p>
        {problem.reason && <p>{problem.reason}</p>}
      </Notice>
    );
  }
  return (
    <Notice kind="error">
      <p>{words.unconfirmed}</p>
      <p>
        <PageLink to={PAGES.checkEmail} state={{ email }}>
          {words.resend}
        </PageLink>
      </p>
    </Notice>
  );
}
