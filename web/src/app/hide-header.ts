/** Hides the header of a small screen while somebody reads down, and shows it again on the way up. */

const SCROLLERS = '[data-scroller], [data-scrolls]';
const SMALL_SCREEN = '(max-width: 599.98px), (max-height: 480px)';
/** So low that the header is in the way of any reply, also of one that was scrolled to for the reader. */
const LOW_SCREEN = '(max-height: 320px)';
/** A smaller movement is a trembling finger. */
const MIN_MOVE = 8;
/** Scrolling goes on for a while after the finger has left. */
const MOMENTUM_MS = 1500;
const READING_INPUTS = ['touchmove', 'wheel', 'keydown'];

export function hideHeaderWhileReading(): void {
  const tops = new WeakMap<Element, number>();
  let lastInput = Number.NEGATIVE_INFINITY;
  const options = { capture: true, passive: true };
  const onInput = ({ target, timeStamp }: Event) => {
    const isWriting = target instanceof Element && target.matches('input, textarea');
    if (!isWriting) lastInput = timeStamp;
  };
  for (const type of READING_INPUTS) document.addEventListener(type, onInput, options);
  // A conversation may have been scrolled to its end before this was loaded.
  const isLow = () => matchMedia(LOW_SCREEN).matches;
  const scrolled = [...document.querySelectorAll(SCROLLERS)].some(({ scrollTop }) => scrollTop > 0);
  if (isLow() && scrolled) document.documentElement.dataset.reading = '';
  const isRead = (timeStamp: number) =>
    matchMedia(SMALL_SCREEN).matches && (timeStamp - lastInput < MOMENTUM_MS || isLow());
  document.addEventListener(
    'scroll',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || !target.matches(SCROLLERS)) return;
      const [top, before] = [target.scrollTop, tops.get(target) ?? 0];
      if (top > 0 && Math.abs(top - before) < MIN_MOVE) return;
      tops.set(target, top);
      if (top < before || top <= 0) delete document.documentElement.dataset.reading;
      else if (isRead(timeStamp)) document.documentElement.dataset.reading = '';
    },
    options,
  );
}
