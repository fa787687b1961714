/** Sign In, the first of the drawer's three modes. */
import { setDrawerMode } from '../../person/drawer.ts';
import { isSomethingAside } from '../../person/set-aside.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { drawerWords } from '../../words/auth.ts';
import { sessionWords } from '../../words/session.ts';
import { AccountForm } from './AccountForm.tsx';
import styles from './Form.module.css';
import { SignInFields } from './SignInFields.tsx';
import { useSignIn } from './use-sign-in.ts';

const words = drawerWords.signIn;

export function SignInForm() {
  const form = useSignIn();
  return (
    <AccountForm
      words={words}
      busy={form.busy}
      disabled={!form.complete}
      onSubmit={form.submit}
      links={
        <>
          <TextButton onClick={() => setDrawerMode('reset')}>{words.forgot}</TextButton>
          <TextButton onClick={() => setDrawerMode('signUp')}>{words.toSignUp}</TextButton>
          {form.whyHere ? null : <p className={styles.small}>{drawerWords.stays}</p>}
        </>
      }
    >
      {form.whyHere && (
        <Notice kind="info">
          <p>{form.whyHere}</p>
          {isSomethingAside() && <p>{sessionWords.waits}</p>}
        </Notice>
      )}
      <SignInFields draft={form.draft} problems={form.problems} onChange={form.change} />
      {form.notice && (
        <div key={form.timesSaid} className={form.busy ? styles.past : undefined}>
          <Notice kind={form.notice.kind}>
            <p>{form.notice.text}</p>
            {form.notice.reason && <p>{form.notice.reason}</p>}
          </Notice>
        </div>
      )}
      {form.canResend && (
        <TextButton busy={form.resending} onClick={form.resend}>
          {form.resending ? drawerWords.resend.busy : words.resend}
        </TextButton>
      )}
    </AccountForm>
  );
}
