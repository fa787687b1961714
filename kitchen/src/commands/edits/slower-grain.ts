/** Gives brown rice and barley the minutes that they take beyond the rice in whose place they came. */
import type { AdaptedDish } from '../../cook/adapt/adapt-work.ts';
import { minutesIn } from '../../cook/whole-things.ts';
import type { StepPiece } from '../../cookbook/dish.ts';

/** Minutes beyond those of white rice. */
const SLOWER: readonly (readonly [name: string, minutes: number])[] = [
  ['brown rice', 15],
  ['wild rice', 25],
  ['pearl barley', 20],
  ['barley', 20],
  ['spelt', 15],
  ['farro', 15],
];
/** White rice beside noodles. */
const BEYOND_PASTA = 8;
/** A shorter time is that of frying it. */
const BOILED = 5;

/** The same dish where nothing slower came in, or where no step tells how long it boils. */
export function withSlowerGrain(adapted: AdaptedDish, from: string, to: string): AdaptedDish {
  const isPasta = /\b(?:noodles|vermicelli|orzo|pasta)\b/.test(from);
  const slow = SLOWER.find(([name]) => to.endsWith(name))?.[1] ?? 0;
  const more = isPasta && /\brice$/.test(to) ? slow + BEYOND_PASTA : slow;
  const isQuicker = isPasta || (/\b(?:rice|couscous|quinoa|bulgur)\b/.test(from) && !isSlow(from));
  if (more === 0 || !isQuicker) return adapted;
  const { dish } = adapted;
  let isThere = false;
  let isDone = false;
  const steps = dish.steps.map((step) =>
    step.map((piece): StepPiece => {
      if (piece.kind === 'ingredient' && piece.name === nameOf(dish.ingredients, to))
        isThere = true;
      if (piece.kind !== 'timer' || !isThere || isDone || minutesIn(piece.text) < BOILED)
        return piece;
      isDone = true;
      return { ...piece, text: piece.text.replace(/\d+/g, (one) => String(Number(one) + more)) };
    }),
  );
  return isDone ? { ...adapted, dish: { ...dish, steps, time: dish.time + more } } : adapted;
}

function isSlow(name: string): boolean {
  return SLOWER.some(([slow]) => name.endsWith(slow));
}

function nameOf(items: readonly { readonly name: string }[], to: string): string {
  return items.find(({ name }) => name.endsWith(to))?.name ?? to;
}
