/** Chooses up to so many differing dishes for a wish, adapted where that makes them fit; near misses, named so, when none does. */
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { DishFacts } from '../../cookbook/dish-facts.ts';
import { isKindOfDish } from '../../cookbook/dish-kinds.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { adapt } from '../adapt/adapt.ts';
import type { AdaptedDish, Bending } from '../adapt/adapt-work.ts';
import type { Table } from '../table.ts';
import type { Wish } from '../wish.ts';
import { NEVER, SAME_TIER } from './costs.ts';
import { keepsToFigures } from './figures-kept.ts';
import { wordsOf } from './food-words.ts';
import { foodsOut, moodsFor, notOfferedTo } from './kept-out.ts';
import { holdsFood, isSmallThing, type Miss, missesOf, stuckWithout } from './match.ts';
import { type Ranked, rankDishes } from './rank.ts';

export interface Choice {
  readonly adapted: AdaptedDish;
  /** Parts of the wish that this dish misses; the caller says so, and asks rather than serves. */
  readonly missed: readonly Miss[];
  /** How well it uses the foods that were named, 0 to 1; 1 where none were. */
  readonly uses: number;
}

/** So many dishes are tried at most, so that a reply stays quick whatever the needs. */
const TRIES = 16;

export function bendingOf(table: Table): Bending {
  const { person, customs } = table.heard;
  return {
    needs: person.needs,
    avoid: foodsOut(table),
    apart: customs.some((custom) => custom.apart),
  };
}

/** Whether nothing stands in the way that no swap mends: a missing tool, somebody who needs care, much salt against a doctor's order. */
export function suitsTable({ kitchen, heard, lacking }: Table, dish: Dish): boolean {
  const facts = getDishFacts(kitchen.cookbook, dish);
  if (stuckWithout(facts, dish, lacking)) return false;
  const wary = heard.customs.flatMap((custom) => custom.wary);
  return ![...notOfferedTo(kitchen.situations, heard.situations), ...wary].some((caution) =>
    facts.cautions.has(caution),
  );
}

/**
 * Up to `count` dishes that differ from one another, best first. Where none meets the whole wish, those that come near:
 * they miss one part of several, which `missed` names. Nothing where a dish would have little to do with the wish.
 */
export function choose(
  table: Table,
  wish: Wish,
  count: number,
  not: ReadonlySet<string> = new Set(),
): Choice[] {
  const { cookbook } = table.kitchen;
  const bending = bendingOf(table);
  const chosen: Choice[] = [];
  const alike: Ranked[] = [];
  let tries = 0;
  let least: number | undefined;
  const take = ({ dish, cost }: Ranked): void => {
    const facts = getDishFacts(cookbook, dish);
    const missed = missesOf(facts, dish, wish);
    const uses = usesOf(facts, wish);
    if (missed.length > 0 && !isNear(dish, wish, missed)) return;
    if (missed.includes('food') && uses < HALF) return;
    tries++;
    const adapted = adapt(table.kitchen, dish, bending);
    if (!adapted) return;
    // Artichokes in place of the prawns are no protein.
    const isChanged = adapted.changes.length > 0 && !missed.includes('mood');
    if (isChanged && !keepsToFigures(table.kitchen, adapted.dish, wish)) return;
    least ??= cost;
    chosen.push({ adapted, missed, uses });
  };
  for (const ranked of rank(table, wish, not)) {
    if (chosen.length >= count || tries >= TRIES || ranked.cost >= NEVER) break;
    // A dish that fits less is no company for one that fits.
    if (least !== undefined && ranked.cost > least + SAME_TIER) break;
    const others = chosen.map(({ adapted }) => adapted.original);
    if (count > 1 && others.some((one) => tooAlike(one, ranked.dish, wish))) alike.push(ranked);
    else take(ranked);
  }
  // Two soups of one kitchen are better than one soup.
  for (const ranked of alike) {
    if (chosen.length >= count || tries >= TRIES) break;
    const others = chosen.map(({ adapted }) => adapted.original);
    if (!others.some((one) => nearlyTheSame(one, ranked.dish, wish))) take(ranked);
  }
  return chosen;
}

const HALF = 0.5;

/** Whether a dish that misses something is still worth a word: most of the wish is there, and it is not much too late. */
function isNear(dish: Dish, wish: Wish, missed: readonly Miss[]): boolean {
  const { cuisine, course, include, words, moods, maxMinutes } = wish;
  const most = maxMinutes ?? Number.POSITIVE_INFINITY;
  if (dish.time > most * LATE + LATE_MINUTES) return false;
  // Nobody who asked for a dessert is helped by beef.
  if (missed.includes('course') && course?.narrow) return false;
  const parts =
    [cuisine, course, maxMinutes].filter((part) => part !== undefined).length +
    (include.length + words.length + moods.filter(({ firm }) => firm).length);
  const foods = missed.filter((miss) => miss === 'food').length;
  const others = missed.length - foods;
  if (foods > 0 && include.length > 2) return others === 0 && foods < include.length / 2;
  const isOnlyLate = parts === 1 && missed[0] === 'time';
  return missed.length === 1 && (parts > 1 || isOnlyLate);
}

/** For half an hour forty-five minutes are worth a word, and two hours are not. */
const LATE = 1.5;
const LATE_MINUTES = 5;

/** What it is made of counts whole, a garnish half; what is small counts only where nothing else was named. */
function usesOf(facts: DishFacts, { include }: Wish): number {
  const large = include.filter((food) => !isSmallThing(food));
  const foods = large.length > 0 ? large : include;
  const shares = foods.map((food) => {
    if (!holdsFood(facts, food)) return 0;
    const isNamed = wordsOf(food).content.every((word) => facts.terms.has(word));
    return isNamed || food.names.some((name) => facts.substance.has(name)) ? 1 : 0.5;
  });
  const sum = shares.reduce<number>((all, one) => all + one, 0);
  return foods.length === 0 ? 1 : sum / foods.length;
}

function rank(table: Table, wish: Wish, not: ReadonlySet<string>): Ranked[] {
  const { cookbook } = table.kitchen;
  const { kitchen, lacking, people, seed } = table;
  const { person, avoid, customs, situations } = table.heard;
  const wary = customs.flatMap((custom) => custom.wary);
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
    cautions: [...notOfferedTo(kitchen.situations, situations), ...wary],
    banned: [...not, ...table.served, ...ofRefusedKinds(table)],
    seed,
  });
}

/** "No soup" is no dish without soup in it but a dish that is none. */
function ofRefusedKinds({ kitchen, heard }: Table): string[] {
  const kinds = heard.avoid
    .map((food) => contentTokens(food.said))
    .filter((words) => isKindOfDish(words.at(-1) ?? ''));
  if (kinds.length === 0) return [];
  return kitchen.cookbook.dishes
    .filter(({ title, course }) => {
      const own = contentTokens(title);
      return kinds.some((words) =>
        words.every((word) => own.includes(word) || (words.length === 1 && word === course)),
      );
    })
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
  const asked = new Set([...wish.words, ...wish.include.flatMap((food) => wordsOf(food).content)]);
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
