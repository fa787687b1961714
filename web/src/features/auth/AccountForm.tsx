/** Form layout shared by all account forms (fields, submit button, links), and the e-mail field. */
import type { ReactNode } from 'react';
import { fieldStrings } from '../../strings/auth.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useFocusInvalid } from '../../ui/use-focus-invalid.ts';
import styles from './Form.module.css';

interface AccountFormProps {
  readonly strings: { readonly submit: string; readonly busy: string };
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly onSubmit: () => void;
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

export function AccountForm({
  strings,
  busy,
  disabled = false,
  onSubmit,
  links,
  children,
}: AccountFormProps) {
  const invalidField = useFocusInvalid(busy);
  return (
    // Our own validation messages replace the browser's.
    <form
      noValidate
      ref={invalidField.form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        invalidField.focusSoon();
      }}
    >
      {children}
      <Button type="submit" variant="filled" busy={busy} disabled={disabled}>
        {busy ? strings.busy : strings.submit}
      </Button>
      {links ? <div className={styles.links}>{links}</div> : null}
    </form>
  );
}

interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
  readonly 'aria-required'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
  readonly autoFocus?: boolean;
  readonly isInvalid?: boolean;
  readonly error?: string | undefined;
}

export function EmailField({ onChange, ...rest }: EmailFieldProps) {
  return (
    <Field
      {...rest}
      type="email"
      name="email"
      autoComplete="email"
      label={fieldStrings.email}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
