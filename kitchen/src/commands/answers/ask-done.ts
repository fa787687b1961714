/** Answers how to tell that food is cooked: by the recipe's steps, by what is known of the food, or without a thermometer. */

import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { Command, CommandContext } from '../command.ts';
import { addAsked } from './by-the-card.ts';
import {
  answered,
  bestAsked,
  factsOf,
  stepSentences,
  tellFacts,
  topicAsked,
  topicOfDish,
  withWords,
} from './facts.ts';
import { cardOnTable, foodsAsked, hasTerm, type Subject, subjectOf, wordSet } from './subject.ts';

const DONE = wordSet('done ready cooked know tell look set proved risen ripe through rare');
const DEGREES = wordSet('pink rare medium bloody runny jammy');
const RISEN = wordSet('risen rise rising proved prove proofed doubled double');
const PROBES = wordSet('thermometer probe without');
const MISHAP = 2;
const SURE = 0.5;
const HEATED = [
  'bake',
  'roast',
  'simmer',
  'cook',
  'fry',
  'boil',
  'grill',
  'steam',
  'poach',
  'sear',
];
const SIGNS = [' until ', ' when ', '°'];

/** Needs a card or dish, or a food of which it is known. */
export const askDone: Command = (context, memo, clause) => {
  const added = clause.chance < SURE ? addAsked(context, memo, clause) : undefined;
  if (added) return added;
  const subject = subjectOf(context, memo, clause);
  const bySight = withoutProbe(context, memo, clause, subject);
  if (bySight.length > 0) return answered(memo, bySight);
  const mishap = bestAsked(context, 'rescue', clause, memo);
  // "The meat is still tough, what now" has gone wrong rather than being nearly done.
  const said = bestAsked(context, 'doneness', clause, memo)?.said ?? 0;
  if (mishap && mishap.said >= MISHAP && mishap.said > said) return undefined;
  if (clause.act !== 'ask-done' && !hasTerm(clause, DONE)) return undefined;
  const foods = foodsAsked(clause);
  // "Without a thermometer" asks of the pork, and not of the thermometer.
  const terms = clause.terms.filter((term) => !PROBES.has(term));
  const ofFood = foods.length > 0 ? { ...clause, terms } : clause;
  const known = factsOf(context, topicAsked(context, 'doneness', ofFood, memo), ['done', 'core']);
  if (!subject) return answered(memo, known);
  const signs = stepSentences(subject, memo).filter(
    (one) => SIGNS.some((sign) => one.includes(sign)) && !one.startsWith('Heat the oven'),
  );
  const named = foods.flatMap(({ said }) => withWords(signs, contentTokens(said)));
  if (named.length > 0) {
    const [first, ...core] = [...named, ...factsWith(known, '°C')];
    return answered(memo, tellFacts([first as string, ...core.slice(0, 1)]));
  }
  if (foods.length > 0 && known.length > 0) return answered(memo, known);
  const ofDish = factsOf(context, topicOfDish(context, 'doneness', subject), ['done', 'core']);
  // The last word on when it is done stands near the end, where something is still on the heat.
  const hot = withWords(signs, HEATED);
  const last = hot.length > 0 ? hot : signs;
  const now = signNow(subject, memo, signs) ?? last.slice(-1);
  // "If we like it pink": what is known of that before what the steps say of something else.
  const grows = hasTerm(clause, RISEN) ? withWords(signs, ['doubled', 'risen', 'rise']) : [];
  if (grows.length > 0) return answered(memo, tellFacts(grows.slice(0, 1)));
  const asked = clause.terms.filter((term) => DEGREES.has(term));
  const told = withWords(signs, asked);
  if (told.length > 0) return answered(memo, tellFacts(told.slice(0, 1)));
  const isKnown = asked.some((term) => String(known[0]?.slots.fact).includes(` ${term}`));
  if (isKnown) return answered(memo, known);
  if (now.length > 0) return answered(memo, tellFacts(now));
  return answered(
    memo,
    ofDish.length > 0 ? ofDish : [tell('answers.done-unsaid', { dish: subject.title })],
  );
};

/** The sign of the step that is read out, where something cooks in it. */
function signNow(
  { plated }: Subject,
  { step }: Memo,
  signs: readonly string[],
): string[] | undefined {
  if (step === undefined) return undefined;
  const text = plated.instructions[step - 1] ?? '';
  const own = withWords(
    signs.filter((one) => text.includes(one)),
    HEATED,
  );
  return own.length > 0 ? own.slice(0, 1) : undefined;
}

/** "No thermometer, how can I tell?": by what is seen and felt. */
function withoutProbe(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  subject: Subject | undefined,
): Told[] {
  const lacksIt = context.table.lacking.includes('thermometer') || hasTerm(clause, WITHOUT);
  if (!hasTerm(clause, PROBE) || !lacksIt) return [];
  const { foods } = clause;
  // The meat of a meat thermometer is not what is asked of.
  const terms = clause.terms.filter((term) => !PROBES.has(term));
  const asked = { ...clause, terms, foods: foods.filter(({ food }) => food.said !== 'meat') };
  const card = subject ?? cardOnTable(context, memo);
  const topic =
    (asked.foods.length > 0 ? topicAsked(context, 'doneness', asked) : undefined) ??
    (card && topicOfDish(context, 'doneness', card));
  return factsOf(context, topic, ['done', 'time']);
}

export const PROBE = wordSet('thermometer probe');
const WITHOUT = wordSet('without lack havent dont tell else');

function factsWith(told: readonly { slots: Readonly<Record<string, unknown>> }[], part: string) {
  return told.flatMap(({ slots: { fact } }) =>
    typeof fact === 'string' && fact.includes(part) ? [fact] : [],
  );
}
