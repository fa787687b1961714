/** Edit: replaces meat by prawns or fish that go in for the last minutes; undefined for rolled or filled dishes and where nothing simmers. */
import type { AdaptedDish, Work } from '../../cook/adapt/adapt-work.ts';
import { meatIn } from '../../cook/adapt/meat-known.ts';
import { without } from '../../cook/adapt/small-part.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import type { Food } from '../../needs/heard.ts';
import { addFood } from './add-food.ts';
import { type Bench, finished, workOn } from './finish-edit.ts';

/** Grams of it for one. */
const HEAD = 125;
const BUILT = /\b(?:roll up|rolls|pile into|filling|stuff|skewers|meatballs|patties)\b/i;
const QUICK: ReadonlySet<string> = new Set(['fish', 'shellfish']);

/** Undefined where nothing simmers into which they could go, or the steps cannot do without what goes. */
export function swapLate(
  bench: Bench,
  before: AdaptedDish,
  hits: readonly number[],
  from: Food,
  to: Food,
): AdaptedDish | undefined {
  const { kitchen } = bench;
  if (!QUICK.has(meatIn(kitchen, to.said)?.kind.name ?? '')) return undefined;
  // Rolled, filled or stuffed, a dish is built round what would be gone.
  if (before.dish.steps.some((step) => BUILT.test(stepLine(step)))) return undefined;
  const work = workOn(bench, before.dish);
  const start: Work = { ...work, bending: { ...work.bending, replace: { from, to } } };
  const out = hits.reduce<Work | null>(
    (now, index) => (now?.draft.ingredients[index] ? without(now, index, []) : now),
    start,
  );
  if (!out) return undefined;
  const changes = out.changes.map((one) => ({ ...one, kind: 'swap' as const, to: to.said }));
  const gone = finished({ ...out, changes }, before);
  const added = gone && addFood(bench, gone, to.said);
  if (!added || !('adapted' in added)) return undefined;
  const { dish } = added.adapted;
  if (dish.steps.length !== gone.dish.steps.length) return undefined;
  // It is what the dish is made of now, and no handful beside.
  const grams = `${HEAD * before.dish.servings}`;
  const ingredients = dish.ingredients.map((item) =>
    gone.dish.ingredients.includes(item) || item.unit !== 'g' || !item.name.endsWith(to.said)
      ? item
      : { ...item, quantity: grams },
  );
  return { ...added.adapted, dish: { ...dish, ingredients } };
}
