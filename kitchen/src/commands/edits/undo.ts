/** Command: takes back the last change, the changes to a food or appliance, or all of them; without any the dish before comes back. */

import type { Kitchen } from '../../cook/kitchen.ts';
import type { Table } from '../../cook/table.ts';
import type { Card, Edit, Memo } from '../../memo/memo.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { bookDish, choiceOfCard } from './card-choice.ts';
import { foodsOf, isIn, says } from './clause-foods.ts';
import { editCard, servingsOf } from './edited-card.ts';
import { methodNamed } from './method.ts';
import { foodSaid, isSameFood, nounOf } from './said-food.ts';
import { takenBy, tookOut } from './taken-out.ts';

const FIRST = new Set('first original originally beginning start plain normal wrote'.split(' '));

/**
 * Needs a card with a change or an earlier card. A food takes back the change that was about it; "as it was at first"
 * takes back all. Says so where there is nothing to take back.
 */
export const undo: Command = (context, memo, clause) => {
  const { table } = context;
  const { card } = memo;
  if (!card) return undefined;
  // "Back to the oven": the other appliance goes, and whoever eats stays.
  const edits = methodNamed(clause) && card.edits.filter(({ kind }) => kind !== 'method');
  if (edits && edits.length < card.edits.length)
    return served(context, memo, { ...card, edits }, memo.earlier, [tell('edits.undone')]);
  const foods = foodsOf(
    table.kitchen,
    clause,
    'add',
    'about',
    'without',
    'from',
    'to',
    'want',
    'more',
    'less',
    'likes',
  );
  const base = bookDish(table, card.slug);
  const isOf = (edit: Edit, food: string) =>
    isAbout(table.kitchen, edit, food) || tookOut(table.kitchen, base, edit, food);
  const named = card.edits.filter((edit) => foods.some((food) => isOf(edit, food)));
  if (named.length > 0) {
    const edits = card.edits.filter((edit) => !named.includes(edit));
    const back = foods.filter((food) => named.some((edit) => isOf(edit, food)));
    return served(context, memo, { ...card, edits }, memo.earlier, [
      back.length > 1
        ? tell('edits.foods-back', { foods: back })
        : tell('edits.food-back', { food: nounOf(back[0] ?? '') }),
    ]);
  }
  const [food] = foods;
  if (food !== undefined && !says(clause, FIRST)) {
    const had = memo.earlier.findLast(
      (one) => one.slug === card.slug && one.edits.some((edit) => isOf(edit, food)),
    );
    if (had)
      return served(context, memo, had, memo.earlier.slice(0, memo.earlier.lastIndexOf(had)), [
        tell('edits.undone'),
      ]);
    const choice = choiceOfCard(table, memo);
    if (choice && isIn(table.kitchen, choice, food))
      return { memo, told: [tell('edits.still-in', { food: nounOf(food) })] };
    if (clause.foods.some(({ role }) => role === 'add'))
      return editCard(context, memo, [{ kind: 'add', food }], () => [
        tell('edits.added', { food: nounOf(food) }),
      ]);
  }
  const first = memo.earlier.find(({ slug }) => slug === card.slug);
  if (says(clause, FIRST) && (card.edits.length > 0 || first)) {
    const servings = first?.servings ?? card.servings;
    const plain: Card = {
      slug: card.slug,
      edits: [],
      ...(servings === undefined ? {} : { servings }),
    };
    const earlier = memo.earlier.filter(({ slug }) => slug !== card.slug);
    return served(context, memo, plain, earlier, [tell('edits.as-at-first')]);
  }
  const last = memo.earlier.at(-1);
  if (!last) return { memo, told: [tell('edits.nothing-to-undo')] };
  const told = last.slug === card.slug ? tell('edits.undone') : tell('edits.dish-back');
  return served(context, memo, last, memo.earlier.slice(0, -1), [told]);
};

function isAbout(kitchen: Kitchen, edit: Edit, said: string): boolean {
  const food = foodSaid(kitchen, said);
  const names = edit.kind === 'swap' ? [edit.from, edit.to] : 'food' in edit ? [edit.food] : [];
  return names.some((name) => isSameFood(foodSaid(kitchen, name), food));
}

/** What was asked for is on the table as it was; the people too, whatever was heard since. */
function served(
  { table }: CommandContext,
  memo: Memo,
  card: Card,
  earlier: readonly Card[],
  told: readonly Told[],
): Outcome | undefined {
  const { asked: _, step: __, ...rest } = memo;
  const undone = (memo.card?.edits ?? []).filter(
    (edit) => !card.edits.some((one) => JSON.stringify(one) === JSON.stringify(edit)),
  );
  const wanted = wantedBack(table, undone);
  const next = {
    ...rest,
    card: { ...card, edits: [...card.edits, ...wanted], servings: servingsOf(table, card) },
    earlier,
    offered: [],
  };
  const choice = choiceOfCard(table, next);
  return choice && { memo: next, told, servesCard: true, choice };
}

/** "Without onions", said earlier and taken back now, is no dislike that lasts: the card keeps that they are wanted. */
function wantedBack(table: Table, undone: readonly Edit[]): Edit[] {
  const foods = undone.flatMap((edit) => takenBy(edit) ?? []);
  const isDisliked = (said: string): boolean =>
    table.heard.avoid.some(
      (food) => food.firm !== true && isSameFood(foodSaid(table.kitchen, said), food),
    );
  return foods.filter(isDisliked).map((food): Edit => ({ kind: 'add', food }));
}
