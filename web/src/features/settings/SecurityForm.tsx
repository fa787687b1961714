/** Password change and account deletion. */

import { securityStrings as strings } from '../../strings/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useFocusInvalid } from '../../ui/use-focus-invalid.ts';
import { ApiKeys } from './ApiKeys.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import styles from './SecurityForm.module.css';
import { useChangePassword } from './use-change-password.ts';

const OUTCOME_ID = 'change-password-outcome';

export function SecurityForm() {
  return (
    <div className={styles.security}>
      <ChangePassword />
      <ApiKeys />
      <DeleteAccount />
    </div>
  );
}

function ChangePassword() {
  const { draft, busy, outcome, isComplete, change, submit } = useChangePassword();
  const focus = useFocusInvalid(busy);
  const about = (field: keyof typeof draft) =>
    ({
      isInvalid: outcome?.invalidField === field,
      'aria-describedby': OUTCOME_ID,
      'aria-required': true,
    }) as const;
  return (
    <form
      noValidate
      ref={focus.form}
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
        focus.focusSoon();
      }}
    >
      <h4>{strings.changeTitle}</h4>
      <PasswordField
        {...about('current')}
        label={strings.current}
        autoComplete="current-password"
        value={draft.current}
        onChange={(event) => change({ current: event.target.value })}
      />
      <PasswordField
        {...about('next')}
        label={strings.next}
        autoComplete="new-password"
        value={draft.next}
        onChange={(event) => change({ next: event.target.value })}
      />
      <PasswordField
        {...about('confirmation')}
        label={strings.confirm}
        autoComplete="new-password"
        value={draft.confirmation}
        onChange={(event) => change({ confirmation: event.target.value })}
      />
      {outcome && (
        <Notice kind={outcome.kind} id={OUTCOME_ID}>
          {outcome.text}
        </Notice>
      )}
      <Button type="submit" variant="filled" busy={busy} disabled={!isComplete}>
        {busy ? strings.updating : strings.update}
      </Button>
    </form>
  );
}
