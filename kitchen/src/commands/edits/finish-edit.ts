/** Starts an edit of a dish and finishes it: mends texts, repeats the allergen check. Also says if a food is barred for the person. */

import type { AdaptedDish, Bending, Work } from '../../cook/adapt/adapt-work.ts';
import { draftOf } from '../../cook/adapt/draft.ts';
import { finish } from '../../cook/adapt/honest-texts.ts';
import { plainIntroductions } from '../../cook/adapt/title-words.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import { speaks } from '../../cook/table.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { dishLines } from '../../cookbook/dish-lines.ts';
import type { Food } from '../../needs/heard.ts';
import { check } from '../../safety/verdict/check.ts';
import type { Told } from '../../say/told.ts';
import { ALLERGENS, type Allergen } from '../../vocabulary.ts';
import { readsBroken } from './reads-broken.ts';

/** What an edit is made with, beside the dish. */
export interface Bench {
  readonly kitchen: Kitchen;
  /** What the person's needs ask for. */
  readonly bending: Bending;
}

export type Edited = { readonly adapted: AdaptedDish } | { readonly refusal: Told };

/** The dish on its way to the next change; `original` is the dish as it is now, so that changes add up. */
export function workOn({ kitchen, bending }: Bench, dish: Dish, avoid: readonly Food[] = []): Work {
  return {
    kitchen,
    original: dish,
    bending: { ...bending, avoid: [...bending.avoid, ...avoid] },
    draft: draftOf(dish),
    changes: [],
  };
}

/**
 * The changed dish beside the cookbook's, with the changes made before; undefined where the check is against it or a
 * sentence would not survive. What no longer holds an allergen that its texts still name is called free of it.
 */
export function finished(work: Work | null, before: AdaptedDish): AdaptedDish | undefined {
  const done = work && (finish(work) ?? undefined);
  if (!work || !done) return undefined;
  const { dish: mended, labels } = namesOnlyListed(work, before.dish, done) ?? done;
  const dish = withPlainIntroduction(before.dish, mended);
  if (readsBroken(before.dish, dish) || disagrees(work, before.dish, dish)) return undefined;
  const changes = [...before.changes, ...done.changes];
  return {
    dish: onTheClock(withoutUnused(dish), before.dish),
    labels,
    original: before.original,
    changes,
  };
}

/** What an introduction lost may be more than it can bear. */
function withPlainIntroduction(before: Dish, dish: Dish): Dish {
  const only = { ...before, introduction: dish.introduction };
  const [plain = ''] = dish.isOwn ? [] : plainIntroductions(dish);
  return readsBroken(before, only) ? { ...dish, introduction: plain } : dish;
}

/** The texts mended as for somebody who must not have what is gone; undefined where there is nothing to mend. */
function namesOnlyListed(work: Work, before: Dish, done: AdaptedDish): AdaptedDish | undefined {
  const gone = unlistedIn(work, before, done.dish);
  if (gone.length === 0) return undefined;
  const { needs } = work.bending;
  const allergies = [...new Set([...needs.allergies, ...gone])];
  const changes = work.changes.map((change) => ({ ...change, because: gone }));
  const bending = { ...work.bending, needs: { ...needs, allergies } };
  const mended = finish({ ...work, bending, changes });
  return mended ? { ...mended, labels: done.labels } : undefined;
}

function disagrees(work: Work, before: Dish, after: Dish): boolean {
  return unlistedIn(work, before, after).length > 0;
}

/** Allergens that were on the list and are not now, and that a text still names. */
function unlistedIn({ kitchen }: Work, before: Dish, after: Dish): Allergen[] {
  const [had, has] = [listedIn(kitchen, before), listedIn(kitchen, after)];
  const lost = ALLERGENS.filter((one) => had.has(one) && !has.has(one));
  if (lost.length === 0) return [];
  const named = foundIn(kitchen, after, false);
  return lost.filter((one) => named.has(one));
}

/** A time that changed is told in fives, as cooks tell it. */
function onTheClock(dish: Dish, before: Dish): Dish {
  if (dish.time === before.time || dish.time < 10) return dish;
  const time = Math.round(dish.time / 5) * 5;
  return { ...dish, time, active: Math.min(time, dish.active) };
}

/** A dish is what comes of one edit, and what the next one begins with. */
const listed = new WeakMap<Dish, ReadonlySet<string>>();

function listedIn(kitchen: Kitchen, dish: Dish): ReadonlySet<string> {
  const known = listed.get(dish) ?? foundIn(kitchen, dish, true);
  listed.set(dish, known);
  return known;
}

/** The allergens that the list, or the other texts, of a dish surely name. */
function foundIn({ rules }: Kitchen, dish: Dish, isList: boolean): Set<string> {
  const lines = dishLines(dish).filter(({ part }) => (part === 'ingredients') === isList);
  const { findings } = check(rules, lines, { allergies: [...ALLERGENS], diets: [] });
  return new Set(
    findings.filter((one) => one.certainty === 'contains').map((one) => one.restriction),
  );
}

/** The salt for the onions goes with them: what no step names any more stands on no list. */
function withoutUnused(dish: Dish): Dish {
  // Somebody's own steps need not name all that their list does.
  if (dish.isOwn) return dish;
  const used = new Set(
    dish.steps.flatMap((step) =>
      step.flatMap((piece) => (piece.kind === 'ingredient' ? [piece.index] : [])),
    ),
  );
  if (used.size === dish.ingredients.length) return dish;
  const kept = dish.ingredients.flatMap((_, index) => (used.has(index) ? [index] : []));
  return {
    ...dish,
    ingredients: kept.flatMap((index) => dish.ingredients[index] ?? []),
    steps: dish.steps.map((step) =>
      step.map((piece) =>
        piece.kind === 'ingredient' ? { ...piece, index: kept.indexOf(piece.index) } : piece,
      ),
    ),
  };
}

/** A dish whose lines were changed by hand, held up to the check once more. */
export function checked(bench: Bench, before: AdaptedDish, dish: Dish): AdaptedDish | undefined {
  const calm = { ...bench, bending: { ...bench.bending, avoid: [], apart: false } };
  return finished(workOn(calm, dish), before);
}

/** Whether the person must not have it, or does not want it at their table. */
export function isBarred({ kitchen, bending }: Bench, dish: Dish, { said, names }: Food): boolean {
  if (!speaks(kitchen, said, bending.needs)) return true;
  if (bending.avoid.some((food) => food.names.some((name) => names.includes(name)))) return true;
  const kinds = findFoodNames(kitchen.rules, said);
  if (bending.avoid.some((food) => food.names.some((name) => kinds.includes(name)))) return true;
  if (bending.apart !== true) return false;
  const has = (kind: string): boolean =>
    dish.ingredients.some((item) => findFoodNames(kitchen.rules, item.name).includes(kind));
  const isMilk = !speaks(kitchen, said, { allergies: ['milk'], diets: [] });
  return (isMilk && has('meat')) || (kinds.includes('meat') && has('milk'));
}
