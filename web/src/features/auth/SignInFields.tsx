/** E-mail, password and "keep me signed in", shared by the drawer's and the page's sign-in forms. */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import { drawerStrings, fieldStrings } from '../../strings/auth.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { Credentials } from '../../user/sign-in.ts';
import { EmailField } from './AccountForm.tsx';
import styles from './Form.module.css';
import { type FieldProblems, getFieldProps } from './field-problems.ts';

const strings = drawerStrings.signIn;

interface SignInFieldsProps {
  readonly draft: Credentials;
  readonly problems: FieldProblems;
  readonly onChange: (part: Partial<Credentials>) => void;
}

export function SignInFields({ draft, problems, onChange }: SignInFieldsProps) {
  const [isKnown] = useState(draft.email !== '');
  return (
    <>
      <EmailField
        autoFocus={!isKnown}
        aria-required
        {...getFieldProps(problems, 'email')}
        value={draft.email}
        onChange={(email) => onChange({ email })}
      />
      <PasswordField
        autoFocus={isKnown}
        aria-required
        {...getFieldProps(problems, 'password')}
        name="password"
        autoComplete="current-password"
        label={fieldStrings.password}
        value={draft.password}
        onChange={(event) => onChange({ password: event.target.value })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.keepSignedIn}
          onChange={(event) => onChange({ keepSignedIn: event.target.checked })}
        />
        {strings.keep}
      </label>
      <Terms />
    </>
  );
}

/** Opens in a new tab, so that the form keeps its values. */
function Terms() {
  const [before, link, after] = strings.terms(strings.termsLink);
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
