/** Picks dishes for a wish, adapted where that makes them fit; the nearest ones when nothing fits. */
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import { adapt } from '../adapt/adapt.ts';
import type { AdaptedDish, Bending } from '../adapt/adapt-work.ts';
import type { Table } from '../table.ts';
import type { Wish } from '../wish.ts';
import { isKindOfDish } from './dish-kinds.ts';
import { foodsOut, moodsFor, notOfferedTo } from './kept-out.ts';
import { type Miss, missesOf, stuckWithout } from './match.ts';
import { type Ranked, rankDishes } from './rank.ts';

export interface Choice {
  readonly adapted: AdaptedDish;
  /** Parts of the wish that this dish misses. */
  readonly missed: readonly Miss[];
}

/** So many dishes are tried at most, so that a reply stays quick whatever the needs. */
const TRIES = 24;

export function bendingOf(table: Table): Bending {
  const { person, customs } = table.heard;
  return {
    needs: person.needs,
    avoid: foodsOut(table),
    apart: customs.some((custom) => custom.apart),
  };
}

/** Whether nothing stands in the way that no swap mends: a missing tool, somebody who needs care. */
export function suitsTable({ kitchen, heard, lacking }: Table, dish: Dish): boolean {
  const facts = getDishFacts(kitchen.cookbook, dish);
  if (stuckWithout(facts, dish, lacking)) return false;
  return !notOfferedTo(kitchen.situations, heard.situations).some((caution) =>
    facts.cautions.has(caution),
  );
}

/** Up to `count` dishes that differ from one another, best first; those that miss least when none fits wholly. */
export function choose(
  table: Table,
  wish: Wish,
  count: number,
  not: ReadonlySet<string> = new Set(),
): Choice[] {
  const ranked = rank(table, wish, not);
  let least = 0;
  const bending = bendingOf(table);
  const chosen: Choice[] = [];
  const spare: Choice[] = [];
  let tries = 0;
  for (const { dish, cost } of ranked) {
    if (chosen.length >= count || tries >= TRIES) break;
    // Once something fits wholly, a half-fitting dish is no company for it.
    if (chosen.length > 0 && cost > (chosen[0]?.missed.length === 0 ? 0 : least + 20)) break;
    if (count > 1 && chosen.some((one) => tooAlike(one.adapted.original, dish, wish))) continue;
    tries++;
    const adapted = adapt(table.kitchen, dish, bending);
    const facts = getDishFacts(table.kitchen.cookbook, dish);
    if (adapted && chosen.length === 0) least = cost;
    if (!adapted) continue;
    const missed = missesOf(facts, dish, wish, table.lacking);
    // Bean sprouts are in the posting list of beans, and in nobody's wish for them.
    if (cost === 0 && missed.includes('food')) spare.push({ adapted, missed });
    else chosen.push({ adapted, missed });
  }
  return chosen.length > 0 ? chosen : spare.slice(0, count);
}

function rank(table: Table, wish: Wish, not: ReadonlySet<string>): Ranked[] {
  const { cookbook } = table.kitchen;
  const { kitchen, lacking, people, seed } = table;
  const { person, avoid, customs, situations } = table.heard;
  return rankDishes({
    ...{ dishes: cookbook.dishes, index: cookbook.index },
    ...{
      wish: { ...wish, moods: [...wish.moods, ...moodsFor(situations)] },
      needs: person.needs,
      avoid,
      customs,
      lacking,
      people,
    },
    cautions: notOfferedTo(kitchen.situations, situations),
    banned: [...not, ...table.served, ...ofRefusedKinds(table)],
    seed,
  });
}

/** "No soup" is no dish without soup in it but a dish that is none. */
function ofRefusedKinds({ kitchen, heard }: Table): string[] {
  const kinds = heard.avoid.filter((food) => isKindOfDish(food.said));
  if (kinds.length === 0) return [];
  const said = new Set(kinds.map((food) => singular(food.said)));
  return kitchen.cookbook.dishes
    .filter(
      (dish) => said.has(dish.course) || contentTokens(dish.title).some((word) => said.has(word)),
    )
    .map((dish) => dish.slug);
}

/** Three suggestions of one kind are no choice, unless that kind was asked for. */
function tooAlike(a: Dish, b: Dish, wish: Wish): boolean {
  const heart = (dish: Dish): string => dish.keywords[0] ?? dish.slug;
  if (a.slug === b.slug || nearlyTheSame(a, b, wish)) return true;
  if (!wish.cuisine && a.cuisine === b.cuisine) return true;
  return wish.include.length === 0 && wish.words.length === 0 && heart(a) === heart(b);
}

/** "Roast chicken" and "Roast chicken with lemon", or two names for much the same pot. */
function nearlyTheSame(a: Dish, b: Dish, wish: Wish): boolean {
  if (a.course !== b.course) return false;
  const asked = new Set([
    ...wish.words,
    ...wish.include.flatMap((food) => contentTokens(food.said)),
  ]);
  const words = (dish: Dish): string[] =>
    contentTokens(dish.title).filter((word) => !asked.has(word));
  const [first, second] = [words(a), words(b)];
  const shared = first.filter((word) => second.includes(word)).length;
  if (shared > 1 || (shared === 1 && Math.min(first.length, second.length) === 1)) return true;
  return likeness(a, b) > MUCH_ALIKE;
}

const MUCH_ALIKE = 0.6;

/** Shared ingredients over all ingredients. */
function likeness(a: Dish, b: Dish): number {
  const [mine, theirs] = [namesIn(a), namesIn(b)];
  let shared = 0;
  for (const name of mine) if (theirs.has(name)) shared += 1;
  return shared / Math.max(1, mine.size + theirs.size - shared);
}

/** What every pot has tells no two dishes apart. */
function namesIn(dish: Dish): Set<string> {
  return new Set(
    dish.ingredients
      .map((item) => item.name)
      .filter((name) => !/^(?:salt|black pepper|water|olive oil|sunflower oil)$/.test(name)),
  );
}
