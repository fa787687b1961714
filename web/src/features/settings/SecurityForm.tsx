/** The password, and the way out for good (spec 2.4). */
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useFocusWrong } from '../../ui/use-focus-wrong.ts';
import { securityWords as words } from '../../words/settings.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import styles from './SecurityForm.module.css';
import { useChangePassword } from './use-change-password.ts';

const OUTCOME_ID = 'change-password-outcome';

export function SecurityForm() {
  return (
    <div className={styles.security}>
      <ChangePassword />
      <DeleteAccount />
    </div>
  );
}

function ChangePassword() {
  const { draft, busy, outcome, complete, change, submit } = useChangePassword();
  const focus = useFocusWrong(busy);
  const about = (field: keyof typeof draft) =>
    ({
      wrong: outcome?.wrong === field,
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
        focus.look();
      }}
    >
      <h4>{words.changeTitle}</h4>
      <PasswordField
        {...about('current')}
        label={words.current}
        autoComplete="current-password"
        value={draft.current}
        onChange={(event) => change({ current: event.target.value })}
      />
      <PasswordField
        {...about('next')}
        label={words.next}
        autoComplete="new-password"
        value={draft.next}
        onChange={(event) => change({ next: event.target.value })}
      />
      <PasswordField
        {...about('confirmation')}
        label={words.confirm}
        autoComplete="new-password"
        value={draft.confirmation}
        onChange={(event) => change({ confirmation: event.target.value })}
      />
      {outcome && (
        <Notice kind={outcome.kind} id={OUTCOME_ID}>
          {outcome.text}
        </Notice>
      )}
      <Button type="submit" variant="filled" busy={busy} disabled={!complete}>
        {busy ? words.updating : words.update}
      </Button>
    </form>
  );
}
