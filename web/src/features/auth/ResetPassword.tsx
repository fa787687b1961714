/** Content of /reset-password: validates the link and sets a new password. */
import { PAGES } from '@saffron/contract/paths';
import { fieldStrings, resetPasswordStrings as strings } from '../../strings/auth.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { navigate } from '../../ui/place.ts';
import { openAuthDrawer } from '../../user/auth-drawer.ts';
import { AccountForm } from './AccountForm.tsx';
import { CloseTabButton } from './CloseTabButton.tsx';
import styles from './Form.module.css';
import { LoadingMessage } from './LoadingMessage.tsx';
import { useNewPassword } from './use-new-password.ts';
import { useResetLink } from './use-reset-link.ts';

const PROBLEM_ID = 'new-password-problem';

export function ResetPassword({ token }: { readonly token: string | null }) {
  const link = useResetLink(token);
  if (link.status === 'validating') return <LoadingMessage>{strings.validating}</LoadingMessage>;
  if (link.status === 'bad' || token === null)
    return <InvalidLink text={link.text ?? strings.badLink} />;
  return <NewPassword token={token} />;
}

function InvalidLink({ text }: { readonly text: string }) {
  return (
    <div className={styles.view}>
      <Notice kind="error">
        <p>{text}</p>
        <p>{strings.tryAgain}</p>
      </Notice>
      <Button variant="filled" onClick={() => openAuthDrawer('reset')}>
        {strings.askAgain}
      </Button>
    </div>
  );
}

function NewPassword({ token }: { readonly token: string }) {
  const form = useNewPassword(token);
  if (form.done) return <ResetDone />;
  return (
    <AccountForm strings={strings} busy={form.busy} onSubmit={form.submit}>
      <PasswordField
        autoFocus
        aria-required
        aria-describedby={PROBLEM_ID}
        isInvalid={form.invalidFields.has('password')}
        name="new-password"
        autoComplete="new-password"
        label={fieldStrings.newPassword}
        value={form.draft.password}
        onChange={(event) => form.change({ password: event.target.value })}
      />
      <PasswordField
        aria-required
        aria-describedby={PROBLEM_ID}
        isInvalid={form.invalidFields.has('confirmation')}
        name="confirm-password"
        autoComplete="new-password"
        label={fieldStrings.confirmPassword}
        value={form.draft.confirmation}
        onChange={(event) => form.change({ confirmation: event.target.value })}
      />
      {form.problem && (
        <Notice kind="error" id={PROBLEM_ID}>
          {form.problem}
        </Notice>
      )}
    </AccountForm>
  );
}

function ResetDone() {
  return (
    <div className={styles.view}>
      <Notice kind="success">{strings.done}</Notice>
      <Button autoFocus variant="filled" onClick={() => navigate(PAGES.login)}>
        {strings.toLogin}
      </Button>
      <CloseTabButton />
    </div>
  );
}
