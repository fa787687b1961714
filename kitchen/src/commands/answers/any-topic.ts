/** Answers a question by whatever file of the knowledge has a topic that it surely names; looks for danger first. */

import type { Found } from '../../knowledge/find-topic.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import type { Command, CommandContext } from '../command.ts';
import { byTheCard } from './by-the-card.ts';
import { keptUntilNow } from './days-told.ts';
import { bestAsked, factsOf, soberly, toldOfDanger } from './facts.ts';
import { hasTerm, wordSet } from './subject.ts';

/** Which facts of a file answer a question that may be of any kind, and to which questions it has answers at all. */
const FILES: readonly (readonly [
  file: string,
  kinds: readonly string[],
  /** The first is what a clause asks that was read as something else. */
  questions: readonly string[],
])[] = [
  ['safety', ['answer', 'do'], ['ask-safety', 'ask-storage']],
  ['rescue', ['now', 'next'], words('rescue ask-why ask-technique ask-done')],
  ['why', ['without', 'because'], words('ask-why ask-technique ask-substitute')],
  [
    'storage',
    ['fridge', 'room', 'freezer', 'opened'],
    words('ask-storage ask-safety ask-ahead ask-leftovers ask-timing ask-reheat'),
  ],
  [
    'techniques',
    ['how', 'what'],
    words('ask-technique ask-food ask-why ask-done ask-tool ask-ahead ask-reheat step'),
  ],
  [
    'doneness',
    ['done', 'time', 'core'],
    words('ask-done ask-timing ask-temperature ask-safety ask-technique'),
  ],
  [
    'methods',
    ['how', 'watch'],
    words('ask-technique method ask-tool ask-temperature ask-timing ask-convert'),
  ],
  ['tools', ['use', 'choose', 'without'], words('ask-tool ask-technique ask-substitute method')],
  [
    'amounts',
    ['person', 'weight', 'cup', 'spoon', 'ratio'],
    words('ask-amount ask-convert ask-tool ask-nutrition'),
  ],
  [
    'foods',
    ['what', 'buy', 'use'],
    words('ask-food ask-technique ask-why ask-substitute ask-dish'),
  ],
  ['nutrition', ['words'], words('ask-nutrition ask-diet')],
  ['diets', ['rule'], words('ask-diet ask-nutrition ask-contains')],
];

function words(text: string): string[] {
  return text.split(' ');
}

interface Known extends Found {
  readonly file: string;
  readonly kinds: readonly string[];
  readonly questions: readonly string[];
}

/** The best topic of each file, that which explains the question best first. */
function knownOf(context: CommandContext, memo: Memo, clause: ReadClause): Known[] {
  return FILES.flatMap(([file, kinds, questions]): Known[] => {
    const best = bestAsked(context, file, clause, memo);
    const score = (best?.score ?? 0) * (WEIGHTS[file] ?? 1);
    return best ? [{ ...best, score, file, kinds, questions }] : [];
  }).toSorted((one, other) => other.score - one.score);
}

/** In doubt what may do harm comes first, and mere amounts last. */
const WEIGHTS: Readonly<Record<string, number>> = { safety: 1.2, rescue: 1.1, amounts: 0.8 };

/** Two words of a name that say what is done or befalls, and little of the question beside them. */
const FIRM = 6.5;
/** So much better than what the act's own files have to say; the surer the act, the better. */
const BETTER = 1;
const BETTER_BY_CHANCE = 0.8;
const WHOLE = 0.8;
/** What went wrong and what may still be eaten is told, not only asked. */
const TOLD: ReadonlySet<string> = new Set(['safety', 'rescue']);
/** Acts that a message of mishap or danger is easily taken for, and from which chance on they stand nevertheless. */
const MISTAKEN: Readonly<Record<string, number>> = {
  ...{ find: 0.9, dish: 0.9, have: 0.9, other: 0.95, pick: 0.95, menu: 0.8, plan: 0.8, need: 0.95 },
  ...{ 'small-talk': 1, 'off-topic': 1, complain: 0.9, feeling: 0.9, app: 0.6, kit: 0.8, no: 0.6 },
  ...{ emergency: 0.8, 'about-you': 0.6, yes: 0.5, step: 0.6, show: 0.5, method: 0.6, thanks: 0.4 },
  ...{ add: 0.75, 'leave-out': 0.6, swap: 0.6, adjust: 0.5, heat: 0.5, quicker: 0.5, units: 0.5 },
  ...{ harmful: 0.6, people: 0.5, 'own-recipe': 0.6, scale: 0.6, restyle: 0.5, undo: 0.5 },
};

/**
 * The clause as the question that it is by its words, where one topic of the knowledge explains them far better than
 * what it was read as: "hollandaise curdled" is no wish for one. The same clause where none does.
 */
export function asKnown(context: CommandContext, memo: Memo, clause: ReadClause): ReadClause {
  const { act, chance, dishes } = clause;
  const isQuestion = act.startsWith('ask-') || act === 'pairing' || act === 'rescue';
  if (!isQuestion && MISTAKEN[act] === undefined) return clause;
  const isAsked = act in BY_THE_WAY && chance < EVEN && clause.second.startsWith('ask-');
  if (isAsked && context.message.includes('?'))
    return { ...clause, act: clause.second, second: act };
  if (hasTerm(clause, PITFALLS) && (isQuestion || ASKS.test(context.message)))
    return { ...clause, act: 'ask-pitfalls', second: act, chance: FOUND };
  if (isQuestion && chance < UNSURE_OF_KIND && hasTerm(clause, KEPT))
    return { ...clause, act: 'ask-storage', second: act, chance: FOUND };
  const [best, ...others] = knownOf(context, memo, clause);
  if (best?.file === 'diets' && best.topic.facts.first !== undefined && act === 'find')
    return { ...clause, act: 'ask-diet', second: act, chance: FOUND };
  // Marinade as a sauce: where foods alone name a danger, they have to make up the whole question.
  if (!best || best.said < SURE) return clause;
  // Herbs with fish, marinade as a sauce: where foods alone name it, they have to make up the whole question.
  const isOwn = isQuestion || best.file === 'safety';
  const isWhole = isOwn && best.said >= PLAIN && best.covers >= MOSTLY;
  const least = FIRM * (LEAST_FIRM + (1 - LEAST_FIRM) * chance);
  if (!(best.isDeed ? best.score >= least : isWhole)) return clause;
  if (best.questions.includes(act)) return clause;
  const isTold = TOLD.has(best.file) && best.covers >= WHOLE && dishes.length === 0;
  if (!isQuestion && chance >= (MISTAKEN[act] ?? 0) && !isTold) return clause;
  const isTolds = TOLD.has(best.file);
  if (!(isTolds || (isQuestion ? !COUNTS.has(act) : ASKS.test(context.message)))) return clause;
  const own = others.find(({ questions }) => questions.includes(act));
  if (own && own.score * (BETTER + chance * BETTER_BY_CHANCE) >= best.score) return clause;
  return { ...clause, act: best.questions[0] ?? act, second: act, chance: FOUND };
}

/** Questions of a number that is reckoned out are left to be reckoned. */
const COUNTS: ReadonlySet<string> = new Set(['ask-convert', 'ask-amount', 'ask-cost']);
const EVEN = 0.5;
/** "Can a diabetic have mango?" tells of nobody. */
const BY_THE_WAY: Readonly<Record<string, true>> = {
  ...{ need: true, have: true, other: true, pick: true, complain: true, kit: true, no: true },
  ...{ 'small-talk': true, 'off-topic': true, thanks: true, bye: true, app: true },
};
const FOUND = 0.9;
const MOSTLY = 0.66;
/** What an act that is no more than a guess leaves of it. */
const LEAST_FIRM = 0.7;
const UNSURE_OF_KIND = 0.6;
const KEPT = wordSet('freeze freezable freezer thaw defrost store storage');
/** "What could go wrong?" */
const PITFALLS = wordSet('wrong pitfall mistake mistakes ruin muck mess');
const ASKS = /\?|^\s*(?:how|why|what|which|when|can|could|is|are|does?|should|will|would)\b/i;

/** Undefined where nothing is asked, or no topic is surely named. */
export const askAnything: Command = (context, memo, clause) => {
  const own = byTheCard(context, memo, clause);
  if (own) return own;
  if (!clause.act.startsWith('ask-') && !ASKING.has(clause.act)) return undefined;
  const answer = knownOf(context, memo, clause).find(
    ({ questions, ...found }) =>
      isFirm(found) || (mayAnswer(questions, clause) && found.said >= leastOf(found.file)),
  );
  if (answer?.file === 'safety') return soberly(memo, toldOfDanger(context, answer.topic, clause));
  return answer && soberly(memo, factsOf(context, answer.topic, answer.kinds));
};

function isFirm({ isDeed, score, covers }: Found): boolean {
  return isDeed && (score >= FIRM || covers >= WHOLE);
}

/** Two words of a name, or one that is common and one that is not. */
const SURE = 1.5;
/** Enough for the files on danger and on what a thing is. */
const NAMED = 1;
const BY_ONE_WORD: ReadonlySet<string> = new Set([
  ...['safety', 'foods', 'techniques', 'tools', 'rescue', 'why'],
]);

function leastOf(file: string): number {
  return BY_ONE_WORD.has(file) ? NAMED : SURE;
}

/** A neighbouring fact is no answer: the kind of question has to be the file's own, as far as it is known. */
function mayAnswer(questions: readonly string[], { act, second, chance }: ReadClause): boolean {
  const isOpen = chance < UNSURE && (act === 'off-topic' || act === 'small-talk');
  if (questions[0] === 'ask-safety' || isOpen || questions.includes(act)) return true;
  return chance < LIKELY && questions.includes(second);
}

const LIKELY = 0.6;
const UNSURE = 0.4;

/** Acts of questions that are not called so. */
const ASKING: ReadonlySet<string> = new Set(['rescue', 'pairing', 'off-topic', 'small-talk']);

const PETS = wordSet('dog puppy cat kitten pet rabbit hamster parrot budgie');
/** Young animals are known by what becomes of them. */
const GROWN: Readonly<Record<string, string>> = { puppy: 'dog', kitten: 'cat', budgie: 'parrot' };
const SMALL = wordSet(
  'baby infant newborn toddler pregnant pregnancy expecting breastfeeding breastfeed year month',
);
/** Whoever swallowed something may be the one who writes. */
const SWALLOWED = wordSet('swallow swallowed drank drunk bleach poison poisoned poisonous');
/** Names of that many words are no chance, of somebody small or of a pet; of anybody else it takes more. */
const PLAIN = 2;
const PLAINEST = 3;

/**
 * What endangers somebody, whatever else the clause was read as: pets, small children, pregnancy, poison. Undefined
 * where nothing of the kind is surely named.
 */
export const danger: Command = (context: CommandContext, memo, clause) => {
  if (clause.act === 'emergency') return undefined;
  const terms = clause.terms.map((term) => GROWN[term] ?? term);
  const best = bestAsked(context, 'safety', { ...clause, terms });
  const isOfSomebody = [PETS, SMALL, SWALLOWED].some((words) => hasTerm(clause, words));
  if (best && best.said >= (isOfSomebody ? PLAIN : PLAINEST))
    return soberly(memo, toldOfDanger(context, best.topic, clause));
  const [verdict, ...facts] = keptUntilNow(context, memo, clause);
  return verdict?.message === 'answers.kept-too-long'
    ? soberly(memo, [verdict, ...facts])
    : undefined;
};
