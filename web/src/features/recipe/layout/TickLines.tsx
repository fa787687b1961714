/** Recipe lines with check boxes, without stored state. */
import { mdiSwapHorizontal } from '@mdi/js';
import { memo, type Ref, useId } from 'react';
import { recipeStrings } from '../../../strings/recipe.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { findFood } from '../split-amount.ts';
import { LineText } from './LineText.tsx';
import { canBeSwapped } from './swappable.ts';
import styles from './TickList.module.css';

interface TickLinesProps {
  readonly lines: readonly string[];
  /** Steps are numbered, ingredients are not. */
  readonly ordered?: boolean | undefined;
  /** Indexes of the lines that are ticked initially. */
  readonly ticked?: ReadonlySet<number>;
  /** Uses label elements, for a page without a script that forwards clicks to the boxes. */
  readonly isStatic?: boolean;
  /** Called with a food that the user wants to replace. */
  readonly onSwap?: ((food: string) => void) | undefined;
  readonly ref?: Ref<HTMLOListElement & HTMLUListElement>;
}

export function TickLines(props: TickLinesProps) {
  const { lines, ordered, ticked, isStatic, onSwap, ref } = props;
  const List = ordered ? 'ol' : 'ul';
  const Line = isStatic ? StaticLine : InteractiveLine;
  const id = useId();
  return (
    <List ref={ref} className={`${styles.list} ${ordered ? styles.ordered : ''}`}>
      {lines.map((line, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a card only grows at its end, and a line may stand in it twice.
          key={index}
          id={id + index}
          text={line}
          isStep={ordered}
          isFirst={index === 0}
          isTicked={ticked?.has(index)}
          onSwap={onSwap}
        />
      ))}
    </List>
  );
}

interface LineProps {
  readonly id: string;
  readonly text: string;
  readonly isStep: boolean | undefined;
  /** The one tab stop of the list until the arrow keys move it. */
  readonly isFirst: boolean;
  readonly isTicked: boolean | undefined;
  readonly onSwap: TickLinesProps['onSwap'];
}

/** Without a label element: the browser's autofill visits all labels of the page at each key press in a text box. */
const InteractiveLine = memo(function InteractiveLine(props: LineProps) {
  const { id, text, isStep, isFirst, isTicked = false, onSwap } = props;
  const food = onSwap ? findFood(text) : '';
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <input
          type="checkbox"
          className={styles.tick}
          aria-labelledby={id}
          defaultChecked={isTicked}
          tabIndex={isFirst ? 0 : -1}
        />
        <span id={id} className={styles.text}>
          <LineText text={text} isStep={isStep} />
        </span>
        {canBeSwapped(food) ? (
          // Not a tab stop: the right arrow leads to it from the box.
          <IconButton
            label={recipeStrings.swap(food)}
            className={styles.swap ?? ''}
            tabIndex={-1}
            onClick={() => onSwap?.(food)}
          >
            <Icon path={mdiSwapHorizontal} size={20} />
          </IconButton>
        ) : null}
      </div>
    </li>
  );
});

/** With a label element: its pages have no text box, so labels cost nothing. */
function StaticLine({ text, isStep }: LineProps) {
  return (
    <li className={styles.item}>
      <label className={styles.line}>
        <input type="checkbox" className={styles.tick} />
        <span className={styles.text}>
          <LineText text={text} isStep={isStep} />
        </span>
      </label>
    </li>
  );
}
