/** Answers how to reheat food: rules for microwave, frozen and twice-heated food, the recipe's own note, else general knowledge. */

import { keepsTip } from '../../cook/plate/plate.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { answered, factsOf, sentencesOf, tellFacts, topicAsked, topicOfDish } from './facts.ts';
import { foodsAsked, hasTerm, subjectOf, wordSet } from './subject.ts';

const WARMING = ['reheat', 'reheats', 'rewarm', 'warm', 'heat', 'crisp', 'steaming', 'bubbling'];
const MICROWAVE = wordSet('microwave micro nuke nuked zap microwaved');
const FROZEN = wordSet('frozen freezer');
const TWICE = wordSet('twice again second third two');

/** "Keeps 3 days in the fridge; reheat gently": what is kept and how it is warmed, each a sentence. */
function partsOf(keeps: string): string[] {
  return sentencesOf([keeps]).flatMap((sentence) =>
    sentence
      .split('; ')
      .map((part) => `${part.slice(0, 1).toUpperCase()}${part.slice(1)}`.replace(/\.?$/, '.')),
  );
}

/** Always has an answer: without a card or a known food the general rule. */
export const askReheat: Command = (context, memo, clause) => {
  const subject = subjectOf(context, memo, clause);
  const told: Told[] = [];
  const twice = hasTerm(clause, TWICE) && !clause.terms.includes('step');
  if (twice) told.push(tell('answers.reheat-once'));
  if (hasTerm(clause, MICROWAVE)) told.push(tell('answers.reheat-microwave'));
  else if (hasTerm(clause, FROZEN)) told.push(tell('answers.reheat-frozen'));
  if (subject) {
    const own = partsOf(keepsTip(subject.dish.keeps)).filter((part) =>
      WARMING.some((word) => part.toLowerCase().includes(word)),
    );
    const known = factsOf(context, topicOfDish(context, 'storage', subject), ['reheat'], 1);
    told.push(...(own.length > 0 ? tellFacts(own.slice(0, 1)) : known));
  } else {
    // "Without drying out" is no other topic than the fish.
    const plain = factsOf(
      context,
      topicAsked(context, 'storage', { ...clause, terms: [] }),
      ['reheat'],
      1,
    );
    const asked = factsOf(context, topicAsked(context, 'storage', clause), ['reheat'], 1);
    told.push(...(foodsAsked(clause).length === 1 && plain.length > 0 ? plain : asked));
  }
  if (told.length > 0) return answered(memo, told.slice(0, 2));
  return !subject && foodsAsked(clause).length > 0 && clause.chance < 0.6
    ? undefined
    : answered(memo, [tell('answers.reheat')]);
};
