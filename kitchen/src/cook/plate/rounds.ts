/** Works out in how many batches (rounds), or trays, so many portions are cooked, and the recipe's whole time for them. */
import type { BatchSize, Dish } from '../../cookbook/dish.ts';
import { minutesAt, minutesSaved } from './timers.ts';

type Holds = Extract<BatchSize, { kind: 'holds' }>;

/** One load of a pan or tray, from the step in which it begins to the one in which it is done. */
export interface Round {
  readonly holds: Holds;
  /** The step and the piece of it with the first time. */
  readonly at: number;
  readonly piece: number;
  readonly until: number;
  readonly minutes: number;
  /** How many times it is told by. */
  readonly times: number;
}

export function roundsOf(dish: Dish): readonly Round[] {
  const known = read.get(dish);
  if (known) return known;
  const found = readRounds(dish);
  read.set(dish, found);
  return found;
}

const read = new WeakMap<Dish, readonly Round[]>();

function readRounds(dish: Dish): Round[] {
  const rounds: Round[] = [];
  dish.steps.forEach((step, at) => {
    step.forEach((one, piece) => {
      if (one.kind !== 'timer') return;
      const minutes = minutesAt(step, piece);
      const last = rounds.at(-1);
      if (one.batchSize?.kind === 'holds')
        rounds.push({ holds: one.batchSize, at, piece, until: at, minutes, times: 1 });
      else if (one.batchSize?.kind === 'same' && last)
        rounds[rounds.length - 1] = {
          ...last,
          until: at,
          minutes: last.minutes + minutes,
          times: last.times + 1,
        };
    });
  });
  return rounds;
}

/** A pan takes so much more than it is said to before a second round is worth it; instead of a dish there is a larger one. */
const CROWDED = 0.3;
const LARGER = 0.4;

/** How many rounds of it, or how many trays and dishes, so many people want. */
export function countOf({ holds }: Pick<Round, 'holds'>, servings: number): number {
  const spare = AT_ONCE[holds.vessel] > 1 ? LARGER : CROWDED;
  return Math.max(1, Math.ceil(servings / holds.servings - spare));
}

/** An oven takes two trays or tins at once, and of dishes twice as many; pans that stand side by side take no longer. */
const AT_ONCE: Readonly<Record<Holds['vessel'], number>> = {
  pan: 1,
  grill: 1,
  machine: 1,
  go: 1,
  tray: 2,
  tin: 2,
  dish: 4,
  vessel: Number.POSITIVE_INFINITY,
};

/** Whether more of it goes into another vessel at the same time, and not into the same one once more. */
export function isBeside({ holds }: Pick<Round, 'holds'>): boolean {
  return AT_ONCE[holds.vessel] > 1;
}

/** Minutes longer, or shorter below zero, that so many people keep the pans and the oven busy. */
function roundMinutes(dish: Dish, servings: number, rounds = roundsOf(dish)): number {
  return rounds.reduce((sum, round) => {
    const loads = (people: number): number =>
      Math.ceil(countOf(round, people) / AT_ONCE[round.holds.vessel]);
    return sum + (loads(servings) - loads(dish.servings)) * round.minutes;
  }, 0);
}

/** Of these only what somebody has to stand by. */
function atStove(dish: Dish, servings: number): number {
  return roundMinutes(
    dish,
    servings,
    roundsOf(dish).filter((round) => !isBeside(round)),
  );
}

/** Chopping for eight takes longer than for four, but not twice as long. */
const HANDS = 0.25;
/** A dish for one is not done in no time. */
const LEAST = 0.6;

/** Minutes from start to table for so many, and of work in them, in fives. */
export function minutesFor(dish: Dish, servings: number): { time: number; active: number } {
  const factor = servings / dish.servings;
  const hands = HANDS * dish.active * (factor - 1);
  const more = hands + roundMinutes(dish, servings) - minutesSaved(dish, factor);
  if (Math.abs(more) < 2.5) return dish;
  const isLong = dish.time >= ALL_DAY;
  const time = isLong ? dish.time : inFives(Math.max(dish.time + more, dish.time * LEAST));
  const active = inFives(Math.max(dish.active + hands + atStove(dish, servings), dish.active / 2));
  return { time, active: Math.min(time, active) };
}

const ALL_DAY = 1440;

/** As cooks tell it, five at least. */
export function inFives(minutes: number): number {
  return Math.max(5, Math.round(minutes / 5) * 5);
}
