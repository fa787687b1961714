/** Answers a question by whatever file of the knowledge has a topic that it surely names; looks for danger first. */

import type { Topic } from '../../knowledge/knowledge.ts';
import type { Command, CommandContext } from '../command.ts';
import { bestAsked, factsOf, soberly, toldOfDanger } from './facts.ts';
import { hasTerm, wordSet } from './subject.ts';

/** Which facts of a file answer a question that may be of any kind. */
const FILES: readonly (readonly [file: string, kinds: readonly string[]])[] = [
  ['safety', ['answer', 'do']],
  ['rescue', ['now', 'next']],
  ['why', ['without', 'because']],
  ['storage', ['fridge', 'room', 'freezer', 'opened']],
  ['techniques', ['how', 'what']],
  ['doneness', ['done', 'time', 'core']],
  ['methods', ['how', 'watch']],
  ['tools', ['use', 'choose', 'without']],
  ['amounts', ['person', 'weight', 'cup', 'spoon', 'ratio']],
  ['foods', ['what', 'buy', 'use']],
];

/** Two words of a name, or one that is common and one that is not. */
const SURE = 1.5;
/** Enough for the files on danger and on what a thing is. */
const NAMED = 1;
const BY_ONE_WORD: ReadonlySet<string> = new Set([
  ...['safety', 'foods', 'techniques', 'tools', 'rescue', 'why'],
]);
/** An act less likely than that may as well be a question. */
const UNSURE = 0.3;

/** Undefined where no topic is surely named. */
export const askAnything: Command = (context, memo, clause) => {
  const isOpen = clause.act.startsWith('ask-') || clause.chance < UNSURE;
  let answer: readonly [topic: Topic, kinds: readonly string[], file: string] | undefined;
  let most = 0;
  for (const [file, kinds] of FILES) {
    const best = bestAsked(context, file, clause, memo);
    const least = isOpen && BY_ONE_WORD.has(file) ? NAMED : SURE;
    if (!best || best.said < least || best.said + best.score <= most) continue;
    most = best.said + best.score;
    answer = [best.topic, kinds, file];
  }
  if (answer?.[2] === 'safety') return soberly(memo, toldOfDanger(context, answer[0], clause));
  return answer && soberly(memo, factsOf(context, answer[0], answer[1]));
};

export const PETS = wordSet('dog puppy cat kitten pet rabbit hamster parrot budgie');
/** Young animals are known by what becomes of them. */
const GROWN: Readonly<Record<string, string>> = { puppy: 'dog', kitten: 'cat', budgie: 'parrot' };
const SMALL = wordSet(
  'baby infant newborn toddler pregnant pregnancy expecting breastfeeding breastfeed year month',
);
/** Names of that many words are no chance. */
const PLAIN = 2;
const PLAINER = 2.5;
/** Of a question, which has a row of its own. */
const PLAINEST = 3;
const EVEN = 0.5;

/**
 * What endangers somebody, whatever else the clause was read as: pets, small children, pregnancy, poison. Undefined
 * where nothing of the kind is surely named.
 */
export const danger: Command = (context: CommandContext, memo, clause) => {
  if (clause.act === 'emergency') return undefined;
  const terms = clause.terms.map((term) => GROWN[term] ?? term);
  const best = bestAsked(context, 'safety', { ...clause, terms });
  const isOfSomebody = hasTerm(clause, PETS) || hasTerm(clause, SMALL);
  const isQuestion = clause.act.startsWith('ask-') && clause.act !== 'ask-safety';
  if (!best || (isQuestion && !isOfSomebody && best.said < PLAINEST)) return undefined;
  // A wish that is surely one names kidney beans for their taste, and a pregnancy for what must stay out.
  const isWish = !isQuestion && clause.chance >= EVEN && !hasTerm(clause, PETS);
  if (best.said < (isWish ? PLAINER : PLAIN)) return undefined;
  return soberly(memo, toldOfDanger(context, best.topic, clause));
};
