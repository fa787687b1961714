/** Writes the steps of a composed dish in which foods go in one after another, slowest first, so that all are done together. */
import type { Method } from './cooking-table.ts';
import { isNamed } from './fill-form.ts';
import { createStepWords, fillText, type Places, saysDone, timer } from './fill-text.ts';
import type { Paragraph } from './form.ts';
import type { PlacedFood } from './place-food.ts';

type InOrder = Extract<Paragraph, { kind: 'in order' }>;

/** Minutes within which foods may go in together. */
const TOGETHER: Readonly<Record<Method, number>> = {
  ...{ pan: 2, oven: 9, boil: 3, steam: 3, air: 4, slow: 245, pressure: 5, grill: 3 },
};
/** And a share of the time that the slower one takes. */
const NEAR = 0.25;
/** What is spoilt by a few minutes more goes in by itself, whatever it is cooked with. */
const DELICATE = new Set(['fish', 'shellfish', 'greens', 'pod', 'small veg', 'frying meat']);
const DELICATE_MINUTES = 2;
/** And so does lean meat where the heat is dry or the time long. */
const LEAN = new Set(['tender bird', 'chop', 'plant protein', 'frying cheese']);
const LEAN_MINUTES: Readonly<Partial<Record<Method, number>>> = {
  ...{ oven: 6, air: 6, grill: 6, slow: 130 },
};
/** What was seasoned when it was cooked or put up. */
const READY = new Set(['ready meat', 'ready fish']);
const MOST_ROUNDS = 4;

interface Round {
  readonly minutes: number;
  readonly foods: readonly PlacedFood[];
}

/** One step for each round; none where there is nothing to cook. */
export function cookInOrder(
  { slots, inPot, method, alone, first, next, none }: InOrder,
  places: Places,
  servings: number,
): string[] {
  const foodsIn = (names: readonly string[]) => names.flatMap((name) => places.get(name) ?? []);
  const foods = foodsIn(slots);
  const before = foodsIn(inPot);
  const added = roundsOf(foods, method);
  const ahead = Math.max(0, ...before.map(({ minutes }) => minutes));
  const isAhead = ahead - (added[0]?.minutes ?? 0) >= TOGETHER[method];
  const rounds = isAhead ? [{ minutes: ahead, foods: [] }, ...added] : added;
  if (rounds.length === 0)
    return [fillText(none, createStepWords(places, servings)) ?? ''].filter(Boolean);
  return rounds.flatMap((round, at) => {
    const say = createStepWords(new Map([...places, ['these', round.foods]]), servings);
    const following = rounds[at + 1]?.minutes ?? 0;
    const isLast = at === rounds.length - 1;
    const own: Readonly<Record<string, string>> = {
      time: timer(round.minutes - following),
      until: isLast ? `, until ${saysDone([...before, ...foods])}` : '',
      ...(isLast ? { last: '' } : {}),
      ...(round.foods.some(isUnsalted) ? { pinch: 'a pinch of salt' } : {}),
    };
    const template = at > 0 ? next : isAhead ? alone : first;
    return fillText(template, (slot) => own[slot] ?? say(slot)) ?? [];
  });
}

function isUnsalted({ food }: PlacedFood): boolean {
  return food !== undefined && !food.traits.includes('salted') && !isNamed(READY, food);
}

function roundsOf(foods: readonly PlacedFood[], method: Method): Round[] {
  const sorted = foods.toSorted((one, other) => other.minutes - one.minutes);
  const rounds: { minutes: number; foods: PlacedFood[] }[] = [];
  for (const food of sorted) {
    const last = rounds.at(-1);
    const near = Math.min(
      Math.max(TOGETHER[method], NEAR * (last?.minutes ?? 0)),
      patienceOf(food, method),
    );
    const isNear = last && last.minutes - food.minutes < near;
    if (last && (isNear || rounds.length === MOST_ROUNDS)) last.foods.push(food);
    else rounds.push({ minutes: Math.max(1, food.minutes), foods: [food] });
  }
  return rounds;
}

/** So many minutes more do it no harm. */
function patienceOf({ food }: PlacedFood, method: Method): number {
  const lean = LEAN_MINUTES[method];
  if (food && isNamed(DELICATE, food))
    return method !== 'slow' && lean ? lean - 1 : DELICATE_MINUTES;
  if (food && lean && isNamed(LEAN, food)) return lean;
  return Number.POSITIVE_INFINITY;
}
