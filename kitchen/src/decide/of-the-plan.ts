/** Rereads clauses said over a meal plan, menu or shopping list as changes of it or questions about its meals; joins related ones. */
import { wordSet } from '../commands/answers/subject.ts';
import type { CommandContext } from '../commands/command.ts';
import { MEAL_WORDS } from '../commands/find/courses.ts';
import { countOf } from '../commands/find/days.ts';
import { dishesOf } from '../commands/find/pick.ts';
import { namesPlan, THEMSELVES } from '../commands/plan/change-plan.ts';
import { mealsLabelled, mealsMeant } from '../commands/plan/meals-meant.ts';
import { saysHow } from '../commands/plan/plan-bounds.ts';
import { mergeWish } from '../cook/wish.ts';
import type { Memo } from '../memo/memo.ts';
import { isAsked } from '../read/question-acts.ts';
import type { ReadClause } from '../read/read-clause.ts';
import { LIKELY } from './question-words.ts';

/** Acts that change something, or find fault with it, whatever it is that lies on the table. */
const CHANGES = wordSet(
  'change-plan swap add leave-out adjust heat quicker restyle other complain find dish have no method plan menu',
);
/** Said beside a change they say which meals are right as they are. */
const APPROVES = wordSet('pick yes praise thanks small-talk');
const POSSIBLE = 0.3;
const SURE = 0.6;
const EVEN = 0.5;
/** Words that ask for a dish to be written out. */
const OPENS = ['write', 'recipe', 'full', 'show', 'open'];
const ASKS = [...OPENS, 'give', 'make', 'cook', 'want'];

/** Clauses that change the plan have that act; those that only go on with one are taken into it. */
export function withPlanMeant(
  context: CommandContext,
  memo: Memo,
  clauses: readonly ReadClause[],
): readonly ReadClause[] {
  if (memo.plan.length === 0 || memo.offered.length > 0 || memo.step !== undefined) return clauses;
  // "Give me the stroganoff for two, with yoghurt": the plan is left for one of its dishes.
  if (!memo.card && clauses.some((clause) => opensMeal(memo, clause))) return clauses;
  const read = clauses.map((clause) => ofPlan(context, memo, clause));
  const isChanged = read.some(({ act }) => act === 'change-plan');
  if (!isChanged) return read;
  const all: ReadClause[] = [];
  for (const clause of read.filter((one) => !isApproval(one))) {
    const one = namesMealOnly(context, memo, clause) ? asChange(clause) : clause;
    const last = all.at(-1);
    if (last?.act === 'change-plan' && goesOn(memo, last, one))
      all.splice(-1, 1, joined(last, one));
    else all.push(one);
  }
  return all;
}

function opensMeal(memo: Memo, clause: ReadClause): boolean {
  const { act, chance, dishes, people, terms } = clause;
  const [dish, other] = dishes;
  if (act !== 'dish' || chance < SURE || !dish || other) return false;
  const isPlanned = memo.plan.some(({ slug }) => slug === dish.slug);
  const isAsked = people !== undefined || ASKS.some((word) => terms.includes(word));
  return isPlanned && isAsked && mealsLabelled(memo.plan, clause).length === 0;
}

function ofPlan(context: CommandContext, memo: Memo, said: ReadClause): ReadClause {
  // "Is the starter hard?" says nothing of what is to come instead.
  const isQuestion = said.chance < LIKELY && isAsked(said.second) && !saysHow(said);
  const isAsking = said.act === 'change-plan' && isQuestion && said.foods.length === 0;
  const clause = isAsking ? { ...said, act: said.second } : said;
  const labelled = mealsLabelled(memo.plan, clause);
  const isLabelled = labelled.length > 0;
  const [only, other] = labelled;
  const isGuess = isAsked(clause.act) && clause.chance < EVEN;
  const isNew = clause.dishes.some(({ slug }) => memo.plan.every((meal) => meal.slug !== slug));
  // "I'll do Friday myself" picks nothing for it.
  const isTheirs = THEMSELVES.some((word) => clause.terms.includes(word));
  if (isLabelled && isTheirs && !memo.card) return asChange(clause);
  // "Roast chicken for the main?", taken for a question.
  if (isGuess && isLabelled && isNew) return asChange(clause);
  // "What's day 3?", "can I have Tuesday's recipe".
  if (only && !other && (isGuess || clause.act === 'show'))
    return {
      ...clause,
      act: 'pick',
      chance: LIKELY,
      days: [],
      ordinal: memo.plan.indexOf(only) + 1,
    };
  // "Back to the plan" takes nothing back.
  if (clause.act === 'undo' && namesPlan(clause) && memo.card) return { ...clause, act: 'show' };
  if (isAsked(clause.act)) return ofItsMeal(context, memo, clause);
  const listed = ofTheList(memo, clause);
  const { act, chance } = listed;
  if (act === 'change-list') return listed;
  if (!CHANGES.has(act) || chance < POSSIBLE) return clause;
  // Over an open card only what names the plan or a meal of it is said of the plan.
  if (memo.card) {
    const isMeant = act === 'change-plan' && (isLabelled || namesPlan(clause));
    const isCorrected = isLabelled && chance < SURE;
    return isMeant || isCorrected ? asChange(clause) : clause;
  }
  return changes(context, memo, listed, isLabelled) ? asChange(listed) : clause;
}

/** "Not the curry" before any list has been written is said of the plan; and mince that is in the house is to be used. */
function ofTheList({ list, card }: Memo, clause: ReadClause): ReadClause {
  const { act, second } = clause;
  if (list && !card && tellsOfHouse(clause))
    return { ...clause, act: 'change-list', terms: [...clause.terms, 'already'] };
  const isOfShopping = OF_SHOPPING.some((word) => clause.terms.includes(word));
  if (act !== 'change-list' || list || isOfShopping) return clause;
  if (second !== 'have') return { ...clause, act: 'leave-out' };
  const foods = clause.foods.map((one) => ({ ...one, role: 'have' as const }));
  return { ...clause, act: 'have', foods };
}

/** "We already have the garlic", said where things are to be bought. */
export function tellsOfHouse({ act, second, foods }: ReadClause): boolean {
  const isTold = act === 'have' || (act === 'need' && second === 'change-list');
  return isTold && foods.length > 0 && foods.every(({ role }) => HAD.has(role));
}

const HAD: ReadonlySet<string> = new Set(['have', 'want', 'about']);
const OF_SHOPPING = ['list', 'shop', 'shopping', 'buy'];

/** Over a plan that lies open: whether the clause says what is to be different in it. */
function changes(
  { table }: CommandContext,
  memo: Memo,
  clause: ReadClause,
  isLabelled: boolean,
): boolean {
  const { act, foods, dishes, terms } = clause;
  if (act === 'change-plan') return true;
  const count = countOf(clause);
  const isHow = saysHow(clause);
  // "5 dinners, all under 20 minutes" is said again of the five that are there.
  if (act === 'plan' || act === 'menu') return isHow && count === memo.plan.length;
  if (terms.includes('next')) return false;
  const isSame = count !== undefined && count === memo.plan.length;
  if (act === 'find' || act === 'dish') {
    const isBare = foods.length + dishes.length === 0;
    const isPlanned = dishes.some(({ slug }) => memo.plan.some((meal) => meal.slug === slug));
    return (
      isSame || (isLabelled && !isPlanned) || (isBare && isHow && clause.wish.words.length === 0)
    );
  }
  if (act === 'other') return true;
  if (act === 'have') return foods.some(({ role }) => role === 'have');
  if (act === 'no' || act === 'add') return isLabelled;
  return isHow || isLabelled || mealsMeant(table, memo.plan, clause).length > 0;
}

function asChange(clause: ReadClause): ReadClause {
  return { ...clause, act: 'change-plan', chance: Math.max(clause.chance, LIKELY) };
}

/** "The soup sounds perfect", beside a change of the main. */
function isApproval({ act, terms, ordinal }: ReadClause): boolean {
  return APPROVES.has(act) && ordinal === undefined && !OPENS.some((word) => terms.includes(word));
}

/** "And gazpacho in November?", beside a change: a meal that is named and not asked for. */
function namesMealOnly({ table }: CommandContext, memo: Memo, clause: ReadClause): boolean {
  const { act, dishes, terms } = clause;
  const isNamed = (act === 'dish' || act === 'find') && dishes.length > 0;
  const planned = dishesOf(
    table,
    memo.plan.map(({ slug }) => slug),
  );
  return (
    isNamed &&
    dishes.every((dish) => planned.includes(dish)) &&
    !OPENS.some((word) => terms.includes(word))
  );
}

/** "Swap Tuesday. Something with lentils": the second says what the first is to become. */
function goesOn({ plan }: Memo, last: ReadClause, next: ReadClause): boolean {
  const isMore = GOES_ON.has(next.act) || (OF_ITS_DISH.has(next.act) && isLabelled(plan, last));
  const isFree = last.dishes.length === 0 && last.foods.every(({ role }) => role !== 'want');
  return isMore && isFree && !isLabelled(plan, next) && countOf(next) === undefined;
}

function isLabelled(plan: Memo['plan'], clause: ReadClause): boolean {
  return mealsLabelled(plan, clause).length > 0;
}

const GOES_ON = wordSet('find quicker restyle change-plan');
/** "Monday takes too long. Can you make it with turkey, in the slow cooker?" says what that day is to become. */
const OF_ITS_DISH = wordSet('swap add method');

function joined(last: ReadClause, next: ReadClause): ReadClause {
  return {
    ...last,
    foods: [...last.foods, ...next.foods],
    dishes: [...last.dishes, ...next.dishes],
    wish: mergeWish(last.wish, next.wish),
    minutes: next.minutes ?? last.minutes,
    amounts: [...last.amounts, ...next.amounts],
    terms: [...last.terms, ...next.terms],
  };
}

/** "Is the dessert gluten-free?" asks of the dish that is planned for it. */
function ofItsMeal({ table }: CommandContext, memo: Memo, clause: ReadClause): ReadClause {
  if (clause.dishes.length > 0) return clause;
  // What wine goes with a menu is a matter of its main.
  const main = memo.plan.find(({ label }) => label === 'Main');
  if (clause.act === 'pairing' && main && !memo.card)
    return { ...clause, dishes: dishesOf(table, [main.slug]) };
  const [meal, other] = mealsLabelled(memo.plan, { ...clause, ordinal: undefined });
  const dishes = meal && !other ? dishesOf(table, [meal.slug]) : [];
  // A starter is also what sourdough begins with.
  const terms = clause.terms.filter((term) => !MEAL_WORDS.has(term));
  return dishes.length > 0 ? { ...clause, dishes, terms } : clause;
}
