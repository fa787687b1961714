/** What is asked of whoever signs in, the same in the drawer and on the page. */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import type { Credentials } from '../../person/sign-in.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { drawerWords, fieldWords } from '../../words/auth.ts';
import { EmailField } from './AccountForm.tsx';
import styles from './Form.module.css';
import { type FieldProblems, marked } from './field-problems.ts';

const words = drawerWords.signIn;

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
        {...marked(problems, 'email')}
        value={draft.email}
        onChange={(email) => onChange({ email })}
      />
      <PasswordField
        autoFocus={isKnown}
        aria-required
        {...marked(problems, 'password')}
        name="password"
        autoComplete="current-password"
        label={fieldWords.password}
        value={draft.password}
        onChange={(event) => onChange({ password: event.target.value })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.keep}
          onChange={(event) => onChange({ keep: event.target.checked })}
        />
        {words.keep}
      </label>
      <Terms />
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
