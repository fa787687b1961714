/** Sign Up, the drawer's second mode, and what is shown once it worked. */
import { PAGES } from '@saffron/contract/paths';
import { closeDrawer, setDrawerMode } from '../../person/drawer.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useGo } from '../../ui/use-go.ts';
import { drawerWords, fieldWords } from '../../words/auth.ts';
import { AccountForm, EmailField } from './AccountForm.tsx';
import styles from './Form.module.css';
import { marked } from './field-problems.ts';
import { type SignUpForm as Form, useSignUp } from './use-sign-up.ts';

const words = drawerWords.signUp;
const PROBLEM_ID = 'sign-up-problem';

export function SignUpForm() {
  const form = useSignUp();
  if (form.created) return <Created />;
  return (
    <AccountForm
      words={words}
      busy={form.busy}
      onSubmit={form.submit}
      links={
        <>
          <p className={styles.small}>
            {words.next} {drawerWords.stays}
          </p>
          <TextButton onClick={() => setDrawerMode('signIn')}>{words.toSignIn}</TextButton>
        </>
      }
    >
      <Fields form={form} />
      {form.problem && (
        <Notice kind="error" id={PROBLEM_ID}>
          <p>{form.problem.text}</p>
          {form.problem.reason && <p>{form.problem.reason}</p>}
        </Notice>
      )}
    </AccountForm>
  );
}

function Fields({ form: { draft, change, passwordHint, problems } }: { readonly form: Form }) {
  return (
    <>
      <Field
        autoFocus
        aria-required
        {...marked(problems, 'firstName')}
        name="given-name"
        autoComplete="given-name"
        maxLength={200}
        label={fieldWords.firstName}
        value={draft.firstName}
        onChange={(event) => change({ firstName: event.target.value })}
      />
      <Field
        aria-required
        {...marked(problems, 'lastName')}
        name="family-name"
        autoComplete="family-name"
        maxLength={200}
        label={fieldWords.lastName}
        value={draft.lastName}
        onChange={(event) => change({ lastName: event.target.value })}
      />
      <EmailField
        aria-required
        {...marked(problems, 'email')}
        value={draft.email}
        onChange={(email) => change({ email })}
      />
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={fieldWords.password}
        value={draft.password}
        aria-required
        aria-describedby={PROBLEM_ID}
        {...marked(problems, 'password')}
        hint={fieldWords.atLeast}
        {...(passwordHint ? { error: passwordHint } : {})}
        onChange={(event) => change({ password: event.target.value })}
      />
    </>
  );
}

function Created() {
  const go = useGo();
  const goHome = () => {
    closeDrawer();
    go(PAGES.chat);
  };
  return (
    <div className={styles.view}>
      <Notice kind="success">
        <p>{words.created}</p>
        <p>{words.sent}</p>
      </Notice>
      <Button autoFocus variant="filled" onClick={() => setDrawerMode('signIn')}>
        {words.toSignInAfter}
      </Button>
      <Button variant="outlined" onClick={goHome}>
        {words.toHome}
      </Button>
    </div>
  );
}
