/** Gathers a wish from the conversation and one message part: foods wanted, at hand and kept out, kind of dish, and for whom. */

import { nameFood } from '../../compose/name-foods.ts';
import { isOfNeed, speaks, type Table, withDiets } from '../../cook/table.ts';
import { isAllTheyHave, type Wish } from '../../cook/wish.ts';
import { isKindOfDish } from '../../cookbook/dish-kinds.ts';
import type { Food } from '../../needs/heard.ts';
import type { FoodMention, FoodRole, ReadClause } from '../../read/read-clause.ts';
import { singular } from '../../text/plurals.ts';
import { isMeal } from './courses.ts';
import { formSaid } from './kind-said.ts';

export interface Wished {
  /** With all that this clause keeps out among the avoided foods. */
  readonly table: Table;
  readonly wish: Wish;
  /** Kept out by this clause alone. */
  readonly out: readonly Food[];
  /** What is at hand. */
  readonly atHand: readonly Food[];
}

const IN: ReadonlySet<FoodRole> = new Set(['want', 'have', 'likes', 'add', 'more', 'dish', 'to']);
const OUT: ReadonlySet<FoodRole> = new Set(['without', 'dislike', 'lacking', 'harm', 'from']);
/** Spoken of in passing, so that no dish is looked for by it. */
const ASIDE: ReadonlySet<FoodRole> = new Set(['about', 'about-dish', 'beside', 'less']);

/** "Teas" are a meal; soup and salad are courses that a wish knows without this. */
const BARE_MEALS: ReadonlySet<string> = new Set(['teas', 'pud', 'pudding', 'puddings', 'sweet']);
/** A wish surer than this is believed where the same food is refused as well. */
const SURE = 0.6;
/** "Never done pulled pork before": what is hardly refused is not. */
const LIKELY = 0.3;

/** Said once to be out, it is out, unless it is surely wished for elsewhere. */
function isRefused({ foods }: ReadClause, { role, chance, food }: FoodMention): boolean {
  const isSure = role !== 'have' && chance >= SURE;
  const isOut = (one: FoodMention) => OUT.has(one.role) && sameFood(one.food, food);
  return IN.has(role) && !isSure && foods.some(isOut);
}

export function foodsOf({ foods }: ReadClause, ...roles: readonly FoodRole[]): Food[] {
  return foods.filter(({ role }) => roles.includes(role)).map(({ food }) => food);
}

export function sameFood(a: Food, b: Food): boolean {
  return a.said === b.said || a.names[0] === b.names[0];
}

/** Whether a food is what was meant by a wide word beside it: the haddock by the fish, the penne by the pasta. */
function isSortOf(one: Food, wide: Food): boolean {
  const [name = ''] = one.names;
  if (one === wide || sameFood(one, wide)) return false;
  const isGroup = wide.names.length > 2 && wide.names.includes(name);
  // The chicken thighs, where chicken was said as well.
  const isCut =
    one.said.startsWith(`${singular(wide.said)} `) && one.kinds.join() === wide.kinds.join();
  const isHead = wide.kinds.length === 0 && one.said.endsWith(` ${wide.said}`);
  return isGroup || isHead || isCut || one.kinds.includes(wide.names[0] ?? '');
}

/** Foods that the conversation knows are kept; those that this clause speaks of otherwise are not. */
export function wishedOf(table: Table, clause: ReadClause): Wished {
  const { wish } = table;
  const { needs } = table.heard.person;
  const named = (roles: ReadonlySet<FoodRole>, least = 0): Food[] =>
    clause.foods
      .filter(({ role, chance }) => roles.has(role) && chance >= least)
      .map(({ food }) => food);
  const refused = clause.foods.filter((one) => isRefused(clause, one)).map(({ food }) => food);
  // "I always do potato salad, I want something else this time."
  const isElse = clause.terms.includes('else') && clause.act === 'find';
  const usual = isElse
    ? foodsOf(clause, 'have', 'about').filter(({ said }) =>
        isKindOfDish(said.split(' ').at(-1) ?? ''),
      )
    : [];
  const inside = named(IN).filter(
    (food) =>
      !refused.includes(food) && !usual.includes(food) && speaks(table.kitchen, food.said, needs),
  );
  const isInside = (food: Food): boolean => inside.some((one) => sameFood(one, food));
  const out = [...named(OUT, LIKELY), ...refused, ...usual].filter(
    (food) => !(isInside(food) || isOfNeed(needs, food)),
  );
  const aside = [...named(ASIDE), ...out];
  // "Just eggs": what was named before is not meant any more.
  const isAnew = isAllTheyHave(clause.wish) && inside.length > 0;
  // As it is said now: "cold roast beef" is cooked, which the memo does not keep.
  const kept = (isAnew ? [] : wish.include)
    .filter((food) => !aside.some((one) => sameFood(one, food)))
    .map((food) => inside.find((one) => sameFood(one, food)) ?? food);
  // "Something else for dessert" keeps no dessert off the table; "no soup" does.
  const { dislikes, without } = table.heard.news;
  const isOut = ({ said }: Food): boolean => dislikes.includes(said) || without.includes(said);
  const avoid = table.heard.avoid.filter(
    (food) => food.firm || isOut(food) || !(isInside(food) || isMeal(food.said)),
  );
  const include = [...kept, ...inside.filter((food) => !kept.some((one) => sameFood(one, food)))]
    // What was wished for once and is disliked by now is not looked for any more.
    .filter((food) => !avoid.some((one) => (one.firm || !isInside(food)) && sameFood(one, food)))
    .filter(({ said }) => !BARE_MEALS.has(said));
  const form = formSaid(table, clause);
  const isKind = (food: Food) => isKindSaid(table, food, form);
  const told = include.filter(
    (food) =>
      !(isKind(food) || isMadeOf(table, food, include)) &&
      !include.some((one) => isSortOf(one, food)),
  );
  const fresh = out.filter((food) => !avoid.some((one) => sameFood(one, food)));
  const wanted = foodsOf(clause, 'want', 'likes', 'dish', 'to', 'more');
  const minutes = clause.minutes ?? wish.maxMinutes;
  const diets = [...(wish.diets ?? []), ...clause.diets];
  const isFirm = clause.minutes !== undefined || wish.firmTime;
  return {
    table: withDiets({ ...table, heard: { ...table.heard, avoid: [...avoid, ...fresh] } }, diets),
    wish: {
      ...wish,
      ...{ named: [], ideas: clause.wish.ideas, recipe: clause.wish.recipe },
      // A kind of dish that is named now takes the place of the one before.
      ...(form === undefined
        ? {}
        : { words: include.some(isKind) ? [...clause.wish.words, form] : clause.wish.words }),
      include: told,
      ...(minutes === undefined ? {} : { maxMinutes: minutes, firmTime: isFirm }),
    },
    out: fresh,
    atHand: told.filter((food) => !wanted.some((one) => sameFood(one, food))),
  };
}

/** Sticky chicken is what comes of the chicken that they have. */
function isMadeOf({ kitchen }: Table, { said }: Food, foods: readonly Food[]): boolean {
  const [first = '', ...rest] = said.split(' ');
  const food = rest.join(' ');
  return (
    food !== '' &&
    kitchen.forms.all.some(({ names }) => names.includes(first)) &&
    foods.some((one) => one.said !== said && one.said.startsWith(food))
  );
}

/** A veggie chilli is a kind of dish, and no dish with a chilli in it. */
function isKindSaid(
  { kitchen: { rules, forms } }: Table,
  { said }: Food,
  form: string | undefined,
): boolean {
  if (form === undefined || singular(said) !== singular(form)) return false;
  return nameFood(rules, forms.cooking, said)?.classes.includes('seasoning') === true;
}
