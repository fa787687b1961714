/** Splits a dish into tasks for a schedule: how long each step needs hands, how long it cooks by itself, and on what. */
import { minutesAt } from '../cook/plate/timers.ts';
import type { Dish } from '../cookbook/dish.ts';
import { stepLine } from '../cookbook/dish-lines.ts';
import { findTools } from '../cookbook/tools.ts';

export interface Task {
  /** Index of the step in the dish. */
  readonly step: number;
  /** Minutes of work, at its beginning. */
  readonly hands: number;
  /** Minutes that it goes on alone after that. */
  readonly alone: number;
  readonly on?: 'hob' | 'oven' | undefined;
  /** What the oven is heated to, where the step or one before it says so. */
  readonly celsius?: number | undefined;
}

/** Minutes; nobody leaves the stove for less. */
const SHORT = 5;
/** With stirring, nobody leaves for this long either. */
const STIRRED = 10;
/** Of the work that no timer counts, most is washing and cutting, before and during the first step. */
const FIRST_SHARE = 0.5;
const HOTTEST = 300;

/** In the order of the steps; together they take what the dish says it takes. */
export function tasksOf(dish: Dish): Task[] {
  const timers = dish.steps.map((step) =>
    step.flatMap((piece, at) => (piece.kind === 'timer' ? [minutesAt(step, at)] : [])),
  );
  const timed = sum(timers.flat());
  // Things that cook side by side are timed twice.
  const scale = timed > dish.time ? dish.time / timed : 1;
  const work = Math.max(dish.steps.length, dish.time - timed * scale);
  let celsius: number | undefined;
  return dish.steps.map((step, at) => {
    const text = stepLine(step);
    celsius = celsiusIn(text) ?? celsius;
    const isStirred = /\bstir/i.test(text);
    const isWatched = (minutes: number) => minutes < SHORT || (isStirred && minutes <= STIRRED);
    const own = timers[at] ?? [];
    const watched = sum(own.filter(isWatched)) * scale;
    const alone = sum(own.filter((minutes) => !isWatched(minutes))) * scale;
    const tools = findTools({ ...dish, steps: [step] });
    const on = tools.has('oven') ? 'oven' : tools.has('hob') ? 'hob' : undefined;
    return {
      step: at,
      hands: Math.max(1, Math.round(shareOf(at, dish.steps.length, work) + watched)),
      alone: Math.round(alone),
      ...(on ? { on } : {}),
      ...(on === 'oven' && celsius !== undefined ? { celsius } : {}),
    };
  });
}

function shareOf(at: number, steps: number, work: number): number {
  if (steps === 1) return work;
  return at === 0 ? work * FIRST_SHARE : (work * (1 - FIRST_SHARE)) / (steps - 1);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0);
}

/** "Heat the oven to 200 °C". */
function celsiusIn(text: string): number | undefined {
  const found = Number(/(\d{2,3}) ?°C/.exec(text)?.[1]);
  return /\boven\b/i.test(text) && found >= 50 && found <= HOTTEST ? found : undefined;
}
