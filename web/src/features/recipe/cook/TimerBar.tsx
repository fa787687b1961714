/** Bar with the running timers in one row, above every screen; rings when one ends. */
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { timerStrings as strings } from '../../../strings/cooking.ts';
import { Button } from '../../../ui/Button.tsx';
import { returnToStep, useCook } from './cook-store.ts';
import { notify, playRing, prepareSound } from './ring.ts';
import styles from './TimerBar.module.css';
import { countSecondsLeft, formatTimeLeft, stopTimer, type Timer, useTimers } from './timers.ts';
import { useNow } from './use-now.ts';

export function TimerBar() {
  const timers = useTimers((state) => state.timers);
  const now = useNow(timers.length > 0);
  const over = timers.filter((timer) => countSecondsLeft(timer, now) === 0);
  const bar = useRef<HTMLElement>(null);
  useReservedHeight(bar, timers.length > 0);
  useSoundPermission();
  useRinging(over);
  const row = useRef<HTMLUListElement>(null);
  useInSight(row, timers, over);
  return (
    <>
      {timers.length > 0 ? (
        <section ref={bar} className={styles.bar} aria-label={strings.region}>
          <ul ref={row} className={styles.timers}>
            {timers.map((timer) => (
              <TimerItem key={timer.id} timer={timer} secondsLeft={countSecondsLeft(timer, now)} />
            ))}
          </ul>
        </section>
      ) : null}
      {/* Always in the page: a live region that is added with its text is not read out. */}
      <p role="alert" className="visually-hidden">
        {over.map(({ name }) => strings.announceOver(name)).join(' ')}
      </p>
    </>
  );
}

interface TimerItemProps {
  readonly timer: Timer;
  readonly secondsLeft: number;
}

function TimerItem({ timer, secondsLeft }: TimerItemProps) {
  const id = useId();
  const isOver = secondsLeft === 0;
  return (
    <li className={`${styles.timer} ${isOver ? styles.over : ''}`}>
      <TimerName id={id} timer={timer} />
      <span role="timer" className={styles.left}>
        {isOver ? strings.over : formatTimeLeft(secondsLeft)}
      </span>
      <Button
        size="small"
        variant={isOver ? 'filled' : 'text'}
        className={styles.stop ?? ''}
        aria-describedby={id}
        onClick={() => stopTimer(timer.id)}
      >
        {strings.stop}
      </Button>
    </li>
  );
}

interface TimerNameProps {
  readonly id: string;
  readonly timer: Timer;
}

/** Of a dish at hand a button that leads back to the step. */
function TimerName({ id, timer: { name, from } }: TimerNameProps) {
  const isAtHand = useCook(({ dish, left }) =>
    [dish, left].some((one) => one !== null && one.key === from?.key),
  );
  if (!from || !isAtHand) {
    return (
      <span id={id} className={styles.name}>
        {name}
      </span>
    );
  }
  return (
    <button
      id={id}
      type="button"
      className={`${styles.name} ${styles.back}`}
      title={strings.backToStep(from.step + 1)}
      onClick={() => returnToStep(from)}
    >
      {name}
    </button>
  );
}

/** One that has just been started, or rings, is brought into sight; nothing moves when one is stopped. */
function useInSight(
  row: React.RefObject<HTMLElement | null>,
  timers: readonly Timer[],
  over: readonly Timer[],
): void {
  const before = useRef({ started: 0, rung: 0 });
  useEffect(() => {
    const { started, rung } = before.current;
    before.current = { started: timers.length, rung: over.length };
    const [newest, ringing] = [timers.at(-1), over.at(-1)];
    const wanted = over.length > rung ? ringing : timers.length > started ? newest : undefined;
    const item = wanted ? row.current?.children[timers.indexOf(wanted)] : undefined;
    item?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [row, timers, over]);
}

/** The screens below make room for the bar: it covers nothing. */
function useReservedHeight(bar: React.RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return;
    const { style, dataset } = document.documentElement;
    const reserve = () => style.setProperty('--timers', `${element.offsetHeight}px`);
    reserve();
    dataset.timers = 'some';
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(reserve);
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      style.removeProperty('--timers');
      delete dataset.timers;
    };
  }, [bar, isShown]);
}

/** After a reload the browser plays no sound before the first tap. */
function useSoundPermission(): void {
  useEffect(() => {
    const types = ['pointerdown', 'keydown'];
    const prepare = () => {
      if (useTimers.getState().timers.length > 0) prepareSound();
    };
    for (const type of types) document.addEventListener(type, prepare);
    return () => {
      for (const type of types) document.removeEventListener(type, prepare);
    };
  }, []);
}

const RING_EVERY_MS = 4000;
/** Then it has been heard, or nobody is there. */
const MAX_RINGS = 30;

function useRinging(over: readonly Timer[]): void {
  const notified = useRef(new Set<string>());
  const key = over.map(({ id, endsAt }) => id + endsAt).join(' ');
  const latest = useRef(over);
  useLayoutEffect(() => {
    latest.current = over;
  });
  useEffect(() => {
    if (key === '') return;
    for (const timer of latest.current) {
      const mark = timer.id + timer.endsAt;
      if (!notified.current.has(mark)) void notify(timer);
      notified.current.add(mark);
    }
    let count = 0;
    const ring = () => {
      playRing();
      count += 1;
      if (count === MAX_RINGS) clearInterval(repeating);
    };
    const repeating = setInterval(ring, RING_EVERY_MS);
    ring();
    return () => clearInterval(repeating);
  }, [key]);
}
