/** Content of /check-email: where the confirmation link was sent, and a button to send it again. */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { getServerMessage } from '../../api/failure.ts';
import { checkEmailStrings as strings } from '../../strings/auth.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { navigate } from '../../ui/place.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { openAuthDrawer } from '../../user/auth-drawer.ts';
import { listPendingSaveNames } from '../../user/pending-saves.ts';
import { resendConfirmation } from './auth-calls.ts';
import styles from './Form.module.css';
import { useLeaveAfterSignIn } from './use-leave-auth-page.ts';

interface CheckEmailProps {
  /** Unknown if the user opened the address directly. */
  readonly email: string | undefined;
  /** The sign-up made in this browser, or whose password was entered here. */
  readonly registrationId?: string | undefined;
}

export function CheckEmail({ email, registrationId }: CheckEmailProps) {
  useLeaveAfterSignIn();
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string } | null>(null);
  const [busy, run] = useBusy();
  const [dish] = useState(() => listPendingSaveNames(email ?? '').at(-1));
  const [before, address, after] = strings.sentTo(email ?? strings.unknown);

  const resend = async () => {
    if (!email) return setOutcome({ kind: 'error', text: strings.noEmail });
    setOutcome(null);
    try {
      await resendConfirmation({ email, registrationId });
      setOutcome({ kind: 'success', text: strings.sent });
    } catch (error) {
      setOutcome({ kind: 'error', text: getServerMessage(error) ?? strings.failed });
    }
  };

  return (
    <div className={styles.view}>
      <p className={`${styles.lead} ${styles.told}`}>
        {before}
        {email ? <strong>{address}</strong> : address}
        {after}
      </p>
      <p className={styles.note}>{strings.next}</p>
      {dish ? <p className={styles.note}>{strings.waiting(dish)}</p> : null}
      {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
      <Button variant="outlined" busy={busy} onClick={() => void run(resend)}>
        {busy ? strings.sending : strings.resend}
      </Button>
      <Button onClick={() => navigate(PAGES.chat)}>{strings.home}</Button>
      <TextButton onClick={() => openAuthDrawer('signIn')}>{strings.toSignIn}</TextButton>
    </div>
  );
}
