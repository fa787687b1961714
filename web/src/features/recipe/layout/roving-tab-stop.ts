/** Makes a list of check boxes one tab stop: the arrow keys, Home and End move within it. */

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Boxes may be added later, with a `tabIndex` of -1. Returns a function that removes the listeners. */
export function addRovingTabStop(list: HTMLElement): () => void {
  const findBoxes = () => [...list.querySelectorAll<HTMLInputElement>('input')];
  const onFocus = ({ target }: Event) => {
    const boxes = findBoxes();
    if (!boxes.some((box) => box === target)) return;
    for (const box of boxes) box.tabIndex = box === target ? 0 : -1;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const boxes = findBoxes();
    const at = boxes.indexOf(event.target as HTMLInputElement);
    const move = MOVES[event.key];
    if (at < 0 || !move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    boxes[move(at, boxes.length - 1)]?.focus();
  };
  list.addEventListener('focusin', onFocus);
  list.addEventListener('keydown', onKeyDown);
  return () => {
    list.removeEventListener('focusin', onFocus);
    list.removeEventListener('keydown', onKeyDown);
  };
}
