/** Sign-in form of the /login page; the drawer has its own in `SignInForm`. */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { getServerMessage, toFailure } from '../../api/failure.ts';
import { drawerStrings, loginPageStrings as strings } from '../../strings/auth.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { navigate } from '../../ui/place.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useAnnouncement } from '../../ui/use-announcement.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { openAuthDrawer } from '../../user/auth-drawer.ts';
import { type Credentials, signIn } from '../../user/sign-in.ts';
import { readSignUpEmail } from '../../user/sign-up-email.ts';
import { AccountForm } from './AccountForm.tsx';
import { getRefusalReason, isConfirmationRequest, type UnconfirmedSignUp } from './auth-calls.ts';
import styles from './Form.module.css';
import {
  clearChangedFields,
  findEmptyFields,
  findRefusedFields,
  NO_PROBLEMS,
} from './field-problems.ts';
import { getFormDrafts, rememberEmail } from './form-drafts.ts';
import { SignInFields } from './SignInFields.tsx';

type Problem =
  | { readonly is: 'refused'; readonly text: string; readonly reason?: string | undefined }
  | { readonly is: 'unconfirmed'; readonly signUp: UnconfirmedSignUp };

export function LoginForm() {
  const [draft, setDraft] = useState<Credentials>(() => ({
    ...{ email: getFormDrafts().email || readSignUpEmail(), password: '', keepSignedIn: true },
  }));
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [problem, announce] = useAnnouncement<Problem | null>(null);
  const [busy, run] = useBusy();

  const change = (part: Partial<Credentials>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems((before) => clearChangedFields(before, part));
    rememberEmail(part.email);
  };

  const submit = async () => {
    const { email, password } = draft;
    const missing = findEmptyFields({ email, password });
    setProblems(missing);
    if (Object.keys(missing).length > 0) return announce(null);
    try {
      const pageOfSave = await signIn(draft);
      navigate(pageOfSave ?? PAGES.chat);
    } catch (error) {
      const message = getServerMessage(error);
      const refused = findRefusedFields(error, draft);
      setProblems(refused);
      const { registrationId } = toFailure(error);
      const signUp = { email: email.trim(), registrationId };
      if (isConfirmationRequest(message)) announce({ is: 'unconfirmed', signUp });
      else if (message === undefined)
        announce({ is: 'refused', text: strings.failed, reason: getRefusalReason(error) });
      else
        announce({
          is: 'refused',
          text: message,
          reason: toFailure(error).status === 401 ? drawerStrings.signIn.refusedHelp : undefined,
        });
    }
  };

  return (
    <AccountForm
      strings={strings}
      busy={busy}
      onSubmit={() => void run(submit)}
      links={
        <>
          <TextButton onClick={() => openAuthDrawer('reset')}>{strings.forgot}</TextButton>
          <PageLink to={PAGES.signUp}>{strings.toSignUp}</PageLink>
        </>
      }
    >
      <SignInFields draft={draft} problems={problems} onChange={change} />
      {problem.content && (
        <div key={problem.count} className={busy ? styles.past : undefined}>
          <ProblemNotice problem={problem.content} />
        </div>
      )}
    </AccountForm>
  );
}

function ProblemNotice({ problem }: { readonly problem: Problem }) {
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
      <p>{strings.unconfirmed}</p>
      <p>
        <PageLink to={PAGES.checkEmail} state={problem.signUp}>
          {strings.resend}
        </PageLink>
      </p>
    </Notice>
  );
}
