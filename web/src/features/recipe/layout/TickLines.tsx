/** Recipe lines with check boxes, without stored state. */
import { memo, type Ref, useId } from 'react';
import styles from './TickList.module.css';

interface TickLinesProps {
  readonly lines: readonly string[];
  /** Steps are numbered, ingredients are not. */
  readonly ordered?: boolean | undefined;
  /** Indexes of the lines that are ticked initially. */
  readonly ticked?: ReadonlySet<number>;
  /** Uses label elements, for a page without a script that forwards clicks to the boxes. */
  readonly isStatic?: boolean;
  readonly ref?: Ref<HTMLOListElement & HTMLUListElement>;
}

export function TickLines({ lines, ordered, ticked, isStatic, ref }: TickLinesProps) {
  const List = ordered ? 'ol' : 'ul';
  const Line = isStatic ? StaticLine : InteractiveLine;
  const id = useId();
  return (
    <List ref={ref} className={`${styles.list} ${ordered ? styles.ordered : ''}`}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card only grows at its end, and a line may stand in it twice.
        <Line key={index} id={id + index} text={line} isTicked={ticked?.has(index)} />
      ))}
    </List>
  );
}

interface LineProps {
  readonly id: string;
  readonly text: string;
  readonly isTicked: boolean | undefined;
}

/** Without a label element: the browser's autofill visits all labels of the page at each key press in a text box. */
const InteractiveLine = memo(function InteractiveLine({ id, text, isTicked = false }: LineProps) {
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <input
          type="checkbox"
          className={styles.tick}
          aria-labelledby={id}
          defaultChecked={isTicked}
        />
        <span id={id} className={styles.text}>
          {text}
        </span>
      </div>
    </li>
  );
});

/** With a label element: its pages have no text box, so labels cost nothing. */
function StaticLine({ text }: LineProps) {
  return (
    <li>
      <label className={styles.line}>
        <input type="checkbox" className={styles.tick} />
        <span className={styles.text}>{text}</span>
      </label>
    </li>
  );
}
