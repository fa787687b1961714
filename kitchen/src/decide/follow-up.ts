/** Completes follow-up messages from what was talked of before: "and in the oven?", "how much of it?", "can I leave it out?" */
import { wordSet } from '../commands/answers/subject.ts';
import type { CommandContext } from '../commands/command.ts';
import { bookDish } from '../commands/edits/card-choice.ts';
import { foodSaid } from '../commands/edits/said-food.ts';
import { dishesOf } from '../commands/find/pick.ts';
import { isFood } from '../cook/adapt/adapt-work.ts';
import { isPlural } from '../cook/adapt/rename.ts';
import type { Dish } from '../cookbook/dish.ts';
import type { Memo, SpokenOf } from '../memo/memo.ts';
import { isAsked } from '../read/question-acts.ts';
import type { FoodMention, ReadClause } from '../read/read-clause.ts';
import { contentTokens } from '../text/name-tokens.ts';
import { namedAgain } from './named-again.ts';
import {
  actInsistedOn,
  INSISTED,
  insistedOn,
  isBare,
  LIKELY,
  mayGoOn,
  settled,
} from './question-words.ts';
import { GONE, namesAny, spokenOf, taking } from './spoken-of.ts';

/** The clauses, each with what it leaves unsaid from the one before it, the first from the memo. */
export function withSubjects(
  context: CommandContext,
  memo: Memo,
  clauses: readonly ReadClause[],
): ReadClause[] {
  let before: Before = { act: memo.question, subject: memo.subject };
  return clauses.map((clause) => {
    const whole = inFull(context, memo, clause, before);
    before = { act: isAsked(whole.act) ? whole.act : undefined, subject: spokenOf(whole, memo) };
    return whole;
  });
}

interface Before {
  /** Undefined where it was no question. */
  readonly act: string | undefined;
  readonly subject: SpokenOf | undefined;
}

function inFull(
  context: CommandContext,
  memo: Memo,
  said: ReadClause,
  { act: asked, subject }: Before,
): ReadClause {
  const named = settled(namedAgain(context, memo, ofOneListed(context, memo, said)));
  if (!subject) return named;
  const clause = narrowed(context, named, subject);
  const again = asked === undefined ? undefined : actInsistedOn(clause, asked, subject);
  if (again) return taking(context, insistedOn(clause, again), subject);
  const { needs, situations } = clause;
  const isForSomebody = needs.diets.length + needs.allergies.length + situations.length > 0;
  // "What about the fish sauce, my daughter is vegetarian" asks of her.
  if (clause.continues && isForSomebody && !isAsked(clause.act) && clause.foods.length > 0)
    return { ...clause, act: 'ask-diet', chance: INSISTED };
  const asksCause = asked !== undefined && isAsked(clause.act) && CAUSE.test(context.message);
  if (asksCause && asked === 'rescue')
    return taking(
      context,
      { ...clause, act: asked, chance: INSISTED, foods: [], terms: ['because'] },
      subject,
    );
  if (asksCause && OF_A_CAUSE.has(asked) && !namesAny(clause))
    return taking(context, { ...clause, act: 'ask-why', chance: INSISTED }, subject);
  // "Do I have to?"
  if (
    clause.terms.length === 0 &&
    isAsked(clause.act) &&
    asked !== undefined &&
    OF_A_DEED.has(asked)
  )
    return taking(
      context,
      { ...clause, act: 'ask-why', chance: INSISTED, terms: ['skip'] },
      subject,
    );
  if (asked !== undefined && clause.continues && mayGoOn(clause))
    return taking(
      context,
      { ...clause, act: asked, second: clause.act, chance: Math.max(clause.chance, LIKELY) },
      subject,
    );
  const ofDish = withDish(context, memo, clause, subject);
  const edit = editOfIt(context, clause, subject, asked);
  if (edit) return edit;
  if (namesAny(ofDish))
    return asked !== undefined && OF_A_FOOD.has(asked)
      ? replacing(context, ofDish, subject)
      : ofDish;
  const refers = REFERS.test(context.message) && clause.tools.length === 0;
  if (isOfThem(context, memo, clause, subject, asked))
    return taking(context, clause, subject, false);
  if (clause.act === 'ask-substitute' && refers) return lacking(context, clause, subject);
  if (refers && !memo.card && isAsked(clause.act)) return taking(context, clause, subject, false);
  // "Paneer instead, and how long does it keep?" asks of the dish.
  const isOfCard = memo.card !== undefined && asked === undefined && OF_THE_DISH.has(clause.act);
  if (isOfCard) return ofDish;
  if (clause.continues && isAsked(clause.act)) return taking(context, ofDish, subject);
  return isBare(clause, asked) ? taking(context, ofDish, subject) : ofDish;
}

/** "How long do the dumplings take?", after suet dumplings. */
function narrowed(
  { table }: CommandContext,
  clause: ReadClause,
  { foods: old }: SpokenOf,
): ReadClause {
  const fuller = (said: string) => old.find((one) => one.endsWith(` ${said}`));
  if (!isAsked(clause.act)) return clause;
  const foods = clause.foods.map((one) => {
    const said = fuller(one.food.said);
    return said === undefined ? one : { ...one, food: foodSaid(table.kitchen, said) };
  });
  const words = foods.flatMap(({ food }, at) =>
    food === clause.foods[at]?.food ? [] : contentTokens(food.said),
  );
  return words.length === 0
    ? clause
    : { ...clause, foods, terms: [...new Set([...clause.terms, ...words])] };
}

/** Questions of the dish, where a food of it was changed before. */
const OF_THE_DISH = wordSet(
  'ask-storage ask-ahead ask-reheat ask-timing ask-nutrition ask-leftovers',
);
const OF_A_CAUSE = wordSet('ask-why ask-done');
const OF_A_DEED = wordSet('ask-why ask-technique');
/** "Was that the heat?", "so is that why?" */
const CAUSE = /\b(?:is|was|could|would) (?:that|it|this) (?:be )?(?:because|why|the|from)\b/i;

/** "Can I leave it out?", of the food that was asked about; "would yoghurt do it?", of a mishap, puts it in. */
function editOfIt(
  context: CommandContext,
  clause: ReadClause,
  { foods }: SpokenOf,
  asked: string | undefined,
): ReadClause | undefined {
  const [said] = foods;
  const [only, other] = clause.foods;
  if (
    clause.act === 'leave-out' &&
    !namesAny(clause) &&
    said !== undefined &&
    asked !== undefined
  ) {
    const food = foodSaid(context.table.kitchen, said);
    const chance = Math.max(clause.chance, LIKELY);
    return { ...clause, chance, foods: [{ role: 'without', chance: 1, food }] };
  }
  const isOffered = clause.act === 'ask-substitute' && !clause.terms.includes('instead');
  const isRemedy = asked === 'rescue' && isOffered && only && !other;
  return isRemedy && !GONE.has(only.role)
    ? { ...clause, act: 'add', foods: [{ ...only, role: 'add' }] }
    : undefined;
}

const REFERS = /\b(?:it|that|them|those|one|any)\b/i;

/** "Do they need soaking?", of lentils, where the dish is one thing. */
function isOfThem(
  { table, message }: CommandContext,
  { card }: Memo,
  { act }: ReadClause,
  { foods }: SpokenOf,
  asked: string | undefined,
): boolean {
  const dish = card && bookDish(table, card.slug);
  const isMany = foods.length === 1 && isPlural(foods[0] ?? '');
  const isFood = asked !== undefined && OF_A_FOOD.has(asked);
  return isMany && isFood && isAsked(act) && THEY.test(message) && !(dish && isPlural(dish.title));
}

const THEY = /\b(?:they|them|those)\b/i;

/** "What can I use if the shop has none of them?" */
function lacking(context: CommandContext, clause: ReadClause, { foods }: SpokenOf): ReadClause {
  const [said] = foods;
  if (said === undefined || clause.terms.includes('work')) return clause;
  const food = foodSaid(context.table.kitchen, said);
  return { ...clause, foods: [{ role: 'lacking', chance: 1, food }] };
}

/** Questions about a food, of which "instead" then speaks. */
const OF_A_FOOD = wordSet('ask-food ask-substitute ask-contains ask-diet ask-technique');

/** "Can I use ginger instead?", of the galangal that was spoken of. */
function replacing(context: CommandContext, clause: ReadClause, { foods }: SpokenOf): ReadClause {
  const [only, other] = clause.foods;
  const [said] = foods;
  const isOne = only !== undefined && !other && clause.dishes.length === 0;
  const isInstead = isOne && clause.act === 'ask-substitute' && clause.terms.includes('instead');
  if (!isInstead || said === undefined || said === only.food.said || GONE.has(only.role))
    return clause;
  const food = foodSaid(context.table.kitchen, said);
  return {
    ...clause,
    foods: [
      { ...only, role: 'to' },
      { role: 'from', chance: 1, food },
    ],
  };
}

/** "Does it freeze?", asked of a list after one of its dishes was spoken of. */
function withDish(
  { table, message }: CommandContext,
  memo: Memo,
  clause: ReadClause,
  { dish: slug }: SpokenOf,
): ReadClause {
  const isOfIt = isAsked(clause.act) && !namesAny(clause) && !clause.ofSeveral;
  // Over a menu "what can I do the day before?" asks of all of it.
  const isOfMenu = memo.plan.length > 0 && !memo.card && !REFERS.test(message);
  if (slug === undefined || !isOfIt || isOfMenu || (memo.card && !clause.continues)) return clause;
  const dish = bookDish(table, slug);
  return dish ? { ...clause, dishes: [dish] } : clause;
}

/** "Is the rice one spicy?": the dish of the list that is called so, or else the one that has it. */
function ofOneListed({ table }: CommandContext, memo: Memo, clause: ReadClause): ReadClause {
  const { terms, foods, dishes, ordinal } = clause;
  const isOne = terms.includes('one') && isAsked(clause.act) && dishes.length === 0;
  if (!isOne || ordinal !== undefined || memo.offered.length < 2) return clause;
  const listed = dishesOf(table, memo.offered);
  const called = listed.filter(({ title }) => {
    const words = contentTokens(title);
    return words.some((word) => terms.includes(word));
  });
  const [dish, other] =
    called.length > 0 ? called : listed.filter((one) => foods.some((food) => has(food, one)));
  if (!dish || other) return clause;
  return { ...clause, dishes: [dish], foods: [] };

  function has({ food }: FoodMention, { ingredients }: Dish): boolean {
    return ingredients.some(({ name }) => isFood(table, name, food));
  }
}
