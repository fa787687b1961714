/** Lines that a cook ticks off with a tap; the ticks live in the page alone. */
import { memo } from 'react';
import styles from './TickList.module.css';

interface TickListProps {
  readonly lines: readonly string[];
  /** Steps are numbered, ingredients are not. */
  readonly ordered?: boolean;
}

export function TickList({ lines, ordered = false }: TickListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={`${styles.list} ${ordered ? styles.ordered : ''}`}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card only grows at its end, and a line may stand in it twice.
        <Line key={index} text={line} />
      ))}
    </List>
  );
}

const Line = memo(function Line({ text }: { readonly text: string }) {
  return (
    <li className={styles.item}>
      <label className={styles.line}>
        <input type="checkbox" className={styles.tick} />
        <span className={styles.text}>{text}</span>
      </label>
    </li>
  );
});
