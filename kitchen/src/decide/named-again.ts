/** Lists the dishes a conversation has spoken of, and finds which of them a clause means by "the beef", "the soup" or "the dessert". */
import { wordsOfDish } from '../commands/answers/facts.ts';
import {
  cardOnTable,
  isMainFood,
  speaksOf,
  subjectOfDish,
  wordSet,
} from '../commands/answers/subject.ts';
import type { CommandContext } from '../commands/command.ts';
import { bookDish } from '../commands/edits/card-choice.ts';
import type { Dish } from '../cookbook/dish.ts';
import type { Memo } from '../memo/memo.ts';
import { isAsked } from '../read/question-acts.ts';
import type { ReadClause } from '../read/read-clause.ts';
import { normalise } from '../text/normalise.ts';
import { singular } from '../text/plurals.ts';
import { tokenise } from '../text/tokenise.ts';

/** Words for something that both know. */
const KNOWN = wordSet('the that this those these my your our');
/** So many words before a food or a kind of dish one of them may stand: "the nice warm soup". */
const NEAR = 3;
/** Wishes that a kind of dish makes, and that are none where the dish of that kind lies there. */
const WISHES: ReadonlySet<string> = new Set(['dish', 'find', 'undo', 'show']);

const NEW: ReadonlySet<string> = new Set(['dish', 'find']);

/** The clause with the dish that it speaks of again, or as a request about the card where that is it. */
export function namedAgain(context: CommandContext, memo: Memo, clause: ReadClause): ReadClause {
  if (clause.dishes.length > 0 || clause.ordinal !== undefined) return clause;
  const words = tokenise(normalise(context.message)).map((token) => singular(token.text));
  const isKnown = (said: string): boolean => {
    const [first = ''] = said.split(' ');
    const at = words.indexOf(singular(first));
    return at > 0 && words.slice(Math.max(0, at - NEAR), at).some((word) => KNOWN.has(word));
  };
  return (
    (WISHES.has(clause.act) ? ofKind(context, memo, clause, isKnown) : undefined) ??
    (isAsked(clause.act) ? ofFood(context, memo, clause, isKnown) : undefined) ??
    clause
  );
}

/** "Can you make the soup for two?" wishes for no other soup than the one that was served. */
function ofKind(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  isKnown: (said: string) => boolean,
): ReadClause | undefined {
  const { wish, foods } = clause;
  const [kind, other] = [
    ...wish.words,
    wish.course?.label,
    ...foods.map(({ food }) => food.said),
  ].filter((one, at, all) => one !== undefined && all.indexOf(one) === at);
  // "Something else for the rest of the chickpeas, to take with me" asks for another dish.
  const isAnother = wish.moods.length > 0 || clause.terms.some((term) => ANOTHER.has(term));
  if (kind === undefined || other !== undefined || isAnother || !isKnown(kind)) return undefined;
  const isOne = (dish: Dish): boolean =>
    wordsOfDish(context, dish).includes(kind) &&
    clause.foods.every(({ food }) => food.said === kind || isOf(context, dish, food));
  const dish = dishesSpokenOf(context, memo).find(isOne);
  if (!dish) return undefined;
  if (dish.slug !== memo.card?.slug) return { ...clause, act: 'dish', dishes: [dish], foods: [] };
  if (!NEW.has(clause.act)) return undefined;
  const act = clause.people === undefined ? 'show' : 'scale';
  return { ...clause, act, foods: [], leavesOpen: true };
}

const ANOTHER: ReadonlySet<string> = wordSet('something another other else different new');

/** "How far ahead can I make the beef?", over a coleslaw, after the tacos with beef. */
function ofFood(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  isKnown: (said: string) => boolean,
): ReadClause | undefined {
  const [only, other] = clause.foods;
  if (!only || other || !OF_A_DISH.has(clause.act) || !isKnown(only.food.said)) return undefined;
  const card = cardOnTable(context, memo);
  if (card && speaksOf(context, card, only.food)) return undefined;
  const dish = dishesSpokenOf(context, memo).find((one) =>
    isMainFood(context, subjectOfDish(context, one), only.food),
  );
  return dish && { ...clause, dishes: [dish] };
}

const OF_A_DISH: ReadonlySet<string> = new Set(
  (
    'ask-ahead ask-storage ask-reheat ask-leftovers ask-done ask-timing ask-temperature ask-amount ' +
    'ask-nutrition ask-diet ask-contains ask-cost ask-dish pairing'
  ).split(' '),
);

function isOf(context: CommandContext, dish: Dish, food: Parameters<typeof speaksOf>[2]): boolean {
  return speaksOf(context, subjectOfDish(context, dish), food);
}

/** The card, what is listed and planned, and what was served, the newest first. */
export function dishesSpokenOf(
  { table }: CommandContext,
  { card, offered, plan, served }: Memo,
): Dish[] {
  const slugs = [
    ...(card ? [card.slug] : []),
    ...offered,
    ...plan.map(({ slug }) => slug),
    ...served.toReversed(),
  ];
  return [...new Set(slugs)].flatMap((slug) => bookDish(table, slug) ?? []);
}
