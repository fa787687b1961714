/** Sign-in form of the account drawer. */

import { drawerStrings } from '../../strings/auth.ts';
import { sessionStrings } from '../../strings/session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { setAuthDrawerMode } from '../../user/auth-drawer.ts';
import { hasSuspendedData } from '../../user/suspended-data.ts';
import { AccountForm } from './AccountForm.tsx';
import styles from './Form.module.css';
import { SignInFields } from './SignInFields.tsx';
import { useSignIn } from './use-sign-in.ts';

const strings = drawerStrings.signIn;

export function SignInForm() {
  const form = useSignIn();
  return (
    <AccountForm
      strings={strings}
      busy={form.busy}
      disabled={!form.isComplete}
      onSubmit={form.submit}
      links={
        <>
          <TextButton onClick={() => setAuthDrawerMode('reset')}>{strings.forgot}</TextButton>
          <TextButton onClick={() => setAuthDrawerMode('signUp')}>{strings.toSignUp}</TextButton>
          {form.expiryMessage ? null : <p className={styles.small}>{drawerStrings.stays}</p>}
        </>
      }
    >
      {form.expiryMessage && (
        <Notice kind="info">
          <p>{form.expiryMessage}</p>
          {hasSuspendedData() && <p>{sessionStrings.dataSuspended}</p>}
        </Notice>
      )}
      <SignInFields draft={form.draft} problems={form.problems} onChange={form.change} />
      {form.notice && (
        <div key={form.noticeCount} className={form.busy ? styles.past : undefined}>
          <Notice kind={form.notice.kind}>
            <p>{form.notice.text}</p>
            {form.notice.reason && <p>{form.notice.reason}</p>}
          </Notice>
        </div>
      )}
      {form.canResend && (
        <TextButton busy={form.resending} onClick={form.resend}>
          {form.resending ? drawerStrings.resend.busy : strings.resend}
        </TextButton>
      )}
    </AccountForm>
  );
}
