/** The form of /login (spec 2.6 and 8); the drawer has a fuller one. */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf, serverWords } from '../../api/failure.ts';
import { openDrawer } from '../../person/drawer.ts';
import { newcomer } from '../../person/newcomer.ts';
import { type Credentials, signIn } from '../../person/sign-in.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { useSaid } from '../../ui/use-said.ts';
import { drawerWords, loginPageWords as words } from '../../words/auth.ts';
import { AccountForm } from './AccountForm.tsx';
import { asksToConfirm, reasonOf, type Unconfirmed } from './auth-calls.ts';
import styles from './Form.module.css';
import { emptyFields, NO_PROBLEMS, refusedFields, withoutChanged } from './field-problems.ts';
import { SignInFields } from './SignInFields.tsx';
import { noteEmail, typed } from './typed.ts';

type Problem =
  | { readonly is: 'refused'; readonly text: string; readonly reason?: string | undefined }
  | { readonly is: 'unconfirmed'; readonly waiting: Unconfirmed };

export function LoginForm() {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Credentials>(() => ({
    ...{ email: typed().email || newcomer(), password: '', keep: true },
  }));
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [problem, say] = useSaid<Problem | null>(null);
  const [busy, run] = useBusy();

  const change = (part: Partial<Credentials>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems((before) => withoutChanged(before, part));
    noteEmail(part.email);
  };

  const submit = async () => {
    const { email, password } = draft;
    const missing = emptyFields({ email, password });
    setProblems(missing);
    if (Object.keys(missing).length > 0) return say(null);
    try {
      const wishedAt = await signIn(draft);
      void navigate(wishedAt ?? PAGES.chat);
    } catch (error) {
      const said = serverWords(error);
      const refused = refusedFields(error, draft);
      setProblems(refused);
      const { registrationId } = failureOf(error);
      const waiting = { email: email.trim(), registrationId };
      if (asksToConfirm(said)) say({ is: 'unconfirmed', waiting });
      else if (said === undefined)
        say({ is: 'refused', text: words.failed, reason: reasonOf(error) });
      else
        say({
          is: 'refused',
          text: said,
          reason: failureOf(error).status === 401 ? drawerWords.signIn.refusedHelp : undefined,
        });
    }
  };

  return (
    <AccountForm
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
      <SignInFields draft={draft} problems={problems} onChange={change} />
      {problem.what && (
        <div key={problem.times} className={busy ? styles.past : undefined}>
          <Refused problem={problem.what} />
        </div>
      )}
    </AccountForm>
  );
}

function Refused({ problem }: { readonly problem: Problem }) {
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
        <PageLink to={PAGES.checkEmail} state={problem.waiting}>
          {words.resend}
        </PageLink>
      </p>
    </Notice>
  );
}
