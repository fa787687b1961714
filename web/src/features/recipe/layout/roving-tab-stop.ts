/** Makes a list of check boxes one tab stop: the arrow keys, Home and End move within it, also to the button of a line. */

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
    const item = event.target instanceof Element ? event.target.closest('li') : null;
    const at = boxes.findIndex((box) => item?.contains(box));
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const move = MOVES[event.key];
    const aside = event.key === 'ArrowRight' ? item?.querySelector('button') : undefined;
    const next = event.key === 'ArrowLeft' ? boxes[at] : aside;
    const target = move ? boxes[move(at, boxes.length - 1)] : next;
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  list.addEventListener('focusin', onFocus);
  list.addEventListener('keydown', onKeyDown);
  return () => {
    list.removeEventListener('focusin', onFocus);
    list.removeEventListener('keydown', onKeyDown);
  };
}
