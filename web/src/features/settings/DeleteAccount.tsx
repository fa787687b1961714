/** Deletes the account after a confirmation and, if the sign-in is old, the password. */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { toFailure } from '../../api/failure.ts';
import { securityStrings as strings } from '../../strings/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { navigateTo } from '../../ui/navigation.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { useFocusInvalid } from '../../ui/use-focus-invalid.ts';
import { deleteAccount } from '../../user/logout.ts';
import styles from './SecurityForm.module.css';

const REASON_ID = 'delete-account-why';

export function DeleteAccount() {
  const [busy, run] = useBusy();
  const focus = useFocusInvalid(busy);
  /** Undefined until the server asks for the password, after the browser's confirmation. */
  const [password, setPassword] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);

  const remove = async () => {
    if (password === undefined && !window.confirm(strings.deleteQuestion)) return;
    try {
      await deleteAccount(password);
    } catch (error) {
      const { status, code } = toFailure(error);
      // An expired session is not shown here: the sign-in drawer has opened for it.
      if (status === 401) return;
      if (code === 'password-needed') return setPassword('');
      setIsWrong(code === 'wrong-current-password');
      const message = error instanceof Error ? error.message : String(error);
      return window.alert(strings.deleteFailedAlert(message));
    }
    window.alert(strings.deletedAlert);
    navigateTo(PAGES.root);
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
      <h4>{strings.deleteTitle}</h4>
      <p>{strings.deleteHint}</p>
      {password !== undefined && (
        <>
          <p id={REASON_ID}>{strings.deletePassword}</p>
          <PasswordField
            autoFocus
            aria-required
            aria-describedby={REASON_ID}
            isInvalid={isWrong}
            label={strings.password}
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setIsWrong(false);
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
        {busy ? strings.deleting : strings.delete}
      </Button>
    </form>
  );
}
