/** Lines that a cook ticks off with a tap; the ticks live in the page alone. */
import { memo, useId, useRef } from 'react';
import styles from './TickList.module.css';
import { useTapOnLine } from './use-tap-on-line.ts';

interface TickListProps {
  readonly lines: readonly string[];
  /** Steps are numbered, ingredients are not. */
  readonly ordered?: boolean;
}

export function TickList({ lines, ordered = false }: TickListProps) {
  const List = ordered ? 'ol' : 'ul';
  const id = useId();
  const list = useRef<HTMLOListElement & HTMLUListElement>(null);
  useTapOnLine(list);
  return (
    <List ref={list} className={`${styles.list} ${ordered ? styles.ordered : ''}`}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card only grows at its end, and a line may stand in it twice.
        <Line key={index} id={`${id}-${index}`} text={line} />
      ))}
    </List>
  );
}

interface LineProps {
  readonly id: string;
  readonly text: string;
}

/** No label element: with every key in a text box the browser's form filling walks through all that the page has. */
const Line = memo(function Line({ id, text }: LineProps) {
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <input type="checkbox" className={styles.tick} aria-labelledby={id} />
        <span id={id} className={styles.text}>
          {text}
        </span>
      </div>
    </li>
  );
});
