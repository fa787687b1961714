/** A text field as MUI's outlined one looks here, without its weight: the label floats above what is typed. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'placeholder' | 'size'> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Shown in place of the hint, and said to be wrong. */
  readonly error?: string | undefined;
  /** Wrong, and what is wrong is said elsewhere: `aria-describedby` tells where. */
  readonly wrong?: boolean;
  /** Something to press inside the field, at its end. */
  readonly end?: ReactNode;
}

export function Field({ label, hint, error, wrong = false, end, id, ...input }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const helpId = `${inputId}-help`;
  const help = error ?? hint;
  const isWrong = wrong || error !== undefined;
  const described = [help && helpId, wrong && input['aria-describedby']].filter(Boolean);
  return (
    <div className={styles.field}>
      <div className={`${styles.box} ${isWrong ? styles.wrong : ''}`}>
        <input
          {...input}
          id={inputId}
          // The label stands in its place until something is typed; this is how CSS can tell.
          placeholder=" "
          className={styles.input}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={described.join(' ') || undefined}
        />
        <label htmlFor={inputId} className={styles.label}>
          {label}
        </label>
        {end}
      </div>
      {help ? (
        <p id={helpId} className={error ? styles.error : styles.hint}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
