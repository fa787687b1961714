/** Forgotten-password form of the drawer: asks for a reset link by mail. */
import { useState } from 'react';
import { drawerStrings } from '../../strings/auth.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useAnnouncement } from '../../ui/use-announcement.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { setAuthDrawerMode } from '../../user/auth-drawer.ts';
import { storePendingSave } from '../../user/pending-saves.ts';
import { readSignUpEmail } from '../../user/sign-up-email.ts';
import { AccountForm, EmailField } from './AccountForm.tsx';
import { requestPasswordReset } from './auth-calls.ts';
import styles from './Form.module.css';
import {
  clearChangedFields,
  findFormReason,
  findRefusedFields,
  getFieldProps,
  NO_PROBLEMS,
} from './field-problems.ts';
import { getFormDrafts, rememberEmail } from './form-drafts.ts';

const strings = drawerStrings.reset;
const PROBLEM_ID = 'reset-problem';

export function ResetForm() {
  const [email, setEmail] = useState(() => getFormDrafts().email || readSignUpEmail());
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const [problem, announce] = useAnnouncement<{ readonly reason: string | undefined } | null>(null);
  const [busy, run] = useBusy();

  const change = (next: string) => {
    setEmail(next);
    setProblems((before) => clearChangedFields(before, { email: next }));
    rememberEmail(next);
  };

  const send = async () => {
    setProblems(NO_PROBLEMS);
    try {
      const message = await requestPasswordReset(email);
      storePendingSave(email);
      setConfirmation(message ?? strings.sent);
    } catch (error) {
      const isEmpty = email.trim() === '';
      const fields = isEmpty ? { email: '' } : findRefusedFields(error, { email });
      setProblems(fields);
      announce({ reason: isEmpty ? strings.noEmail : findFormReason(fields, error) });
    }
  };

  if (confirmation !== null) return <SentNotice text={confirmation} />;
  return (
    <AccountForm
      strings={strings}
      busy={busy}
      onSubmit={() => void run(send)}
      links={<TextButton onClick={() => setAuthDrawerMode('signIn')}>{strings.back}</TextButton>}
    >
      <p className={styles.note}>{strings.note}</p>
      <EmailField
        autoFocus
        aria-required
        aria-describedby={PROBLEM_ID}
        {...getFieldProps(problems, 'email')}
        value={email}
        onChange={change}
      />
      {problem.content && (
        <div key={problem.count} className={busy ? styles.past : undefined}>
          <Notice kind="error" id={PROBLEM_ID}>
            {problem.content.reason && <p>{problem.content.reason}</p>}
            <p>{strings.failed}</p>
          </Notice>
        </div>
      )}
    </AccountForm>
  );
}

function SentNotice({ text }: { readonly text: string }) {
  return (
    <div className={styles.view}>
      <Notice kind="success">
        <p>{text}</p>
        <p>{strings.next}</p>
      </Notice>
      <Button autoFocus variant="filled" onClick={() => setAuthDrawerMode('signIn')}>
        {strings.back}
      </Button>
    </div>
  );
}
