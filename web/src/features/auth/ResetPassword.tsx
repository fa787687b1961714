/** /reset-password: the link is looked at, a new password chosen, and what became of it said. */
import { PAGES } from '@saffron/contract/paths';
import { useNavigate } from 'react-router';
import { openDrawer } from '../../person/drawer.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { fieldWords, resetPasswordWords as words } from '../../words/auth.ts';
import { AccountForm } from './AccountForm.tsx';
import { CloseTabButton } from './CloseTabButton.tsx';
import styles from './Form.module.css';
import { useNewPassword } from './use-new-password.ts';
import { useResetLink } from './use-reset-link.ts';
import { Wait } from './Wait.tsx';

const PROBLEM_ID = 'new-password-problem';

export function ResetPassword({ token }: { readonly token: string | null }) {
  const link = useResetLink(token);
  if (link.is === 'validating') return <Wait>{words.validating}</Wait>;
  if (link.is === 'bad' || token === null) return <BadLink text={link.text ?? words.badLink} />;
  return <NewPassword token={token} />;
}

function BadLink({ text }: { readonly text: string }) {
  return (
    <div className={styles.view}>
      <Notice kind="error">
        <p>{text}</p>
        <p>{words.tryAgain}</p>
      </Notice>
      <Button variant="filled" onClick={() => openDrawer('reset')}>
        {words.askAgain}
      </Button>
    </div>
  );
}

function NewPassword({ token }: { readonly token: string }) {
  const form = useNewPassword(token);
  if (form.done) return <Done />;
  return (
    <AccountForm words={words} busy={form.busy} onSubmit={form.submit}>
      <PasswordField
        autoFocus
        aria-required
        aria-describedby={PROBLEM_ID}
        wrong={form.wrong.has('password')}
        name="new-password"
        autoComplete="new-password"
        label={fieldWords.newPassword}
        value={form.draft.password}
        onChange={(event) => form.change({ password: event.target.value })}
      />
      <PasswordField
        aria-required
        aria-describedby={PROBLEM_ID}
        wrong={form.wrong.has('confirmation')}
        name="confirm-password"
        autoComplete="new-password"
        label={fieldWords.confirmPassword}
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

function Done() {
  const navigate = useNavigate();
  return (
    <div className={styles.view}>
      <Notice kind="success">{words.done}</Notice>
      <Button autoFocus variant="filled" onClick={() => void navigate(PAGES.login)}>
        {words.toLogin}
      </Button>
      <CloseTabButton />
    </div>
  );
}
