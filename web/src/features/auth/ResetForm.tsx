/** Forgot Password?, the drawer's third mode: asks for a link to set a new one. */
import { useState } from 'react';
import { setDrawerMode } from '../../person/drawer.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { drawerWords, fieldWords } from '../../words/auth.ts';
import { requestPasswordReset } from './auth-calls.ts';
import styles from './Form.module.css';

const words = drawerWords.reset;

export function ResetForm() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ readonly reason?: string } | null>(null);
  const [busy, run] = useBusy();

  const send = async () => {
    setProblem(null);
    try {
      setSent((await requestPasswordReset(email)) ?? words.sent);
    } catch {
      // Logged where it was thrown.
      setProblem(email.trim() === '' ? { reason: words.noEmail } : {});
    }
  };

  if (sent !== null) return <Sent text={sent} />;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run(send);
      }}
    >
      <p className={styles.note}>{words.note}</p>
      <Field
        autoFocus
        type="email"
        name="email"
        autoComplete="email"
        label={fieldWords.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {problem && (
        <Notice kind="error">
          {problem.reason && <p>{problem.reason}</p>}
          <p>{words.failed}</p>
        </Notice>
      )}
      <Button type="submit" variant="filled" busy={busy}>
        {busy ? words.busy : words.submit}
      </Button>
      <div className={styles.links}>
        <TextButton onClick={() => setDrawerMode('signIn')}>{words.back}</TextButton>
      </div>
    </form>
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
