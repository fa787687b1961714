/** Answers what to do with leftovers of the current dish or a named food: how to use and keep them; may offer to find a dish for the food. */

import { keepsTip } from '../../cook/plate/plate.ts';
import { tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import {
  answered,
  bestAsked,
  factsOf,
  offering,
  sentencesOf,
  tellFacts,
  topicAsked,
} from './facts.ts';
import { cardOnTable, foodsAsked, subjectOf } from './subject.ts';

/** Needs a card or a food; a food is looked up, and a dish for it offered where that is a question of cooking it. */
export const askLeftovers: Command = (context, memo, clause) => {
  const [food] = foodsAsked(clause);
  const subject = subjectOf(context, memo, clause);
  const best = bestAsked(context, 'techniques', clause);
  const how = best && best.said >= KNOWN ? factsOf(context, best.topic, ['how'], 1) : [];
  if (how.length > 0) return answered(memo, how);
  if (food && !(subject?.isCard && clause.dishes.length > 0)) {
    const uses = factsOf(context, topicAsked(context, 'foods', clause), ['use'], 1);
    const only = { ...clause, terms: [] };
    const keeps = factsOf(context, topicAsked(context, 'storage', only), ['fridge', 'freezer'], 1);
    if (uses.length === 0 && keeps.length === 0) return undefined;
    const told = [...uses, ...keeps];
    const message = tell('answers.leftovers-offer', { food: food.said });
    return offering(memo, told, { message, act: 'find', about: food.said });
  }
  const dish = (subject ?? cardOnTable(context, memo))?.dish;
  if (!dish) return undefined;
  const keeps = dish.keeps === '' ? [] : sentencesOf([keepsTip(dish.keeps)]).slice(0, 2);
  return answered(memo, [
    tell(`answers.leftovers-${COURSE_OF[dish.course] ?? 'meal'}`),
    ...tellFacts(keeps),
  ]);
};

/** Words of a name that say what is done. */
const KNOWN = 1.5;

/** What becomes of it depends on what it was. */
const COURSE_OF: Readonly<Record<string, string>> = {
  dessert: 'sweet',
  bread: 'bread',
  soup: 'soup',
  drink: 'sauce',
  sauce: 'sauce',
};
