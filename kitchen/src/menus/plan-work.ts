/** Schedules the work on several dishes for one cook, one oven and four burners, so that each is ready when it is eaten. */

import type { Dish } from '../cookbook/dish.ts';
import { type Task, tasksOf } from './dish-tasks.ts';

export interface DishToServe {
  readonly dish: Dish;
  /** Minutes after midnight. */
  readonly eatenAt: number;
}

export interface PlannedTask extends Task {
  /** Index of the dish. */
  readonly dish: number;
  /** Minutes after midnight; below 0 the day before. */
  readonly from: number;
  readonly to: number;
}

/** Pots on the stove at once. */
export const BURNERS = 4;
/** Two dishes share an oven where they differ by no more than this. */
export const SAME_OVEN = 20;

/**
 * One cook, one oven, four burners. Each step begins as late as these allow, and not before the one that it follows
 * has ended; what is ready early waits. In the order of the clock. Takes the square of the number of steps; never throws.
 */
export function planWork(menu: readonly DishToServe[]): PlannedTask[] {
  const left = menu.map(({ dish }) => tasksOf(dish));
  const ends = menu.map(({ eatenAt }) => eatenAt);
  const planned: PlannedTask[] = [];
  for (;;) {
    const next = latest(left, ends);
    const task = next === undefined ? undefined : left[next]?.pop();
    if (next === undefined || !task) break;
    const placed = place(task, next, ends[next] ?? 0, planned);
    ends[next] = placed.from;
    planned.push(placed);
  }
  return planned.sort((a, b) => a.from - b.from || a.dish - b.dish || a.step - b.step);
}

/** The dish whose next step from the end may end last. */
function latest(left: readonly Task[][], ends: readonly number[]): number | undefined {
  let found: number | undefined;
  for (const [at, tasks] of left.entries())
    if (tasks.length > 0 && (found === undefined || (ends[at] ?? 0) > (ends[found] ?? 0)))
      found = at;
  return found;
}

/** As late as it may end; each thing in its way moves it before that thing. */
function place(
  task: Task,
  dish: number,
  end: number,
  planned: readonly PlannedTask[],
): PlannedTask {
  let to = end;
  for (;;) {
    const from = to - task.alone - task.hands;
    const inTheWay = planned.find((other) => handsMeet(task, from, other));
    const earlier = inTheWay
      ? inTheWay.from + task.alone
      : (ovenBefore(task, from, to, planned) ?? burnerBefore(task, from, to, planned));
    if (earlier === undefined) return { ...task, dish, from, to };
    to = Math.min(to - 1, earlier);
  }
}

function handsMeet({ hands }: Task, from: number, other: PlannedTask): boolean {
  return from < other.from + other.hands && other.from < from + hands;
}

/** When the step has to end so that another one has the oven at its own heat. */
function ovenBefore(
  { on, celsius }: Task,
  from: number,
  to: number,
  planned: readonly PlannedTask[],
): number | undefined {
  if (on !== 'oven' || celsius === undefined) return undefined;
  return planned.find(
    (other) =>
      other.celsius !== undefined &&
      Math.abs(other.celsius - celsius) > SAME_OVEN &&
      from < other.to &&
      other.from < to,
  )?.from;
}

function burnerBefore(
  { on }: Task,
  from: number,
  to: number,
  planned: readonly PlannedTask[],
): number | undefined {
  if (on !== 'hob') return undefined;
  const beside = planned.filter(
    (other) => other.on === 'hob' && from < other.to && other.from < to,
  );
  return beside.length < BURNERS ? undefined : Math.max(...beside.map((other) => other.from));
}
