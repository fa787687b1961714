/** Text field with a floating label, hint and error, without MUI's weight. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'placeholder' | 'size'> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Shown in place of the hint; marks the field as invalid. */
  readonly error?: string | undefined;
  /** Marks the field as invalid; the message is elsewhere, named by `aria-describedby`. */
  readonly isInvalid?: boolean;
  /** A button inside the field, at its end. */
  readonly endAdornment?: ReactNode;
}

export function Field({
  label,
  hint,
  error,
  isInvalid = false,
  endAdornment,
  id,
  ...input
}: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const helpId = `${inputId}-help`;
  const help = error ?? hint;
  const showsInvalid = isInvalid || error !== undefined;
  const descriptionIds = [help && helpId, isInvalid && input['aria-describedby']].filter(Boolean);
  return (
    <div className={styles.field}>
      <div className={`${styles.box} ${showsInvalid ? styles.wrong : ''}`}>
        <input
          {...input}
          id={inputId}
          // With a placeholder CSS can tell an empty field, in which the label takes the place of the text.
          placeholder=" "
          className={styles.input}
          aria-invalid={showsInvalid ? true : undefined}
          aria-describedby={descriptionIds.join(' ') || undefined}
        />
        <label htmlFor={inputId} className={styles.label}>
          {label}
        </label>
        {endAdornment}
      </div>
      {help ? (
        <p id={helpId} className={error ? styles.error : styles.hint}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
