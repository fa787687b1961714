/** Answers how long something takes: whole recipe, a step or food in it, a joint by weight, another appliance, or a food's usual time. */

import { minutesFor } from '../../cook/plate/rounds.ts';
import { rootOf } from '../../knowledge/root.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { sayMinutes } from '../../say/number-words.ts';
import { type Told, tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { Command, CommandContext } from '../command.ts';
import { methodNamed } from '../edits/method.ts';
import type { Method } from '../edits/pot-plan.ts';
import { timeByWeight } from './by-weight.ts';
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
import { foodsAsked, hasTerm, type Subject, subjectOf, wordSet } from './subject.ts';

const TIMED = [' minute', ' hour', ' second', ' overnight'];
/** Deeds that a question of time names: what a step says of it, in the forms that steps have. */
const DEEDS: Readonly<Record<string, readonly string[]>> = {
  oven: ['bake', 'roast', 'oven'],
  bake: ['bake', 'oven'],
  roast: ['roast', 'oven'],
  simmer: ['simmer'],
  boil: ['boil', 'simmer'],
  fry: ['fry', 'cook', 'sear'],
  rest: ['rest', 'stand'],
  marinate: ['marinate', 'marinade'],
  marinade: ['marinate', 'marinade'],
  soak: ['soak'],
  stand: ['stand', 'rest', 'leave'],
  prove: ['prove', 'rise', 'rest'],
  rise: ['prove', 'rise'],
  chill: ['chill', 'cool'],
  cool: ['cool', 'chill'],
};
const TIME = wordSet('timing long longer time minute min hour quick fast soon ready day overnight');
const WEIGHT = wordSet('kilo kg per pound lb weight');
/** What is done before anything is cooked, for times of its own. */
const BEFORE_COOKING = wordSet('soak marinate marinade brine prove infuse chill defrost thaw salt');
/** Words of any question of time. */
const PLAIN = wordSet('take need cook make make last much give leave long until before after');
const WHOLE = wordSet('total altogether whole start finish everything table all prep hands');

/** Weighty words of a topic's name that settle it: "medium rare". */
const SAID = 1;

/** Needs a card or dish, or a food of which it is known. */
export const askTiming: Command = (context, memo, clause) => {
  const foods = foodsAsked(clause);
  const subject = subjectOf(context, memo, clause);
  const weighed = byWeight(context, clause, subject);
  if (weighed.length > 0) return answered(memo, weighed);
  const elsewhere = elsewhereCooked(context, memo, clause, subject);
  if (elsewhere.length > 0) return answered(memo, elsewhere);
  const kinds = clause.terms.includes('rest') ? ['rest', 'time'] : ['time', 'done'];
  const best = bestAsked(context, 'doneness', clause, memo);
  const known = factsOf(context, topicAsked(context, 'doneness', clause), kinds, 1);
  if (!subject) {
    const apart = clause.terms.filter((term) => BEFORE_COOKING.has(term));
    const other = apart.length > 0 ? timeOfDeed(context, memo, clause, apart) : [];
    return answered(memo, other.length > 0 ? other : known);
  }
  const { dish, plated, title } = subject;
  // "How long in step 1?"
  const step = clause.terms.includes('step') ? (clause.ordinal ?? memo.step) : memo.step;
  const timed = stepSentences(subject, { ...memo, step }).filter((one) =>
    TIMED.some((sign) => one.includes(sign)),
  );
  const deeds = clause.terms.flatMap(
    (term) => DEEDS[term.replace(/(?:ing|ed)$/, '')] ?? DEEDS[term] ?? [],
  );
  if (hasTerm(clause, WEIGHT)) {
    const per = factsOf(context, topicOfDish(context, 'doneness', subject), ['time'], 1);
    if (per.length > 0) return answered(memo, per);
  }
  const isWhole = hasTerm(clause, WHOLE);
  const isAlways = clause.terms.includes('all') && clause.terms.includes('time');
  if (!hasTerm(clause, TIME) || (isAlways && !clause.terms.includes('long'))) return undefined;
  if (!isWhole && deeds.length > 0) {
    const done = timed.filter((one) => deeds.some((deed) => one.toLowerCase().includes(deed)));
    // "Boil an egg": the sentence that boils the eggs, before the one that boils the stock.
    const its = foods.flatMap((food) => withWords(done, contentTokens(food.said)));
    const said = its.length > 0 ? its : done;
    if (said.length > 0) return answered(memo, tellFacts([...new Set(said)].slice(0, 2)));
  }
  const parts = clause.dishes.length > 0 ? [] : foods;
  const named = parts.flatMap(({ said }) => withWords(timed, contentTokens(said)));
  if (!isWhole && named.length > 0)
    return answered(memo, tellFacts([...new Set(named)].slice(0, 2)));
  // What is done to it stands in no list of deeds: kneading, infusing, proving.
  const own = clause.terms.filter(
    (term) => term.length > 3 && ![TIME, WHOLE, PLAIN].some((words) => words.has(term)),
  );
  const told = isWhole || foods.length > 0 ? [] : withWords(timed, own);
  if (told.length > 0) return answered(memo, tellFacts(told.slice(0, 1)));
  // The time of the whole dish is none of a deed that no step has.
  if (!isWhole && step === undefined && parts.length === 0 && own.length > 0) {
    const other = timeOfDeed(context, memo, clause, own);
    if (other.length > 0) return answered(memo, other);
  }
  if (
    !isWhole &&
    best !== undefined &&
    best.said >= SAID &&
    deeds.length === 0 &&
    foods.length === 0
  )
    return answered(memo, factsOf(context, best.topic, kinds, 1));
  if (!isWhole && parts.length > 0 && known.length > 0) return answered(memo, known);
  if (step !== undefined && foods.length === 0 && !isWhole && timed[0] !== undefined)
    return answered(memo, tellFacts(timed.slice(0, 1)));
  const { active } = minutesFor(dish, plated.servings);
  const slots = { dish: title, time: sayMinutes(plated.minutes), active: sayMinutes(active) };
  if (clause.minutes === undefined)
    return answered(memo, [
      tell(active < plated.minutes ? 'answers.time' : 'answers.time-active', slots),
    ]);
  const fits = plated.minutes <= clause.minutes;
  return answered(memo, [tell(fits ? 'answers.time-fits' : 'answers.time-over', slots)]);
};

/** "Mine is 2.3 kilos": reckoned out, with the rule. */
function byWeight(
  context: CommandContext,
  clause: ReadClause,
  subject: Subject | undefined,
): Told[] {
  if (clause.amounts.length === 0) return [];
  const ofDish = subject && topicOfDish(context, 'doneness', subject);
  const topics = [topicAsked(context, 'doneness', clause), ofDish];
  for (const topic of topics) {
    const told = timeByWeight(topic?.facts.time ?? '', clause.amounts);
    if (told) return [told, ...factsOf(context, topic, ['time', 'core'])];
  }
  return [];
}

/** What is known of how long a thing is done that the words name: marinating, leaving in the fridge. */
function timeOfDeed(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  own: readonly string[],
): Told[] {
  const roots = new Set(own.map(rootOf));
  const rests = clause.terms.includes('rest') ? ['rest'] : [];
  for (const [file, kinds] of OF_DEEDS) {
    const best = bestAsked(context, file, clause, memo);
    const isIt = best?.topic.names.some((name) => name.some((word) => roots.has(rootOf(word))));
    const told =
      best && best.said >= SAID && isIt
        ? factsOf(context, best.topic, [...rests, ...kinds], 1)
        : [];
    if (told.some(({ slots }) => SPAN.test(String(slots.fact)))) return told;
  }
  return [];
}

const OF_DEEDS: readonly (readonly [file: string, kinds: readonly string[]])[] = [
  ['techniques', ['how']],
  ['doneness', ['time']],
  ['storage', ['fridge']],
];
const SPAN = /\d (?:to \d+ )?(?:minute|hour|day)|overnight/;

/** "And in a pressure cooker?": what is known of it there, where the card is not cooked in one. */
function elsewhereCooked(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  subject: Subject | undefined,
): Told[] {
  const text = subject?.plated.instructions.join(' ').toLowerCase() ?? '';
  const named = methodNamed(clause);
  if (named === undefined || !ELSEWHERE.has(named) || text.includes(named)) return [];
  const best = bestAsked(context, 'methods', clause, memo);
  return best && best.said >= SAID ? factsOf(context, best.topic, ['how'], 1) : [];
}

/** An oven or a hob is where most cards are cooked, whatever they call it. */
const ELSEWHERE: ReadonlySet<Method> = new Set<Method>([
  ...(['pressure cooker', 'slow cooker', 'air fryer', 'microwave', 'rice cooker'] as const),
]);
