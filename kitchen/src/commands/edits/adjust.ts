/** Command: more or less of a food, "half the sugar", "more garlic, less salt", "double the cheese". */
import type { Edit } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { holdsUp } from './bearing.ts';
import { choiceOfCard } from './card-choice.ts';
import { foodsOf, isIn, lineOn, says } from './clause-foods.ts';
import { editCard, servingsOf } from './edited-card.ts';
import { foodSaid, itemsMeant, nounOf } from './said-food.ts';

/**
 * Needs a card and a food. Returns the card with half as much again of it, or half, or as many times as was said; what
 * the dish has none of is added. Refuses where there is no amount to change.
 */
export const adjust: Command = (context, memo, clause) => {
  const { table } = context;
  const { kitchen } = table;
  const { card } = memo;
  const choice = card && choiceOfCard(table, memo);
  if (!choice) return undefined;
  const [more, less] = [
    foodsOf(kitchen, clause, 'more', 'add', 'likes', 'want'),
    foodsOf(kitchen, clause, 'less', 'without', 'dislike'),
  ];
  const edits: Edit[] = [
    ...more.map(
      (food): Edit =>
        isIn(kitchen, choice, food)
          ? { kind: 'adjust', food, factor: timesMore(clause) }
          : { kind: 'add', food },
    ),
    ...less.map((food): Edit => ({ kind: 'adjust', food, factor: timesLess(clause) })),
  ];
  if (edits.length === 0) return undefined;
  const servings = servingsOf(table, card);
  return editCard(context, memo, edits, (after) => {
    const told = edits.map((edit): Told => {
      const food = 'food' in edit ? edit.food : '';
      const isMore = edit.kind !== 'adjust' || edit.factor > 1;
      const name = edit.kind === 'add' ? 'added' : isMore ? 'more' : 'less';
      const line = table.units === 'international' && lineOn(kitchen, after, food, servings);
      const slots = { food: nounOf(food) };
      return line ? tell(`edits.${name}-line`, { ...slots, line }) : tell(`edits.${name}`, slots);
    });
    const { dish } = after.adapted;
    const bears = [...more, ...less].some((food) =>
      itemsMeant(kitchen, dish, foodSaid(kitchen, food)).some((index) => holdsUp(dish, index)),
    );
    return bears ? [...told, tell('edits.balance')] : told;
  });
};

const MUCH = new Set('lot load plenty much way far loads lots heap ton good deal'.split(' '));
const LITTLE = new Set('bit little touch slightly smidge tad notch'.split(' '));
const HALF = new Set('half halve halved'.split(' '));

function timesMore(clause: ReadClause): number {
  if (clause.factor !== undefined && clause.factor > 1) return Math.min(4, clause.factor);
  if (says(clause, new Set(['double', 'twice']))) return 2;
  if (says(clause, new Set(['triple', 'treble']))) return 3;
  return says(clause, MUCH) ? 2 : says(clause, LITTLE) ? 1.25 : 1.5;
}

function timesLess(clause: ReadClause): number {
  if (clause.factor !== undefined && clause.factor < 1) return clause.factor;
  if (says(clause, HALF)) return 0.5;
  return says(clause, LITTLE) ? 0.75 : 0.5;
}
