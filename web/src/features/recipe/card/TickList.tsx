/** Lines that a cook ticks off with a tap; the ticks are still there when they come back to the stove. */
import { memo, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { recipeWords } from '../../../words/recipe.ts';
import { cookingOf, keepCooking } from '../cooking.ts';
import styles from './TickList.module.css';
import { useTapOnLine } from './use-tap-on-line.ts';

interface TickListProps {
  readonly lines: readonly string[];
  /** Steps are numbered, ingredients are not. */
  readonly ordered?: boolean;
  /** Under which the ticks are kept; without it they live in the page alone. */
  readonly kept?: string | undefined;
  /** The id of the words above the list. */
  readonly labelledBy?: string;
}

export function TickList({ lines, ordered = false, kept, labelledBy }: TickListProps) {
  const List = ordered ? 'ol' : 'ul';
  const part = ordered ? 'steps' : 'ingredients';
  const id = useId();
  const list = useRef<HTMLOListElement & HTMLUListElement>(null);
  const [ticked] = useState(() => new Set(kept === undefined ? [] : cookingOf(kept)[part]));
  useTapOnLine(list);
  useKeeping(list, kept, part);
  return (
    <div className={styles.place}>
      <List ref={list} className={`${styles.list} ${ordered ? styles.ordered : ''}`}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card only grows at its end, and a line may stand in it twice.
          <Line key={index} id={`${id}-${index}`} text={line} ticked={ticked.has(index)} />
        ))}
      </List>
      <button
        type="button"
        className={styles.clear}
        aria-describedby={labelledBy}
        onClick={() => clear(list.current)}
      >
        {recipeWords.clearTicks}
      </button>
    </div>
  );
}

const boxesOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLInputElement>('input') ?? []),
];

/** One listener for the list, and one short entry for a tick. */
function useKeeping(
  list: RefObject<HTMLElement | null>,
  kept: string | undefined,
  part: 'ingredients' | 'steps',
): void {
  useEffect(() => {
    const element = list.current;
    if (!element || kept === undefined) return;
    const keep = () => {
      const ticked = boxesOf(element).flatMap(({ checked }, index) => (checked ? index : []));
      keepCooking(kept, { [part]: ticked });
    };
    element.addEventListener('change', keep);
    return () => element.removeEventListener('change', keep);
  }, [list, kept, part]);
}

/** The button goes with the last tick: the focus stays with the list. */
function clear(list: HTMLElement | null): void {
  const boxes = boxesOf(list);
  for (const box of boxes) box.checked = false;
  boxes[0]?.dispatchEvent(new Event('change', { bubbles: true }));
  boxes[0]?.focus({ preventScroll: true });
}

interface LineProps {
  readonly id: string;
  readonly text: string;
  readonly ticked: boolean;
}

/** No label element: with every key in a text box the browser's form filling walks through all that the page has. */
const Line = memo(function Line({ id, text, ticked }: LineProps) {
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <input
          type="checkbox"
          className={styles.tick}
          aria-labelledby={id}
          defaultChecked={ticked}
        />
        <span id={id} className={styles.text}>
          {text}
        </span>
      </div>
    </li>
  );
});
