/** Sign-up form of the account drawer, and its success message. */
import { PAGES } from '@saffron/contract/paths';
import { drawerStrings, fieldStrings } from '../../strings/auth.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { navigateTo } from '../../ui/navigation.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { closeAuthDrawer, setAuthDrawerMode } from '../../user/auth-drawer.ts';
import { AccountForm, EmailField } from './AccountForm.tsx';
import styles from './Form.module.css';
import { getFieldProps } from './field-problems.ts';
import { type SignUpFormState as Form, useSignUp } from './use-sign-up.ts';

const strings = drawerStrings.signUp;
const PROBLEM_ID = 'sign-up-problem';

export function SignUpForm() {
  const form = useSignUp();
  if (form.isCreated) return <AccountCreated />;
  return (
    <AccountForm
      strings={strings}
      busy={form.busy}
      onSubmit={form.submit}
      links={
        <>
          <p className={styles.small}>
            {strings.next} {drawerStrings.stays}
          </p>
          <TextButton onClick={() => setAuthDrawerMode('signIn')}>{strings.toSignIn}</TextButton>
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
        {...getFieldProps(problems, 'firstName')}
        name="given-name"
        autoComplete="given-name"
        maxLength={200}
        label={fieldStrings.firstName}
        value={draft.firstName}
        onChange={(event) => change({ firstName: event.target.value })}
      />
      <Field
        aria-required
        {...getFieldProps(problems, 'lastName')}
        name="family-name"
        autoComplete="family-name"
        maxLength={200}
        label={fieldStrings.lastName}
        value={draft.lastName}
        onChange={(event) => change({ lastName: event.target.value })}
      />
      <EmailField
        aria-required
        {...getFieldProps(problems, 'email')}
        value={draft.email}
        onChange={(email) => change({ email })}
      />
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={fieldStrings.password}
        value={draft.password}
        aria-required
        aria-describedby={PROBLEM_ID}
        {...getFieldProps(problems, 'password')}
        hint={fieldStrings.atLeast}
        {...(passwordHint ? { error: passwordHint } : {})}
        onChange={(event) => change({ password: event.target.value })}
      />
    </>
  );
}

function AccountCreated() {
  const goHome = () => {
    closeAuthDrawer();
    navigateTo(PAGES.chat);
  };
  return (
    <div className={styles.view}>
      <Notice kind="success">
        <p>{strings.created}</p>
        <p>{strings.sent}</p>
      </Notice>
      <Button autoFocus variant="filled" onClick={() => setAuthDrawerMode('signIn')}>
        {strings.toSignInAfter}
      </Button>
      <Button variant="outlined" onClick={goHome}>
        {strings.toHome}
      </Button>
    </div>
  );
}
