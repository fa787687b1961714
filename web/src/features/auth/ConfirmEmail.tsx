/** Content of /confirm-email: asks for a click, then shows whether the link worked. */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { checkEmailStrings, confirmEmailStrings as strings } from '../../strings/auth.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { navigate } from '../../ui/place.ts';
import { openAuthDrawer } from '../../user/auth-drawer.ts';
import { listPendingSaveNames } from '../../user/pending-saves.ts';
import { readSignUpEmail } from '../../user/sign-up-email.ts';
import { CloseTabButton } from './CloseTabButton.tsx';
import styles from './Form.module.css';
import { LoadingMessage } from './LoadingMessage.tsx';
import { useConfirmation } from './use-confirmation.ts';

export function ConfirmEmail({ token }: { readonly token: string | null }) {
  const [state, confirm] = useConfirmation(token);
  // If nobody signed up in this browser, the mail was opened in another one.
  const [isOtherBrowser] = useState(() => readSignUpEmail() === '');
  const [dish] = useState(() => listPendingSaveNames(readSignUpEmail()).at(-1));
  if (state.is === 'asking') return <ConfirmPrompt onConfirm={confirm} />;
  if (state.is === 'loading') return <LoadingMessage>{strings.loading}</LoadingMessage>;
  const confirmed = state.is === 'confirmed';
  const goHome = () => navigate(PAGES.chat);
  return (
    <div className={styles.view}>
      <Notice kind={confirmed ? 'success' : 'error'}>{state.text}</Notice>
      {confirmed ? null : <p className={styles.small}>{strings.newest}</p>}
      {confirmed && dish ? <p className={styles.note}>{checkEmailStrings.waiting(dish)}</p> : null}
      {confirmed && isOtherBrowser ? <p className={styles.note}>{strings.elsewhere}</p> : null}
      {confirmed && (
        <Button variant="filled" onClick={openAuthDrawer}>
          {strings.login}
        </Button>
      )}
      <Button variant={confirmed ? 'outlined' : 'filled'} onClick={goHome}>
        {strings.home}
      </Button>
      <CloseTabButton />
    </div>
  );
}

function ConfirmPrompt({ onConfirm }: { readonly onConfirm: () => void }) {
  return (
    <div className={styles.view}>
      <p className={styles.lead}>{strings.ask}</p>
      <Button variant="filled" onClick={onConfirm}>
        {strings.confirm}
      </Button>
      <p className={styles.small}>{strings.notYou}</p>
    </div>
  );
}
