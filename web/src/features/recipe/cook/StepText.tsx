/** Text of a step in which each time is a button that starts a timer. */
import { mdiTimerOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { timerStrings as strings } from '../../../strings/cooking.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { findTimes, type TimeInText } from '../find-times.ts';
import styles from './CookMode.module.css';
import type { CookedDish } from './cook-store.ts';
import { askForNotifications, prepareSound } from './ring.ts';
import { nameTimer } from './timer-name.ts';
import { startTimer, useTimers } from './timers.ts';

/** One of these begins no line. */
const MARKS = '.,;:)';

export interface StepTextProps {
  readonly dish: CookedDish;
  /** Called with what screen readers are told. */
  readonly onStarted: (message: string) => void;
}

export function StepText({ dish, onStarted }: StepTextProps) {
  const text = getStepText(dish);
  const times = findTimes(text);
  const running = useTimers(({ timers }) => timers.map(({ id }) => id).join(' ')).split(' ');
  const parts: ReactNode[] = [];
  let end = 0;
  for (const time of times) {
    const isRunning = running.includes(createTimerId(dish, time));
    const next = text.charAt(time.end);
    const mark = MARKS.includes(next) ? next : '';
    parts.push(
      text.slice(end, time.start),
      <span key={time.start} className={styles.together}>
        <button
          type="button"
          className={styles.time}
          aria-label={strings.start(time.text)}
          // It keeps the focus, and a second tap starts no second timer.
          aria-disabled={isRunning || undefined}
          onClick={() => onStarted(startStepTimer(dish, time))}
        >
          <Icon path={mdiTimerOutline} size={22} />
          {time.text}
        </button>
        {mark}
      </span>,
    );
    end = time.end + mark.length;
  }
  return (
    <p className={styles.text}>
      {parts}
      {text.slice(end)}
    </p>
  );
}

export const getStepText = ({ steps, step }: CookedDish) => steps[step] ?? '';

const createTimerId = ({ key, step }: CookedDish, { start }: TimeInText) =>
  `${encodeURIComponent(key)}-${step}-${start}`;

/** Starts the timer of a time in the current step; returns what screen readers are told. */
export function startStepTimer(dish: CookedDish, time: TimeInText): string {
  const { key, step, name: dishName } = dish;
  const id = createTimerId(dish, time);
  const said = nameTimer(getStepText(dish), time) || strings.fallbackName(step + 1);
  const isTwin = useTimers.getState().timers.some((one) => one.name === said && one.id !== id);
  const name = isTwin ? strings.ofStep(said, step + 1) : said;
  prepareSound();
  void askForNotifications();
  startTimer({ id, name, dish: dishName, from: { key, step }, seconds: time.seconds });
  return strings.started(name, time.text);
}
