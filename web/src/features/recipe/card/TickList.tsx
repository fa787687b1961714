/** List of recipe lines with check boxes; the ticks are stored in the browser. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { recipeStrings } from '../../../strings/recipe.ts';
import { readCookingProgress, storeCookingProgress } from '../cooking-progress.ts';
import { addRovingTabStop } from '../layout/roving-tab-stop.ts';
import { canBeSwapped } from '../layout/swappable.ts';
import { TickLines } from '../layout/TickLines.tsx';
import styles from '../layout/TickList.module.css';
import { findFood } from '../split-amount.ts';
import { SwapHint } from './SwapHint.tsx';
import { useTapOnLine } from './use-tap-on-line.ts';

interface TickListProps {
  readonly lines: readonly string[];
  /** Steps are numbered, ingredients are not. */
  readonly ordered?: boolean;
  /** Key under which the ticks are stored; without it they are not stored. */
  readonly storageKey?: string | undefined;
  readonly onSwap?: ((food: string) => void) | undefined;
  /** The id of the heading above the list. */
  readonly labelledBy?: string;
}

export function TickList(props: TickListProps) {
  const { lines, ordered = false, storageKey, onSwap, labelledBy } = props;
  const part = ordered ? 'steps' : 'ingredients';
  const list = useRef<HTMLOListElement & HTMLUListElement>(null);
  const [ticked] = useState(
    () => new Set(storageKey === undefined ? [] : readCookingProgress(storageKey)[part]),
  );
  useTapOnLine(list);
  useEffect(() => (list.current ? addRovingTabStop(list.current) : undefined), []);
  useStoredTicks(list, storageKey, part);
  return (
    <div className={styles.place}>
      <TickLines ref={list} {...{ lines, ordered, ticked, onSwap }} />
      <button
        type="button"
        className={styles.clear}
        aria-describedby={labelledBy}
        onClick={() => clearTicks(list.current)}
      >
        {recipeStrings.clearTicks}
      </button>
      {onSwap && lines.some((line) => canBeSwapped(findFood(line))) ? <SwapHint /> : null}
    </div>
  );
}

const findCheckboxes = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLInputElement>('input') ?? []),
];

/** Stores the ticks, with one listener for the whole list. */
function useStoredTicks(
  list: RefObject<HTMLElement | null>,
  storageKey: string | undefined,
  part: 'ingredients' | 'steps',
): void {
  useEffect(() => {
    const element = list.current;
    if (!element || storageKey === undefined) return;
    const store = () => {
      const ticked = findCheckboxes(element).flatMap(({ checked }, index) =>
        checked ? index : [],
      );
      storeCookingProgress(storageKey, { [part]: ticked });
    };
    element.addEventListener('change', store);
    return () => element.removeEventListener('change', store);
  }, [list, storageKey, part]);
}

/** The button disappears with the last tick, so the focus moves to the list. */
function clearTicks(list: HTMLElement | null): void {
  const boxes = findCheckboxes(list);
  for (const box of boxes) box.checked = false;
  boxes[0]?.dispatchEvent(new Event('change', { bubbles: true }));
  boxes[0]?.focus({ preventScroll: true });
}
