/** Answers whether food may still be eaten, from knowledge of food safety and storage or days told; may add a food asked about to the card. */

import { type Told, tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { addAsked } from './by-the-card.ts';
import { keptUntilNow } from './days-told.ts';
import { answered, factsOf, toldOfDanger, topicAsked, topicOfDish } from './facts.ts';
import { foodsAsked, hasTerm, subjectOf, wordSet } from './subject.ts';

const STOOD = wordSet('left overnight out counter side hour standing stood sat sitting night warm');
const SPOILED = wordSet('off smell date expired slimy mould mouldy mold grey colour color use-by');

const SURE = 0.7;

/** Undefined where nothing is known of it: whether food may be eaten is never guessed. */
export const askSafety: Command = (context, memo, clause) => {
  const kept = keptUntilNow(context, memo, clause);
  if (kept.length > 0) return answered(memo, kept);
  const added = clause.chance < SURE ? addAsked(context, memo, clause) : undefined;
  if (added) return added;
  const known = toldOfDanger(context, topicAsked(context, 'safety', clause), clause);
  if (known.length > 0) return answered(memo, known);
  const subject = subjectOf(context, memo, clause);
  const kinds = hasTerm(clause, STOOD) ? ['leftout'] : hasTerm(clause, SPOILED) ? ['signs'] : [];
  const topic =
    topicAsked(context, 'storage', clause) ??
    (subject && foodsAsked(clause).length === 0
      ? topicOfDish(context, 'storage', subject)
      : undefined);
  const signs = factsOf(context, topic, kinds, 1);
  const isOut = kinds[0] === 'leftout';
  const told = signs.length > 0 || !isOut ? signs : [tell('answers.left-out')];
  const isOver = isOut && hasTerm(clause, NIGHT) && told.some(isOfHours);
  return answered(memo, isOver ? [tell('answers.verdict-no'), ...told] : told);
};

const NIGHT = wordSet('night overnight morning');

/** What may stand for an hour or two has not kept for a night. */
function isOfHours({ slots: { fact } }: Told): boolean {
  return fact === undefined || HOURS.test(String(fact));
}

const HOURS = /\b[12] hours?\b/;
