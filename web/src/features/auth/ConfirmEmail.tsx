/** /confirm-email: asks for a tap, says whether the link worked, and leads on (spec 2.6 and 8). */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openDrawer } from '../../person/drawer.ts';
import { newcomer } from '../../person/newcomer.ts';
import { waitingFor } from '../../person/save-wishes.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { checkEmailWords, confirmEmailWords as words } from '../../words/auth.ts';
import { CloseTabButton } from './CloseTabButton.tsx';
import styles from './Form.module.css';
import { useConfirmation } from './use-confirmation.ts';
import { Wait } from './Wait.tsx';

export function ConfirmEmail({ token }: { readonly token: string | null }) {
  const navigate = useNavigate();
  const [state, confirm] = useConfirmation(token);
  // Nobody signed up in this browser: the mail was opened in another.
  const [isElsewhere] = useState(() => newcomer() === '');
  const [dish] = useState(() => waitingFor(newcomer()).at(-1));
  if (state.is === 'asking') return <Ask onConfirm={confirm} />;
  if (state.is === 'loading') return <Wait>{words.loading}</Wait>;
  const confirmed = state.is === 'confirmed';
  const goHome = () => void navigate(PAGES.chat);
  return (
    <div className={styles.view}>
      <Notice kind={confirmed ? 'success' : 'error'}>{state.text}</Notice>
      {confirmed ? null : <p className={styles.small}>{words.newest}</p>}
      {confirmed && dish ? <p className={styles.note}>{checkEmailWords.waiting(dish)}</p> : null}
      {confirmed && isElsewhere ? <p className={styles.note}>{words.elsewhere}</p> : null}
      {confirmed && (
        <Button variant="filled" onClick={openDrawer}>
          {words.login}
        </Button>
      )}
      <Button variant={confirmed ? 'outlined' : 'filled'} onClick={goHome}>
        {words.home}
      </Button>
      <CloseTabButton />
    </div>
  );
}

function Ask({ onConfirm }: { readonly onConfirm: () => void }) {
  return (
    <div className={styles.view}>
      <p className={styles.lead}>{words.ask}</p>
      <Button variant="filled" onClick={onConfirm}>
        {words.confirm}
      </Button>
      <p className={styles.small}>{words.notYou}</p>
    </div>
  );
}
