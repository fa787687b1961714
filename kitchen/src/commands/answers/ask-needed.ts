/** Answers whether a dish needs a food (yes or no, what would be missed, what stands in; may offer to omit it) and what the food does. */

import { bendingOf } from '../../cook/choose/choose.ts';
import { findTopic } from '../../knowledge/find-topic.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { FoodRole, ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import type { Command, CommandContext } from '../command.ts';
import { choiceOfCard } from '../edits/card-choice.ts';
import { leaveFoodOut } from '../edits/leave-food-out.ts';
import { foodSaid } from '../edits/said-food.ts';
import { answered, offering, tellFacts } from './facts.ts';
import { placeOf, wordsIn } from './in-message.ts';
import { knownStandIns } from './known-stand-ins.ts';
import { raisingTold } from './raising.ts';
import { cardOnTable, dishNamed, ingredientsOf, nounOf, type Subject, wordSet } from './subject.ts';

/** Words that ask whether a food has to be there, right before or behind its name. */
const BEFORE = wordSet('need needs skip without omit leave out miss necessary');
const BEHIND = wordSet('necessary needed essential optional required out matter');
/** What may stand between them and the food. */
const BETWEEN = wordSet(
  'the any some a an to use put add in include have really actually even all that this my your our so is are be if strictly',
);
/** "What does the flour do", "what is the bay leaf for". */
const DOES = wordSet('do for');
const IS_ABOUT = wordSet('what whats');
const FAR = 6;
const HAS = wordSet('have has got');
/** Somebody tells that it is not there, or does harm; who misses feijoada wants all of it. */
const TOLD: ReadonlySet<FoodRole> = new Set(['lacking', 'harm', 'dish']);

function foodsOf({ foods }: ReadClause): Food[] {
  return foods.filter(({ role }) => !TOLD.has(role)).map(({ food }) => food);
}

/** The food of which a clause asks whether it has to be there or what it does; undefined where it asks something else. */
export function partAsked(message: string, clause: ReadClause): Food | undefined {
  return foodNeeded(message, clause) ?? foodWithAWork(message, clause);
}

function foodNeeded(message: string, clause: ReadClause): Food | undefined {
  const proposes = clause.foods.some(({ role }) => role === 'to');
  if (proposes || clause.terms.includes('instead')) return undefined;
  // "Have to".
  const words = wordsIn(message).map((word, at, all) =>
    HAS.has(word) && all[at + 1] === 'to' ? 'need' : word,
  );
  return foodsOf(clause).find(({ said }) => {
    const { from, to } = placeOf(words, said);
    if (from < 0) return false;
    const before = words.slice(0, from).findLast((word) => !BETWEEN.has(word) || BEFORE.has(word));
    const behind = words.slice(to).find((word) => !BETWEEN.has(word));
    return BEFORE.has(before ?? '') || BEHIND.has(behind ?? '');
  });
}

/** The food of which a clause asks what it does. */
function foodWithAWork(message: string, clause: ReadClause): Food | undefined {
  const words = wordsIn(message);
  return foodsOf(clause).find(({ said }) => {
    const { from, to } = placeOf(words, said);
    const asks = words.slice(Math.max(0, from - FAR), from).some((word) => IS_ABOUT.has(word));
    return from > 0 && asks && DOES.has(words[to] ?? '');
  });
}

/** Needs a card or a dish that is named, and a food asked about in such words. */
export const askNeeded: Command = (context, memo, clause) => {
  const needed = foodNeeded(context.message, clause);
  const food = partAsked(context.message, clause);
  const subject = food && subjectWith(context, memo, clause, food);
  if (!subject) return undefined;
  const raising = needed && raisingTold(context, memo, food, true);
  if (raising) return answered(memo, raising);
  const slots = { food: nounOf(food.said), dish: subject.title };
  const [line] = ingredientsOf(context.table, subject.dish, food);
  if (line === undefined)
    return needed && isThing(context, food)
      ? answered(memo, [tell('answers.needed-absent', slots)])
      : undefined;
  const { work, without } = workOf(context, subject, [line, food.said]);
  const does = work === undefined ? [] : [tell('answers.part-does', { ...slots, work })];
  if (!needed) return answered(memo, does);
  if (canGo(context, memo, subject, food)) {
    const told = [tell('answers.needed-no', slots), ...tellFacts(without ? [without] : [])];
    const message = tell('answers.needed-offer', slots);
    return subject.isCard
      ? offering(memo, told, { message, act: 'leave-out', about: food.said })
      : answered(memo, told);
  }
  const [standIn] = knownStandIns(context, subject, food, [line]);
  return answered(memo, [
    tell('answers.needed-yes', slots),
    ...does,
    ...(standIn ? [tell('answers.needed-instead', { to: standIn.name })] : []),
  ]);
};

/** Chilli powder may be the name of a dish to the book, and stand on the card. */
function subjectWith(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  food: Food,
): Subject | undefined {
  const card = cardOnTable(context, memo);
  const isIn = card && ingredientsOf(context.table, card.dish, food).length > 0;
  return isIn ? card : (dishNamed(context, memo, clause) ?? card);
}

/** What is made in the steps is no ingredient that a list could lack. */
function isThing({ table }: CommandContext, { said }: Food): boolean {
  return foodSaid(table.kitchen, said).kinds.length > 0;
}

const BAKED: ReadonlySet<string> = new Set(['dessert', 'bread']);

/** What is known of the work of a food in such a dish; the dish's own line before the word that was said. */
function workOf(
  { knowledge }: CommandContext,
  { dish }: Subject,
  names: readonly string[],
): { readonly work?: string | undefined; readonly without?: string | undefined } {
  const topics = knowledge.get('parts') ?? [];
  const [topic] = names.flatMap((name) => {
    const food = { said: name, names: [name], kinds: [] };
    return findTopic(topics, { terms: [], foods: [food] }) ?? [];
  });
  const { facts = {} } = topic ?? {};
  const isBaked = BAKED.has(dish.course);
  return {
    work: (isBaked ? facts.sweet : undefined) ?? facts.does ?? facts.sweet,
    without: (isBaked ? facts['sweet without'] : undefined) ?? facts.without,
  };
}

function canGo(context: CommandContext, memo: Memo, subject: Subject, food: Food): boolean {
  const { table } = context;
  const card = subject.isCard ? choiceOfCard(table, memo)?.adapted : undefined;
  const { dish } = subject;
  const before = card ?? { dish, original: dish, changes: [], labels: [] };
  const bench = { kitchen: table.kitchen, bending: bendingOf(table) };
  return 'adapted' in leaveFoodOut(bench, before, food.said);
}
