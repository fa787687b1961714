/** A line that can be switched on and off. */
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import styles from './Toggle.module.css';

interface ToggleProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Toggle({ label, hint, on, onChange }: ToggleProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.toggle}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Switch
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        slotProps={{ input: { id, ...(hint ? { 'aria-describedby': hintId } : {}) } }}
      />
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
