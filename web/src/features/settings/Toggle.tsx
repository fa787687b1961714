/** Labelled on/off switch. */
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import styles from './Toggle.module.css';

interface ToggleProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Toggle({ label, hint, isOn, onChange }: ToggleProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.toggle}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Switch
        checked={isOn}
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
