/** Reads the steps of a recipe of somebody's own: which words of them are which food of the list, and which are times. */
import { identityOf, isMeant } from '../cook/adapt/draft.ts';
import type { DishIngredient, StepPiece } from '../cookbook/dish.ts';
import { findTerms } from '../safety/match/find-terms.ts';
import type { Rules } from '../safety/pantry/rules.ts';

const TIME = /\b\d+(?:[.,½¼]\d*)?(?:\s?(?:-|–|to)\s?\d+)?\s?(?:minutes?|mins?|hours?|hrs?)\b/gi;

/** Every word as it was written, in pieces. */
export function readOwnSteps(
  rules: Rules,
  steps: readonly string[],
  items: readonly DishIngredient[],
): StepPiece[][] {
  const foods = items.map((item, at) =>
    identityOf(
      rules,
      item.name,
      items.flatMap(({ name }, other) => (other === at || name === item.name ? [] : [name])),
    ),
  );
  return steps.map((text) => {
    const found = [
      ...[...text.matchAll(TIME)].map((time) => ({
        start: time.index,
        end: time.index + time[0].length,
        piece: { kind: 'timer' as const, text: time[0] },
      })),
      ...findTerms(rules, text).flatMap(({ start, end, ...term }) => {
        const index = term.isFood
          ? foods.findIndex((food) => isMeant({ ...term, start, end }, food))
          : -1;
        const piece = { kind: 'ingredient' as const, index, name: text.slice(start, end) };
        return index < 0 ? [] : [{ start, end, piece }];
      }),
    ].sort((a, b) => a.start - b.start);
    return inOrder(text, found);
  });
}

function inOrder(
  text: string,
  found: readonly { readonly start: number; readonly end: number; readonly piece: StepPiece }[],
): StepPiece[] {
  const pieces: StepPiece[] = [];
  let from = 0;
  for (const { start, end, piece } of found) {
    if (start < from) continue;
    if (start > from) pieces.push({ kind: 'text', text: text.slice(from, start) });
    pieces.push(piece);
    from = end;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}

/** All the times that the steps tell of, in fives; 0 where they tell of none. */
export function minutesOfSteps(steps: readonly (readonly StepPiece[])[]): number {
  const sum = steps
    .flat()
    .reduce((all, piece) => all + (piece.kind === 'timer' ? minutesIn(piece.text) : 0), 0);
  return Math.min(MOST, Math.ceil(sum / 5) * 5);
}

const MOST = 10_000;

/** Of "10-12 minutes" the longer, of "2 hours" a hundred and twenty. */
function minutesIn(text: string): number {
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const most = Math.max(0, ...numbers.slice(0, 2).map((one) => Math.min(one, MOST)));
  return /h/i.test(text) ? most * 60 : most;
}
