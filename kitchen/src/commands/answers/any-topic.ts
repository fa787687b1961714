/** Answers a question by whatever file of the knowledge has a topic that it surely names; looks for danger first. */

import type { Topic } from '../../knowledge/knowledge.ts';
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
  questions: ReadonlySet<string>,
])[] = [
  ['safety', ['answer', 'do'], wordSet('any')],
  ['rescue', ['now', 'next'], wordSet('rescue ask-why ask-technique ask-done feeling complain')],
  ['why', ['without', 'because'], wordSet('ask-why ask-technique leave-out ask-substitute')],
  [
    'storage',
    ['fridge', 'room', 'freezer', 'opened'],
    wordSet('ask-storage ask-safety ask-ahead ask-leftovers ask-timing'),
  ],
  ['techniques', ['how', 'what'], wordSet('ask-technique ask-food ask-why ask-done ask-tool step')],
  [
    'doneness',
    ['done', 'time', 'core'],
    wordSet('ask-done ask-timing ask-temperature ask-safety ask-technique'),
  ],
  [
    'methods',
    ['how', 'watch'],
    wordSet('method ask-tool ask-technique ask-temperature ask-timing ask-convert'),
  ],
  [
    'tools',
    ['use', 'choose', 'without'],
    wordSet('ask-tool ask-technique ask-substitute kit method'),
  ],
  [
    'amounts',
    ['person', 'weight', 'cup', 'spoon', 'ratio'],
    wordSet('ask-amount ask-convert ask-tool ask-nutrition'),
  ],
  [
    'foods',
    ['what', 'buy', 'use'],
    wordSet('ask-food ask-technique ask-why ask-substitute ask-dish'),
  ],
];

/** Two words of a name, or one that is common and one that is not. */
const SURE = 1.5;
/** Enough for the files on danger and on what a thing is. */
const NAMED = 1;
const BY_ONE_WORD: ReadonlySet<string> = new Set([
  ...['safety', 'foods', 'techniques', 'tools', 'rescue', 'why'],
]);

/** Undefined where nothing is asked, or no topic is surely named. */
export const askAnything: Command = (context, memo, clause) => {
  const own = byTheCard(context, memo, clause);
  if (own) return own;
  if (!clause.act.startsWith('ask-') && !ASKING.has(clause.act)) return undefined;
  let answer: readonly [topic: Topic, kinds: readonly string[], file: string] | undefined;
  let most = 0;
  for (const [file, kinds, questions] of FILES) {
    if (!mayAnswer(questions, clause)) continue;
    const best = bestAsked(context, file, clause, memo);
    const least = BY_ONE_WORD.has(file) ? NAMED : SURE;
    if (!best || best.said < least || best.said + best.score <= most) continue;
    most = best.said + best.score;
    answer = [best.topic, kinds, file];
  }
  if (answer?.[2] === 'safety') return soberly(memo, toldOfDanger(context, answer[0], clause));
  return answer && soberly(memo, factsOf(context, answer[0], answer[1]));
};

/** A neighbouring fact is no answer: the kind of question has to be the file's own, as far as it is known. */
function mayAnswer(questions: ReadonlySet<string>, { act, second, chance }: ReadClause): boolean {
  const isOpen = chance < UNSURE && (act === 'off-topic' || act === 'small-talk');
  if (questions.has('any') || isOpen || questions.has(act)) return true;
  return chance < LIKELY && questions.has(second);
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
  const [verdict, ...facts] = keptUntilNow(context, memo, clause);
  if (verdict?.message === 'answers.kept-too-long') return soberly(memo, [verdict, ...facts]);
  const terms = clause.terms.map((term) => GROWN[term] ?? term);
  const best = bestAsked(context, 'safety', { ...clause, terms });
  const isOfSomebody = [PETS, SMALL, SWALLOWED].some((words) => hasTerm(clause, words));
  if (!best || best.said < (isOfSomebody ? PLAIN : PLAINEST)) return undefined;
  return soberly(memo, toldOfDanger(context, best.topic, clause));
};
