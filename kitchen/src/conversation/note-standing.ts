/** Notes in the conversation state what a message says for all replies: people, units, missing tools, wish, foods at home; reads the wish. */
import { formSaid } from '../commands/find/kind-said.ts';
import { ofAllDays } from '../commands/plan/plan-bounds.ts';
import { isAllTheyHave, mergeWish, NO_WISH, type Wish } from '../cook/wish.ts';
import { tellsOfHouse } from '../decide/of-the-plan.ts';
import { colouredBy, colours } from '../decide/one-wish.ts';
import type { Memo, SaidWish } from '../memo/memo.ts';
import { describeClause, NOTED } from '../read/describe-clause.ts';
import type { ReadClause } from '../read/read-clause.ts';
import { contentTokens } from '../text/name-tokens.ts';
import type { Kitchen } from './kitchen.ts';

const MOST_FOODS = 12;
const MOST_LACKING = 20;
const MOST_REFUSED = 3;
const SURE = 0.6;

export function noteStanding(kitchen: Kitchen, memo: Memo, clauses: readonly ReadClause[]): Memo {
  const asking = clauses.filter(({ act }) => !act.startsWith('ask-'));
  // "My husband hates coriander and I hate onion" tells of two, and counts nobody.
  const isCount = ({ act, people, amounts }: ReadClause) =>
    people !== undefined && (act !== 'need' || amounts.length > 0 || !memo.card);
  const counting = asking.filter(isCount);
  // "Serves 8?? It's just me": what is complained of counts last.
  const told = counting.find(({ act }) => act !== 'complain') ?? counting[0];
  const people = told && !isForOne(memo, told) ? told.people : memo.people;
  // "Hummus in cups please" wishes for both.
  const units = asking.find((clause) => clause.units !== undefined)?.units ?? memo.units;
  const without = clauses.flatMap(({ lackingTools }) => lackingTools);
  const lacking = [...new Set([...(memo.lacking ?? []), ...without])].slice(0, MOST_LACKING);
  // "Forget that. Just noodles and eggs": of the wish before nothing is left.
  const isAnew = clauses.some(({ act, chance }) => act === 'reset' && chance >= SURE);
  const { wish: _, ...cleared } = memo;
  const wish = wishNow(kitchen, isAnew ? cleared : memo, clauses);
  const list = listNow(memo, clauses);
  return {
    ...memo,
    ...(list ? { list } : {}),
    ...(people !== undefined && Number.isInteger(people) && people > 0 ? { people } : {}),
    ...(units === undefined ? {} : { units }),
    ...(lacking.length > 0 ? { lacking } : {}),
    ...(wish ? { wish } : {}),
  };
}

/** What is off the list or in the house anyway is crossed off before needs are heard: it is off nobody's plate. */
function listNow({ list, card, plan }: Memo, clauses: readonly ReadClause[]): Memo['list'] {
  if (!list || card || plan.length === 0) return list;
  const had = clauses
    .filter((one) => one.act === 'change-list' || tellsOfHouse(one))
    .flatMap(({ foods }) => foods)
    .filter(({ role }) => OFF_THE_LIST.has(role))
    .map(({ food }) => food.said);
  return { ...list, crossedOff: [...new Set([...list.crossedOff, ...had])].slice(-MOST_LISTED) };
}

const MOST_LISTED = 40;
const OFF_THE_LIST: ReadonlySet<string> = new Set(['have', 'want', 'without', 'from', 'about']);

/** "Just for 1", said of a dish where more sit at the table, is a plate beside theirs. */
function isForOne(memo: Memo, { act, people }: ReadClause): boolean {
  return people === 1 && (act === 'dish' || act === 'find') && (memo.people ?? 0) > 2;
}

/** The wish that the memo holds, read again. */
export function wishOf(kitchen: Kitchen, said: SaidWish | undefined): Wish {
  if (!said) return NO_WISH;
  const { foods, words, minutes } = said;
  const text = words.join(', ');
  const { wish, said: called } = describeClause(kitchen, text, wholeOf(text));
  const include = foods.flatMap((food) => {
    const act = {
      ...wholeOf(food),
      act: NOTED,
      foods: [{ role: 'have', chance: 1, start: 0, end: food.length }],
    };
    return describeClause(kitchen, food, act).wish.include;
  });
  return {
    ...{ ...wish, named: [], include, ideas: false, recipe: false },
    // "Taco" by itself is the name of a dish, and was a word of a wish.
    words: [...new Set([...wish.words, ...called.flatMap((one) => one.words)])],
    ...(minutes === undefined ? {} : { maxMinutes: minutes, firmTime: true }),
  };
}

function wholeOf(text: string) {
  return { act: 'find', chance: 1, second: '', foods: [], start: 0, end: text.length };
}

/** Acts that say more of one and the same wish. */
const OF_A_WISH: ReadonlySet<string> = new Set([
  ...['find', 'dish', 'have', 'people', 'need', 'kit', 'other', 'pick', 'plan', 'menu'],
]);
/** Acts that may begin another wish. */
const BEGINS: ReadonlySet<string> = new Set(['find', 'dish', 'plan', 'menu']);

function wishNow(
  kitchen: Kitchen,
  memo: Memo,
  clauses: readonly ReadClause[],
): SaidWish | undefined {
  // What is said over a plan that lies open is said of a day, and the plan's own wish stays.
  const isOverPlan =
    memo.plan.length > 0 && !memo.card && !clauses.some(({ act }) => PLANS.has(act));
  // "That's literally it" is no complaint.
  const own = clauses.filter(({ act, wish }) => OF_A_WISH.has(act) || isAllTheyHave(wish));
  const said = isOverPlan ? boundsOfPlan(clauses) : own;
  if (said.length === 0) return memo.wish;
  // A need is kept by whoever hears needs, so that it can be taken back.
  const told = said.reduce(
    (all: Wish, { act, wish }) => mergeWish(all, act === 'need' ? { ...wish, diets: [] } : wish),
    NO_WISH,
  );
  const sum = colouredBy(told, clauses.filter(colours));
  // "Chicken ones", said of tacos, are tacos.
  const isOnes = sum.words.length === 0 && said.some((one) => one.act === 'find' && saysOnes(one));
  const now = isOnes && !sum.course ? { ...sum, words: headOf(kitchen, memo) } : sum;
  const before = wishOf(kitchen, memo.wish);
  // A kind of dish that is named now takes the place of the one before.
  const isKind = said.some((one) => formSaid({ kitchen }, one) !== undefined);
  const old = isKind ? { ...before, words: [] } : before;
  // Another plan is for the same people, and what suits them still does.
  const isPlanAgain = memo.plan.length > 0 && !memo.card;
  const isNew =
    !isPlanAgain && said.some(({ act }) => BEGINS.has(act)) && beginsAnew(memo, old, now);
  // "Just eggs": what was named before is not meant any more.
  const isOnly = isAllTheyHave(now) && now.include.length > 0;
  if (!isNew) return saidOf(mergeWish(isOnly ? { ...old, include: [] } : old, now));
  const same = { ...now, diets: mergeWish(old, now).diets };
  if (memo.offered.length > 0) return saidOf(same);
  return saidOf(goingOn(old, now, said));
}

/** "20 minutes at most", said of a plan and of none of its days, holds for whatever comes into it; its foods do not. */
function boundsOfPlan(clauses: readonly ReadClause[]): ReadClause[] {
  return clauses
    .filter(({ act, wish }) => OF_A_PLAN.has(act) && !wish.course)
    .map((one) => (one.days.length > 0 ? ofAllDays(one) : one))
    .map((one) => ({
      ...one,
      act: 'other',
      wish: { ...one.wish, named: [], include: [], words: [] },
    }));
}

const OF_A_PLAN: ReadonlySet<string> = new Set([
  ...['change-plan', 'complain', 'quicker', 'restyle', 'find', 'have', 'other', 'need', 'swap'],
]);
const PLANS: ReadonlySet<string> = new Set(['plan', 'menu']);

function saysOnes({ terms, ordinal }: ReadClause): boolean {
  return terms.includes('one') && ordinal === undefined;
}

function headOf({ cookbook }: Kitchen, { card }: Memo): string[] {
  const dish = cookbook.dishes.find(({ slug }) => slug === card?.slug);
  return contentTokens(dish?.title ?? '').slice(-1);
}

/** "What about fish?", after a curry, is a curry with fish; after a pudding "something with apples" is a pudding. */
function goingOn(old: Wish, now: Wish, said: readonly ReadClause[]): Wish {
  const { course, cuisine, words, named } = now;
  if (course || cuisine || words.length + named.length > 0) return now;
  if (said.some(({ continues }) => continues))
    return { ...mergeWish(old, now), include: now.include };
  return old.course?.narrow ? { ...now, course: old.course } : now;
}

/** After a card a wish with any content is another one; while a list is open another course or dish is. */
function beginsAnew({ offered }: Memo, old: Wish, now: Wish): boolean {
  if (now.named.length > 0) return true;
  const { course, cuisine, include, words } = now;
  if (offered.length === 0) return Boolean(course || cuisine) || include.length + words.length > 0;
  return course !== undefined && course.label !== old.course?.label;
}

function saidOf(wish: Wish): SaidWish {
  const { include, cuisine, course, moods, words, diets, refusedCuisines, maxMinutes } = wish;
  const refused = refusedCuisines?.slice(0, MOST_REFUSED).map((name) => `not ${name}`) ?? [];
  const labels = [cuisine?.label, course?.label, ...moods.map(({ label }) => label)];
  const kinds = [...labels, ...words, ...(diets ?? []), ...refused];
  return {
    foods: include.map(({ said }) => said).slice(0, MOST_FOODS),
    words: kinds
      .filter((word) => word !== undefined && word !== '')
      .slice(0, MOST_FOODS) as string[],
    ...(maxMinutes === undefined ? {} : { minutes: maxMinutes }),
  };
}
