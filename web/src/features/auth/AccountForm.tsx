/** The shape that all account forms share: fields, one button that says what it is doing, and the ways elsewhere. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { fieldWords } from '../../words/auth.ts';
import styles from './Form.module.css';

interface AccountFormProps {
  readonly words: { readonly submit: string; readonly busy: string };
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** The browser looks at the fields first, and says what is wrong in its own words. */
  readonly browserChecks?: boolean;
  readonly onSubmit: () => void;
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

export function AccountForm({
  words,
  busy,
  disabled = false,
  browserChecks = false,
  onSubmit,
  links,
  children,
}: AccountFormProps) {
  return (
    <form
      noValidate={!browserChecks}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        onSubmit();
        // Whoever left something out is taken there, once it is marked.
        requestAnimationFrame(() =>
          form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
        );
      }}
    >
      {children}
      <Button type="submit" variant="filled" busy={busy} disabled={disabled}>
        {busy ? words.busy : words.submit}
      </Button>
      {links ? <div className={styles.links}>{links}</div> : null}
    </form>
  );
}

interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
  readonly required?: boolean;
  readonly 'aria-required'?: boolean;
  readonly autoFocus?: boolean;
  readonly wrong?: boolean;
}

export function EmailField({ onChange, ...rest }: EmailFieldProps) {
  return (
    <Field
      {...rest}
      type="email"
      name="email"
      autoComplete="email"
      label={fieldWords.email}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
