/** Joins the clauses that speak of one and the same thing: "I've got leeks. Five of us. Something quick?" */
import { mergeWish } from '../cook/wish.ts';
import type { ReadClause } from '../read/read-clause.ts';

/** What is said of a dish that is to be found, in however many sentences. */
const OF_A_WISH: ReadonlySet<string> = new Set([
  ...['find', 'have', 'people', 'need', 'kit', 'other'],
  // "Something with fish, but quick" speaks of no card.
  ...['quicker', 'heat', 'restyle'],
]);

const WISHES = ['plan', 'menu', 'dish', 'find'];

/** The clause that names a dish, or else the first that wishes for one, with what the others say of it. */
export function withOneWish(clauses: readonly ReadClause[]): readonly ReadClause[] {
  // "My parents come on Sunday, something Greek. A menu?" is one wish for a menu.
  const wish = WISHES.flatMap((act) => clauses.filter((one) => one.act === act))[0];
  if (!wish) return clauses;
  const others = clauses.filter((one) => one !== wish && OF_A_WISH.has(one.act));
  const all = [wish, ...others];
  const whole: ReadClause = {
    ...wish,
    foods: all.flatMap(({ foods }) => foods),
    wish: others.reduce((sum, one) => mergeWish(sum, one.wish), wish.wish),
    people: all.find(({ people }) => people !== undefined)?.people,
    minutes: least(all.flatMap(({ minutes }) => minutes ?? [])),
    tools: all.flatMap(({ tools }) => tools),
    lackingTools: all.flatMap(({ lackingTools }) => lackingTools),
    terms: all.flatMap(({ terms }) => terms),
  };
  return [whole, ...clauses.filter((one) => one !== wish && !others.includes(one))];
}

/** Questions that take in what somebody tells of what they can eat. */
const OF_NEEDS: ReadonlySet<string> = new Set([
  'ask-diet',
  'ask-contains',
  'ask-safety',
  'ask-dish',
]);
/** Tells what a question in the same message is about. */
const TOLD: ReadonlySet<string> = new Set([
  ...['have', 'kit', 'other', 'small-talk', 'rescue', 'feeling', 'emergency', 'off-topic'],
  ...['people', 'complain'],
]);

/** "I've only got a fan oven, what do I set it to?" asks of the fan oven: one question takes in what is told beside it. */
export function withOneQuestion(clauses: readonly ReadClause[]): readonly ReadClause[] {
  const questions = clauses.filter(({ act }) => act.startsWith('ask-'));
  const [question] = questions;
  const isGuess = ({ act, chance }: ReadClause) => chance < GUESSED && !EDITS.has(act);
  const isNeed = ({ act }: ReadClause) =>
    act === 'need' && (OF_NEEDS.has(question?.act ?? '') || (question?.chance ?? 1) < GUESSED);
  const told = clauses.filter(
    (one) =>
      one !== question && (TOLD.has(one.act) || isNeed(one) || isGuess(one) || isWeight(one)),
  );
  if (!question || questions.length > 1 || told.length + 1 < clauses.length) return clauses;
  const all = clauses.filter((one) => one === question || told.includes(one));
  return [
    {
      ...question,
      foods: all.flatMap(({ foods }) => foods),
      tools: all.flatMap(({ tools }) => tools),
      days: all.flatMap(({ days }) => days),
      amounts: all.flatMap(({ amounts }) => amounts),
      terms: all.flatMap(({ terms }) => terms),
    },
  ];
}

/** "Mine's 1.8 kg. Timings?" */
function isWeight({ act, amounts, people, factor }: ReadClause): boolean {
  const isTold = act === 'scale' && people === undefined && factor === undefined;
  return isTold && amounts.some(({ unit }) => WEIGHTS.has(unit));
}

const WEIGHTS: ReadonlySet<string> = new Set(['kg', 'kilo', 'g', 'gram', 'lb', 'pound']);
const GUESSED = 0.5;
const EDITS: ReadonlySet<string> = new Set([
  ...['swap', 'add', 'leave-out', 'adjust', 'heat', 'scale', 'units', 'restyle', 'method'],
]);

function least(numbers: readonly number[]): number | undefined {
  return numbers.length > 0 ? Math.min(...numbers) : undefined;
}
