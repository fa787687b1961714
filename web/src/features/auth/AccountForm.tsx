/** The shape that all account forms share: fields, one button that says what it is doing, and the ways elsewhere. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useFocusWrong } from '../../ui/use-focus-wrong.ts';
import { fieldWords } from '../../words/auth.ts';
import styles from './Form.module.css';

interface AccountFormProps {
  readonly words: { readonly submit: string; readonly busy: string };
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly onSubmit: () => void;
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

export function AccountForm({
  words,
  busy,
  disabled = false,
  onSubmit,
  links,
  children,
}: AccountFormProps) {
  const wrong = useFocusWrong(busy);
  return (
    // Our own sentences take the place of the browser's.
    <form
      noValidate
      ref={wrong.form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        wrong.look();
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
  readonly 'aria-required'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
  readonly autoFocus?: boolean;
  readonly wrong?: boolean;
  readonly error?: string | undefined;
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
