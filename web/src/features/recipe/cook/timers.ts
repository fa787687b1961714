/** The kitchen timers: kept in the browser by the time at which they end, so that they survive a reload and a sleeping tab. */
import { create } from 'zustand';
import { KEYS, onOtherTabChange, readJson, writeJson } from '../../../storage/browser-store.ts';

export interface Timer {
  readonly id: string;
  /** What is going on: "Simmer". */
  readonly name: string;
  readonly dish: string;
  /** Of a step that started it: the key of the recipe's progress, and the index of the step. */
  readonly from?: { readonly key: string; readonly step: number };
  readonly seconds: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** A timer that nobody has stopped this long after its end is forgotten. */
const FORGET_MS = 3 * 3_600_000;
const MAX_TIMERS = 12;

/** In the order in which they were started: none moves under a thumb. */
export const useTimers = create<{ readonly timers: readonly Timer[] }>(() => ({
  timers: readTimers(),
}));

onOtherTabChange(KEYS.timers, () => useTimers.setState({ timers: readTimers() }));

export function startTimer(timer: Omit<Timer, 'endsAt'>): void {
  const { timers } = useTimers.getState();
  // A second tap with a wet finger starts no second timer.
  if (timers.some(({ id }) => id === timer.id)) return;
  store([...timers, { ...timer, endsAt: Date.now() + timer.seconds * 1000 }]);
}

export function stopTimer(id: string): void {
  store(useTimers.getState().timers.filter((timer) => timer.id !== id));
}

export function stopAllTimers(): void {
  store([]);
}

/** Those of a recipe that have rung, by the key of its progress. */
export function stopRungTimers(key: string): void {
  const now = Date.now();
  const { timers } = useTimers.getState();
  const rest = timers.filter(({ from, endsAt }) => from?.key !== key || endsAt > now);
  if (rest.length < timers.length) store(rest);
}

function store(timers: readonly Timer[]): void {
  const newest = timers.slice(-MAX_TIMERS);
  useTimers.setState({ timers: newest });
  // If the storage is blocked or full, they run for the lifetime of the page.
  writeJson(KEYS.timers, newest);
}

/** Stored values are untrusted. */
function readTimers(): readonly Timer[] {
  const stored = readJson(KEYS.timers);
  return (Array.isArray(stored) ? stored : []).filter(isTimer).slice(0, MAX_TIMERS);
}

function isTimer(value: unknown): value is Timer {
  const { id, name, dish, from, seconds, endsAt } = (value ?? {}) as Partial<
    Record<keyof Timer, unknown>
  >;
  return (
    [id, name, dish].every((text) => typeof text === 'string') &&
    (from === undefined || isPlace(from)) &&
    typeof seconds === 'number' &&
    typeof endsAt === 'number' &&
    Date.now() - endsAt < FORGET_MS
  );
}

function isPlace(value: unknown): boolean {
  const { key, step } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof key === 'string' && Number.isInteger(step);
}

/** Whole seconds until the end; 0 when it is over. */
export function countSecondsLeft({ endsAt }: Timer, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** "9:59", "1:05:00". */
export function formatTimeLeft(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
