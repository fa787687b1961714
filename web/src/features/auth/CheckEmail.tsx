/** /check-email: where the confirmation link went, and the way to have it sent again. */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { serverWords } from '../../api/failure.ts';
import { openDrawer } from '../../person/drawer.ts';
import { waitingFor } from '../../person/save-wishes.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { checkEmailWords as words } from '../../words/auth.ts';
import { resendConfirmation } from './auth-calls.ts';
import styles from './Form.module.css';
import { useLeaveOnceSignedIn } from './use-leave-page.ts';

interface CheckEmailProps {
  /** Unknown when somebody came here by the address alone. */
  readonly email: string | undefined;
  /** The sign-up that was made in this browser, or whose password was typed here. */
  readonly registrationId?: string | undefined;
}

export function CheckEmail({ email, registrationId }: CheckEmailProps) {
  const navigate = useNavigate();
  useLeaveOnceSignedIn();
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string } | null>(null);
  const [busy, run] = useBusy();
  const [dish] = useState(() => waitingFor(email ?? '').at(-1));
  const [before, address, after] = words.sentTo(email ?? words.unknown);

  const resend = async () => {
    if (!email) return setOutcome({ kind: 'error', text: words.noEmail });
    setOutcome(null);
    try {
      await resendConfirmation({ email, registrationId });
      setOutcome({ kind: 'success', text: words.sent });
    } catch (error) {
      setOutcome({ kind: 'error', text: serverWords(error) ?? words.failed });
    }
  };

  return (
    <div className={styles.view}>
      <p className={styles.lead}>
        {before}
        {email ? <strong>{address}</strong> : address}
        {after}
      </p>
      <p className={styles.note}>{words.next}</p>
      {dish ? <p className={styles.note}>{words.waiting(dish)}</p> : null}
      {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
      <Button variant="filled" onClick={() => void navigate(PAGES.chat)}>
        {words.home}
      </Button>
      <Button variant="outlined" busy={busy} onClick={() => void run(resend)}>
        {busy ? words.sending : words.resend}
      </Button>
      <TextButton onClick={() => openDrawer('signIn')}>{words.toSignIn}</TextButton>
    </div>
  );
}
