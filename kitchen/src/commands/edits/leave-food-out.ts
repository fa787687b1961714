/** Edit: leaves a food out of a dish, or refuses where it is not in it, the dish is about it or cannot be cooked without it. */
import type { AdaptedDish, Work } from '../../cook/adapt/adapt-work.ts';
import { bearingOf } from '../../cook/adapt/bearing.ts';
import { without } from '../../cook/adapt/small-part.ts';
import { tell } from '../../say/told.ts';
import { type Bench, type Edited, finished, workOn } from './finish-edit.ts';
import { foodSaid, itemsMeant, nounOf } from './said-food.ts';
import { filledAt, WRAPS } from './where-it-ends.ts';

/** Refuses what is not in it, what the dish is about, what a bake is held together by. */
export function leaveFoodOut(bench: Bench, before: AdaptedDish, said: string): Edited {
  const { kitchen } = bench;
  const { dish } = before;
  const food = foodSaid(kitchen, said);
  const slots = { food: nounOf(food.said), dish: nounOf(dish.title) };
  const hits = itemsMeant(kitchen, dish, food);
  if (hits.length === 0) return { refusal: tell('edits.not-in-it', slots) };
  const bearing = bearingOf(kitchen, before, hits);
  // Without its bread a sandwich is a filling.
  const isWrapping = hits.some((at) => WRAPS.test(dish.ingredients[at]?.name ?? ''));
  if (isWrapping && filledAt(dish)) return { refusal: tell('edits.stands-on', slots) };
  if (bearing) return { refusal: tell(`edits.${bearing}`, slots) };
  const adapted =
    withoutItems(bench, before, hits, [food]) ?? withoutItems(bench, before, hits, []);
  // The steps cannot be written without it, and still nobody needs it.
  return adapted ? { adapted } : { refusal: tell('edits.pass-over', slots) };
}

function withoutItems(
  bench: Bench,
  before: AdaptedDish,
  hits: readonly number[],
  avoid: readonly ReturnType<typeof foodSaid>[],
): AdaptedDish | undefined {
  const out = hits.reduce<Work | null>(
    // Of two lines with one name both went with the first.
    (now, index) => (now?.draft.ingredients[index] ? without(now, index, []) : now),
    workOn(bench, before.dish, avoid),
  );
  return finished(out, before);
}
