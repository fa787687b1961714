/** Row of suggestion chips; a click sends the text. */
import { memo } from 'react';
import styles from './Chips.module.css';

interface ChipRowProps {
  readonly label: string;
  readonly texts: readonly string[];
  readonly onPick: (text: string) => void;
}

export const ChipRow = memo(function ChipRow({ label, texts, onPick }: ChipRowProps) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {texts.map((text) => (
        <li key={text}>
          <button type="button" className={styles.chip} onClick={() => onPick(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
});
