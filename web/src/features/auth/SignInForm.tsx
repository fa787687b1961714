/** Sign In, the first of the drawer's three modes. */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { setDrawerMode } from '../../person/drawer.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { drawerWords, fieldWords } from '../../words/auth.ts';
import { AccountForm, EmailField } from './AccountForm.tsx';
import styles from './Form.module.css';
import { type SignInForm as Form, useSignIn } from './use-sign-in.ts';

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
          <p className={styles.small}>{drawerWords.stays}</p>
        </>
      }
    >
      {form.whyHere && <Notice kind="info">{form.whyHere}</Notice>}
      <Fields form={form} />
      <Terms />
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

function Fields({ form: { draft, change } }: { readonly form: Form }) {
  const [isKnown] = useState(draft.email !== '');
  return (
    <>
      <EmailField
        autoFocus={!isKnown}
        value={draft.email}
        onChange={(email) => change({ email })}
      />
      <PasswordField
        autoFocus={isKnown}
        name="password"
        autoComplete="current-password"
        label={fieldWords.password}
        value={draft.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.keep}
          onChange={(event) => change({ keep: event.target.checked })}
        />
        {words.keep}
      </label>
    </>
  );
}

/** In a tab of its own, so that what was typed here is not lost. */
function Terms() {
  const [before, link, after] = words.terms(words.termsLink);
  return (
    <p className={styles.small}>
      {before}
      <a href={PAGES.terms} target="_blank" rel="noopener">
        {link}
      </a>
      {after}
    </p>
  );
}
