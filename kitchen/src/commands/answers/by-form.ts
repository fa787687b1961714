/** Recognises four kinds of question by their form (how to, substitute, "I've run out of", "do I need") and returns the intent they have. */

import type { Memo } from '../../memo/memo.ts';
import { isAsked } from '../../read/question-acts.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { singular } from '../../text/plurals.ts';
import type { CommandContext } from '../command.ts';
import { partAsked } from './ask-needed.ts';
import { isWhatItIsFor, placeOf, wordsIn } from './in-message.ts';
import { hasTerm, wordSet } from './subject.ts';

/** A clause with what tells whether it asks. */
export interface Asked {
  readonly context: CommandContext;
  readonly memo: Memo;
  readonly clause: ReadClause;
  readonly isQuestion: boolean;
  /** By its form, whatever it was read as. */
  readonly asks: boolean;
}

const WISHES: ReadonlySet<string> = new Set(['find', 'dish']);
const HALF_SURE = 0.6;
/** Questions of a number that is reckoned out are left to be reckoned. */
export const COUNTS: ReadonlySet<string> = new Set(['ask-convert', 'ask-amount', 'ask-cost']);
const HOW = /^\W*(?:and |so |but |ok )?(?:how|when|which|why)\b/i;
const STOOD = wordSet('overnight night hour counter side worktop stove fridge');
const COOKS = wordSet('make cook do recipe get have eat for dinner tea lunch tonight');

/** "How do you fry halloumi?" asks, and "how do I make pancakes?" wishes for them: what is said beside the dish decides. */
export function ofOpening({ context, clause, asks }: Asked): string | undefined {
  const { act, chance, second, terms, wish, diets, people, minutes } = clause;
  const isWish = WISHES.has(act) && isAsked(second) && asks;
  const least = HOW.test(context.message) ? PLAINEST : HALF_SURE;
  // "Scrambled eggs creamy" is to become of them what "creamy scrambled eggs" are.
  const moods = wish.moods.filter(({ label }) => !label.includes('ahead'));
  const isMood = moods.length > 0 && !endsOnAMood(context.message, clause);
  const isDescribed = isMood || diets.length > 0 || people !== undefined || minutes !== undefined;
  if (!isWish || chance >= least || isDescribed) return undefined;
  const named = [
    ...clause.foods.map(({ food }) => food.said),
    ...clause.said.flatMap(({ words }) => words),
    ...wish.words,
  ].flatMap((one) => one.split(' ').map(singular));
  const asked = terms.filter((term) => !named.includes(term) && !COOKS.has(term));
  return asked.length > 0 ? second : undefined;
}

const PLAINEST = 0.9;

function endsOnAMood(message: string, { said, foods, terms }: ReadClause): boolean {
  const words = wordsIn(message);
  const names = [...said.map((one) => one.words.join(' ')), ...foods.map(({ food }) => food.said)];
  return names.some((name) => {
    const { from, to } = placeOf(words, name);
    return from >= 0 && terms.includes(words[to] ?? '');
  });
}

const STANDS_IN = wordSet('substitute replacement alternative');

/** "What's a substitute for fish sauce that a vegetarian can eat?" */
export function ofAStandIn({ clause, asks }: Asked): string | undefined {
  const isOpen = clause.chance < HALF_SURE && clause.foods.length > 0;
  return asks && isOpen && hasTerm(clause, STANDS_IN) ? 'ask-substitute' : undefined;
}

/** "I've run out of cumin", with nothing on the table: what takes its place. */
export function ofWhatIsLacking({ context, memo, clause }: Asked): string | undefined {
  const { act, foods } = clause;
  const isFree = !memo.card && memo.offered.length + memo.plan.length === 0;
  if (act !== 'have' || !isFree || clause.people !== undefined) return undefined;
  const others = foods.filter(
    ({ role, food }) => role !== 'lacking' && !isWhatItIsFor(context.message, food.said),
  );
  return foods.length > 0 && others.length === 0 ? 'ask-substitute' : undefined;
}

/** "Do I need the lemon juice?" */
export function ofWhatIsNeeded({ context, memo, clause, asks }: Asked): string | undefined {
  // "What happens without it?" takes nothing out; "can I skip it?" does.
  const isEdit = clause.act === 'leave-out' && !clause.terms.includes('happen');
  // "Is it ok to leave the rice out overnight?" leaves no rice out of a dish.
  const stands = hasTerm(clause, STOOD);
  if (!asks || isEdit || stands || COUNTS.has(clause.act)) return undefined;
  const isOfDish = memo.card !== undefined || clause.dishes.length > 0;
  return isOfDish && partAsked(context.message, clause) ? 'ask-why' : undefined;
}
