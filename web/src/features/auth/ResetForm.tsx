/** Forgot Password?, the drawer's third mode: asks for a link to set a new one. */
import { useState } from 'react';
import { setDrawerMode } from '../../person/drawer.ts';
import { newcomer } from '../../person/newcomer.ts';
import { bindWish } from '../../person/save-wishes.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { useSaid } from '../../ui/use-said.ts';
import { drawerWords } from '../../words/auth.ts';
import { AccountForm, EmailField } from './AccountForm.tsx';
import { requestPasswordReset } from './auth-calls.ts';
import styles from './Form.module.css';
import {
  marked,
  NO_PROBLEMS,
  reasonBeside,
  refusedFields,
  withoutChanged,
} from './field-problems.ts';
import { noteEmail, typed } from './typed.ts';

const words = drawerWords.reset;
const PROBLEM_ID = 'reset-problem';

export function ResetForm() {
  const [email, setEmail] = useState(() => typed().email || newcomer());
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [sent, setSent] = useState<string | null>(null);
  const [problem, say] = useSaid<{ readonly reason: string | undefined } | null>(null);
  const [busy, run] = useBusy();

  const change = (next: string) => {
    setEmail(next);
    setProblems((before) => withoutChanged(before, { email: next }));
    noteEmail(next);
  };

  const send = async () => {
    setProblems(NO_PROBLEMS);
    try {
      const said = await requestPasswordReset(email);
      bindWish(email);
      setSent(said ?? words.sent);
    } catch (error) {
      const isEmpty = email.trim() === '';
      const fields = isEmpty ? { email: '' } : refusedFields(error, { email });
      setProblems(fields);
      say({ reason: isEmpty ? words.noEmail : reasonBeside(fields, error) });
    }
  };

  if (sent !== null) return <Sent text={sent} />;
  return (
    <AccountForm
      words={words}
      busy={busy}
      onSubmit={() => void run(send)}
      links={<TextButton onClick={() => setDrawerMode('signIn')}>{words.back}</TextButton>}
    >
      <p className={styles.note}>{words.note}</p>
      <EmailField
        autoFocus
        aria-required
        aria-describedby={PROBLEM_ID}
        {...marked(problems, 'email')}
        value={email}
        onChange={change}
      />
      {problem.what && (
        <div key={problem.times} className={busy ? styles.past : undefined}>
          <Notice kind="error" id={PROBLEM_ID}>
            {problem.what.reason && <p>{problem.what.reason}</p>}
            <p>{words.failed}</p>
          </Notice>
        </div>
      )}
    </AccountForm>
  );
}

function Sent({ text }: { readonly text: string }) {
  return (
    <div className={styles.view}>
      <Notice kind="success">
        <p>{text}</p>
        <p>{words.next}</p>
      </Notice>
      <Button autoFocus variant="filled" onClick={() => setDrawerMode('signIn')}>
        {words.back}
      </Button>
    </div>
  );
}
