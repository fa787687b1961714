/** Deleting the account, after the browser's own question (spec 5 and 8) and, unless the sign-in is fresh, the password. */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { deleteAccount } from '../../person/leaving.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { useFocusWrong } from '../../ui/use-focus-wrong.ts';
import { useGo } from '../../ui/use-go.ts';
import { securityWords as words } from '../../words/settings.ts';
import styles from './SecurityForm.module.css';

const WHY_ID = 'delete-account-why';

export function DeleteAccount() {
  const go = useGo();
  const [busy, run] = useBusy();
  const focus = useFocusWrong(busy);
  /** Undefined until the server asks for it, which it does once the browser's question was answered. */
  const [password, setPassword] = useState<string>();
  const [wrong, setWrong] = useState(false);

  const remove = async () => {
    if (password === undefined && !window.confirm(words.deleteQuestion)) return;
    try {
      await deleteAccount(password);
    } catch (error) {
      const { status, code } = failureOf(error);
      // A session that has ended was told by the drawer that opened.
      if (status === 401) return;
      if (code === 'password-needed') return setPassword('');
      setWrong(code === 'wrong-current-password');
      const message = error instanceof Error ? error.message : String(error);
      return window.alert(words.deleteFailedAlert(message));
    }
    window.alert(words.deletedAlert);
    go(PAGES.root);
  };

  return (
    <form
      noValidate
      ref={focus.form}
      className={`${styles.part} ${styles.danger}`}
      onSubmit={(event) => {
        event.preventDefault();
        void run(remove);
      }}
    >
      <h4>{words.deleteTitle}</h4>
      <p>{words.deleteHint}</p>
      {password !== undefined && (
        <>
          <p id={WHY_ID}>{words.deletePassword}</p>
          <PasswordField
            autoFocus
            aria-required
            aria-describedby={WHY_ID}
            wrong={wrong}
            label={words.password}
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setWrong(false);
            }}
          />
        </>
      )}
      <Button
        type="submit"
        variant="danger"
        className={styles.delete ?? ''}
        busy={busy}
        disabled={password === ''}
      >
        {busy ? words.deleting : words.delete}
      </Button>
    </form>
  );
}
