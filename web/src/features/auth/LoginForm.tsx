/** The form of /login (spec 2.6 and 8); the drawer has a fuller one. */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { serverWords } from '../../api/failure.ts';
import { signIn } from '../../person/sign-in.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { fieldWords, loginPageWords as words } from '../../words/auth.ts';
import { asksToConfirm } from './auth-calls.ts';
import styles from './Form.module.css';

type Problem = { readonly is: 'refused'; readonly text: string } | { readonly is: 'unconfirmed' };

export function LoginForm() {
  const navigate = useNavigate();
  const [draft, setDraft] = useState({ email: '', password: '' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, run] = useBusy();

  const submit = async () => {
    setProblem(null);
    try {
      await signIn({ ...draft, keep: true });
      void navigate(PAGES.chat);
    } catch (error) {
      const said = serverWords(error);
      setProblem(
        asksToConfirm(said) ? { is: 'unconfirmed' } : { is: 'refused', text: said ?? words.failed },
      );
    }
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run(submit);
      }}
    >
      <Field
        required
        autoFocus
        type="email"
        name="email"
        autoComplete="email"
        label={fieldWords.email}
        value={draft.email}
        onChange={(event) => setDraft({ ...draft, email: event.target.value })}
      />
      <PasswordField
        required
        name="password"
        autoComplete="current-password"
        label={fieldWords.password}
        value={draft.password}
        onChange={(event) => setDraft({ ...draft, password: event.target.value })}
      />
      {problem && <Refused problem={problem} email={draft.email.trim()} />}
      <Button type="submit" variant="filled" busy={busy}>
        {busy ? words.busy : words.submit}
      </Button>
      <div className={styles.links}>
        <Link to={PAGES.signUp}>{words.toSignUp}</Link>
      </div>
    </form>
  );
}

function Refused({ problem, email }: { readonly problem: Problem; readonly email: string }) {
  if (problem.is === 'refused') return <Notice kind="error">{problem.text}</Notice>;
  return (
    <Notice kind="error">
      <p>{words.unconfirmed}</p>
      <p>
        <Link to={PAGES.checkEmail} state={{ email }}>
          {words.resend}
        </Link>
      </p>
    </Notice>
  );
}
