/** Merges clauses of one request: a wish in several sentences, a question and what is told beside it, a picked dish and a swap. */
import { wordSet } from '../commands/answers/subject.ts';
import { WEIGHTS } from '../commands/edits/scale.ts';
import { mergeWish, type Wish } from '../cook/wish.ts';
import type { ReadClause } from '../read/read-clause.ts';
import { GONE } from './spoken-of.ts';

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
  // "I'm shattered. Something with eggs?": how somebody is colours what they wish for.
  const beside = clauses.filter(colours);
  const whole: ReadClause = {
    ...wish,
    foods: all.flatMap(({ foods }) => foods),
    wish: others.reduce((sum, one) => mergeWish(sum, one.wish), colouredBy(wish.wish, beside)),
    people: all.find(({ people }) => people !== undefined)?.people,
    minutes:
      least(all.flatMap(({ minutes }) => minutes ?? [])) ??
      (others.some(({ act }) => act === 'quicker') ? QUICK : undefined) ??
      least(beside.flatMap(({ minutes }) => minutes ?? [])),
    tools: all.flatMap(({ tools }) => tools),
    lackingTools: all.flatMap(({ lackingTools }) => lackingTools),
    terms: all.flatMap(({ terms }) => terms),
  };
  return [whole, ...clauses.filter((one) => one !== wish && !others.includes(one))];
}

/** "It's haddock I have, no salmon. The way you do the salmon one?": the one that lies there, with what they have. */
export function withPickedSwap(clauses: readonly ReadClause[]): readonly ReadClause[] {
  const [pick] = clauses
    .filter(({ act }) => act === 'pick' || act === 'dish')
    .toSorted((one, other) => other.chance - one.chance);
  const told = clauses.filter(
    (one) => one !== pick && (one.act === 'have' || one.chance < GUESSED),
  );
  const foods = told.flatMap((one) => one.foods);
  const gone = foods.filter(({ role }) => role === 'lacking' || role === 'without');
  const had = foods.filter(({ role }) => role === 'have' || role === 'to' || role === 'dish');
  const [from, to] = [gone[0], had[0]];
  if (!pick || !from || !to || gone.length + had.length > 2) return clauses;
  const pair = [
    { ...from, role: 'from' as const },
    { ...to, role: 'to' as const },
  ];
  return clauses.flatMap((one) => {
    if (told.includes(one) && one.foods.length > 0) return [];
    return one === pick ? [{ ...pick, foods: [...pick.foods, ...pair] }] : [one];
  });
}

/** "Anything quicker?", beside a wish, in minutes. */
const QUICK = 30;

const OF_ONESELF: ReadonlySet<string> = new Set(['feeling', 'small-talk', 'hello']);

/** Tells how somebody is, by which a wish is taken: in haste, tired; an hour that was too long is no limit. */
export function colours({ act, wish }: ReadClause): boolean {
  return OF_ONESELF.has(act) && !wish.firmTime;
}

/** The wish with the moods and the haste of what was told beside it, and nothing else of that. */
export function colouredBy(wish: Wish, beside: readonly ReadClause[]): Wish {
  const moods = beside.flatMap((one) => one.wish.moods);
  const minutes = wish.maxMinutes ?? least(beside.flatMap((one) => one.wish.maxMinutes ?? []));
  const all = mergeWish(wish, { ...wish, moods });
  return minutes === undefined ? all : { ...all, maxMinutes: minutes };
}

/** Questions that take in what somebody tells of what they can eat. */
const OF_NEEDS = wordSet('ask-diet ask-contains ask-safety ask-dish');
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
      one !== question &&
      !isCorrected(one) &&
      !(one.act === 'kit' && one.lackingTools.length > 0 && question?.act === 'ask-dish') &&
      (TOLD.has(one.act) || isNeed(one) || isGuess(one) || isWeight(one)),
  );
  const isAlone = questions.length === 1 && clauses.length > 1;
  if (!question || !isAlone || told.length + 1 < clauses.length) return clauses;
  // "I've no chicken. How do I tell when haddock is done?" asks nothing of the chicken.
  const isOfOthers = question.foods.length > 0 && question.act !== 'ask-substitute';
  const isAside = ({ foods }: ReadClause) =>
    isOfOthers && foods.length > 0 && foods.every(({ role }) => GONE.has(role));
  const all = clauses.filter((one) => one === question || !isAside(one));
  return [
    {
      ...question,
      own: { terms: question.terms, foods: question.foods },
      foods: all.flatMap(({ foods }) => foods),
      tools: all.flatMap(({ tools }) => tools),
      days: all.flatMap(({ days }) => days),
      amounts: all.flatMap(({ amounts }) => amounts),
      terms: all.flatMap(({ terms }) => terms),
    },
  ];
}

/** "I said three, not four" wants the card for three, whatever is asked beside. */
function isCorrected({ act, people }: ReadClause): boolean {
  return act === 'complain' && people !== undefined;
}

/** "Mine's 1.8 kg. Timings?" */
function isWeight({ act, amounts, people, factor }: ReadClause): boolean {
  const isTold = act === 'scale' && people === undefined && factor === undefined;
  return isTold && amounts.some(({ unit }) => WEIGHTS.has(unit));
}

const GUESSED = 0.5;
const EDITS: ReadonlySet<string> = new Set([
  ...['swap', 'add', 'leave-out', 'adjust', 'heat', 'scale', 'units', 'restyle', 'method'],
]);

function least(numbers: readonly number[]): number | undefined {
  return numbers.length > 0 ? Math.min(...numbers) : undefined;
}
