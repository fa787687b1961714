/** Answers on illnesses and diets the check cannot judge (diabetes, reflux): what to mind in a food or dish; sends to the doctor. */

import { titleIn } from '../../cook/plate/title-in.ts';
import type { Topic } from '../../knowledge/knowledge.ts';
import type { Memo } from '../../memo/memo.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Command, CommandContext } from '../command.ts';
import { bookDish } from '../edits/card-choice.ts';
import { foodSaid } from '../edits/said-food.ts';
import { need } from '../person/need.ts';
import { answered, factsOf, offering, topicAsked, warned } from './facts.ts';
import {
  cardOnTable,
  dishNamed,
  foodsAsked,
  ingredientsOf,
  nounOf,
  type Subject,
} from './subject.ts';

const MOST_FOUND = 6;

/** Undefined where no such diet is named. It never says that a dish is fine: the doctor or dietitian has the last word. */
export const askCare: Command = (context, memo, clause) => {
  const topic = topicAsked(context, 'diets', clause);
  if (!topic) return undefined;
  const doctor = tell('answers.care-doctor');
  const named = dishNamed(context, memo, clause);
  const [food] = foodsAsked(clause).filter(({ names }) =>
    [...listOf(topic, 'mind'), ...listOf(topic, 'fine')].some((one) => names.includes(one)),
  );
  if (food && !named) {
    const isMinded = listOf(topic, 'mind').some((one) => food.names.includes(one));
    const slots = { food: nounOf(food.said) };
    const verdict = tell(isMinded ? 'answers.care-food-mind' : 'answers.care-food-fine', slots);
    return answered(memo, [verdict, ...warned(factsOf(context, topic, ['rule'], 1)), doctor]);
  }
  const subject = named ?? cardOnTable(context, memo) ?? asWritten(context, memo);
  if (subject) return answered(memo, [...ofDish(context, topic, subject), doctor]);
  const told = [...warned(factsOf(context, topic, ['rule'], 1)), doctor];
  return offering(memo, told, { message: tell('answers.care-offer'), act: 'find' });
};

/** What somebody tells of themselves, where the card is left as it is: it says what to mind rather than that all is well. */
export const needOrCare: Command = (context, memo, clause) => {
  const plain = need(context, memo, clause);
  if (plain?.told[0]?.message !== 'person.card-fits') return plain;
  return askCare(context, plain.memo, { ...clause, foods: [] }) ?? plain;
};

/** The card as the book has it, where what was told just now takes it off the table. */
function asWritten({ table }: CommandContext, { card }: Memo): Asked | undefined {
  const dish = card && bookDish(table, card.slug);
  return dish && { dish, title: nounOf(titleIn(table, dish)) };
}

type Asked = Pick<Subject, 'dish' | 'title'>;

function ofDish(context: CommandContext, topic: Topic, { dish, title }: Asked): Told[] {
  const minded = listOf(topic, 'mind').map((name) => foodSaid(context.table.kitchen, name));
  const found = minded.flatMap((food) => ingredientsOf(context.table, dish, food));
  const slots = { dish: title, found: [...new Set(found)].slice(0, MOST_FOUND) };
  const verdict = tell(found.length > 0 ? 'answers.care-mind' : 'answers.care-mind-none', slots);
  return [verdict, ...warned(factsOf(context, topic, ['dish', 'rule'], 1))];
}

function listOf({ facts }: Topic, kind: string): string[] {
  return facts[kind]?.split(', ') ?? [];
}
