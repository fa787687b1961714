/** Command: lists three other dishes for the same wish, minding what was said against the last ones; some may be composed. */

import { type Choice, choose } from '../../cook/choose/choose.ts';
import { ASKED_FOR_ONLY } from '../../cook/choose/match.ts';
import type { Table } from '../../cook/table.ts';
import { isOpen, likeThis, type Wish } from '../../cook/wish.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { composedOf, othersOf } from './composed.ts';
import { find } from './find.ts';
import { listFor } from './find-told.ts';
import { heartsOf, holdsHeart, suitsMoods } from './hearts.ts';
import { formSaid } from './kind-said.ts';
import { dishesOf } from './pick.ts';
import { fitted } from './serve-named.ts';
import { isIn } from './tell-choice.ts';
import { foodsOf, type Wished, wishedOf } from './wished.ts';

const OFFERED = 3;
/** They find these too long, or too much work. */
const TOO_LONG = ['quick', 'quicker', 'faster', 'long', 'longer', 'time', 'slow'];
const TOO_MUCH_WORK = [
  'easier',
  'simpler',
  'fiddly',
  'faff',
  'chopping',
  'washing',
  'work',
  'effort',
];

/** Needs a list or a card; undefined without either. What was offered or served before is not offered again. */
export function other(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Outcome | undefined {
  const { table } = context;
  const last = dishesOf(table, memo.offered.length > 0 ? memo.offered : slugOf(memo));
  const { ordinal } = clause;
  // "More like the first."
  const model = ordinal === undefined ? undefined : last.at(ordinal < 0 ? ordinal : ordinal - 1);
  const first = model ?? last[0];
  if (!first) return undefined;
  // "No, plain fried haddock": what is named is what they want.
  const isNamed = clause.foods.length > 0 && formSaid(table, clause) !== undefined;
  if (isNamed) return find(context, memo, asWanted(clause));
  const wished = wishedOf(table, clause);
  const isBare = model !== undefined || (isOpen(wished.wish) && wished.wish.moods.length === 0);
  // Three cakes were no open list: what follows is a cake.
  const isKind = first.course !== 'main' && last.every(({ course }) => course === first.course);
  const plain =
    isBare && (memo.offered.length === 0 || isKind || model !== undefined)
      ? { ...likeThis(first, wished.wish), include: model ? wished.wish.include : [] }
      : wished.wish;
  const wish = bent(plain, last, clause.terms);
  const eaten = foodsOf(clause, 'about-dish').flatMap(({ said }) => contentTokens(said));
  const not = new Set([
    ...memo.offered,
    ...memo.served,
    ...slugOf(memo),
    ...calledAfter(table.kitchen.cookbook.dishes, eaten),
  ]);
  const moods = clause.wish.moods;
  const kept = stillRight(wished, memo, last);
  const isRight = (choice: Choice) => holdsHeart(table, wish, choice);
  const found = choose(wished.table, wish, moods.length > 0 ? 3 * OFFERED : OFFERED, not).filter(
    isRight,
  );
  const few = [...kept, ...nearestIn(table, found, moods)].slice(0, OFFERED);
  // Where the book has no more of it, some can be put together.
  const lists = [...few, ...alsoMade({ ...wished, wish }, clause, few, not)].slice(0, OFFERED);
  const [mood] = moods;
  if (mood?.label && lists[0] && suits(table, lists[0], moods) <= 0) {
    const { told, ...outcome } = listFor({ ...wished, wish }, memo, lists, 'find.others');
    return { ...outcome, told: [tell('find.miss-mood', { mood: mood.label }), ...told.slice(1)] };
  }
  if (lists.length === 0) return looser({ ...wished, wish }, memo, not);
  const lead = wish === plain ? 'find.others' : 'find.others-lighter-work';
  return listFor({ ...wished, wish }, memo, lists, lead);
}

/** With the main food alone, where nothing else has all of it. */
function looser(wished: Wished, memo: Memo, not: ReadonlySet<string>): Outcome {
  const { table, wish } = wished;
  const less = { ...wish, words: [], include: heartsOf(table, wish).slice(0, 1) };
  const isLess = less.include.length > 0;
  const lists = isLess
    ? choose(table, less, OFFERED, not).filter(
        (one) =>
          holdsHeart(table, less, one) &&
          (wish.course !== undefined || !ASKED_FOR_ONLY.has(one.adapted.dish.course)),
      )
    : [];
  if (lists.length === 0) return { memo, told: [tell('find.no-more')] };
  return listFor({ ...wished, wish: less, atHand: [] }, memo, lists, 'find.near');
}

function alsoMade(
  wished: Wished,
  clause: ReadClause,
  few: readonly Choice[],
  not: ReadonlySet<string>,
): Choice[] {
  if (few.length === OFFERED || wished.wish.include.length === 0) return [];
  const first = composedOf(wished, clause);
  const all = first ? [first, ...othersOf(wished, clause, first)] : [];
  return all
    .map(({ choice }) => choice)
    .filter(
      (one) => !not.has(one.adapted.original.slug) && suitsMoods(wished.table, wished.wish, one),
    );
}

function asWanted(clause: ReadClause): ReadClause {
  const foods = clause.foods.map((one) =>
    one.role === 'about' ? { ...one, role: 'want' as const } : one,
  );
  return { ...clause, foods };
}

/** Of three dishes those without nuts, where "no nuts" is all that was said against them. */
function stillRight({ table, out }: Wished, { offered }: Memo, last: readonly Dish[]): Choice[] {
  if (out.length === 0 || offered.length === 0) return [];
  const isOut = (dish: Dish) =>
    out.some(
      (food) =>
        isIn(table, dish, food) ||
        contentTokens(food.said).every((word) =>
          getDishFacts(table.kitchen.cookbook, dish).terms.has(word),
        ),
    );
  const right = last.filter((dish) => !isOut(dish));
  // Where none of them had it in the first place, something else is wrong with them.
  return right.length === last.length ? [] : right.flatMap((dish) => fitted(table, dish) ?? []);
}

function slugOf({ card }: Memo): string[] {
  return card ? [card.slug] : [];
}

/** "Anything lighter": those that are, before those that only meet the rest. */
function nearestIn(table: Table, found: readonly Choice[], moods: Wish['moods']): Choice[] {
  return [...found].sort((a, b) => suits(table, b, moods) - suits(table, a, moods));
}

/** Above zero where more speaks for it than against it. */
function suits({ kitchen }: Table, choice: Choice, moods: Wish['moods']): number {
  const { terms } = getDishFacts(kitchen.cookbook, choice.adapted.original);
  const hits = (words: readonly string[]): number => words.filter((word) => terms.has(word)).length;
  return moods.reduce((sum, { keywords, against }) => sum + hits(keywords) - hits(against), 0);
}

/** What was said against the last list, as far as it is of time or work. */
function bent(wish: Wish, last: readonly Dish[], terms: readonly string[]): Wish {
  const says = (words: readonly string[]): boolean => words.some((word) => terms.includes(word));
  if (wish.maxMinutes === undefined && says(TOO_LONG)) {
    const least = Math.min(...last.map(({ time }) => time));
    return { ...wish, maxMinutes: Math.max(15, least - 1) };
  }
  if (!says(TOO_MUCH_WORK)) return wish;
  const easy = {
    label: 'easy',
    keywords: ['easy', 'one-pan', 'one-pot'],
    against: [],
    firm: false,
  };
  return { ...wish, moods: [...wish.moods, easy] };
}

/** Who had the chilli on Tuesday wants no other chilli. */
function calledAfter(dishes: readonly Dish[], words: readonly string[]): string[] {
  const kinds = new Set(words.map(singular));
  if (kinds.size === 0) return [];
  return dishes
    .filter(({ title }) => contentTokens(title).some((word) => kinds.has(word)))
    .map(({ slug }) => slug);
}
