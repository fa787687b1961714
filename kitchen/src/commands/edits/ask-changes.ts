/** Command: answers what has been changed on the recipe card so far, for the person's needs and at their request; changes nothing. */
import type { Edit } from '../../memo/memo.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { bookDish, choiceOfCard } from './card-choice.ts';
import { nounOf } from './said-food.ts';

/** Needs a card; changes nothing. Says so where nothing was changed. */
export const askChanges: Command = ({ table }, memo) => {
  const { card } = memo;
  const choice = card && choiceOfCard(table, memo);
  if (!choice) return undefined;
  const { changes, dish, original } = choice.adapted;
  // What somebody must not have is not named, not even as gone.
  const needed = changes.filter(({ because, to }) => because.length > 0 && to !== '');
  const swaps = changes
    .filter(({ kind, because }) => kind === 'swap' && because.length === 0)
    .map(({ from, to }) => tell('edits.changed-swap', { from: nounOf(from), to: nounOf(to) }));
  const left = changes
    .filter(({ kind, because }) => kind !== 'swap' && because.length === 0)
    .map(({ from }) => from);
  const { edits, servings } = card;
  const own = bookDish(table, card.slug)?.servings ?? original.servings;
  const told: Told[] = [
    ...listed(
      'edits.changed-for-needs',
      needed.map(({ to }) => to),
    ),
    ...swaps,
    ...listed('edits.changed-out', left),
    ...listed(
      'edits.changed-in',
      foodsOf(edits, ({ kind }) => kind === 'add'),
    ),
    ...listed(
      'edits.changed-more',
      foodsOf(edits, (one) => one.kind === 'adjust' && one.factor > 1),
    ),
    ...listed(
      'edits.changed-less',
      foodsOf(edits, (one) => one.kind === 'adjust' && one.factor < 1),
    ),
    ...listed(
      'edits.changed-amounts',
      foodsOf(edits, ({ kind }) => kind === 'amount'),
    ),
    ...edits.flatMap((edit) => ofTheWhole(edit)),
    ...(servings !== undefined && servings !== own
      ? [tell('edits.changed-servings', { servings, own })]
      : []),
  ];
  const none = tell('edits.changed-none', { dish: nounOf(dish.title) });
  return { memo, told: told.length > 0 ? told : [none] };
};

function listed(message: string, foods: readonly string[]): Told[] {
  return foods.length > 0 ? [tell(message, { foods: [...new Set(foods)] })] : [];
}

function foodsOf(edits: readonly Edit[], isMeant: (edit: Edit) => boolean): string[] {
  return edits.filter(isMeant).flatMap((edit) => ('food' in edit ? [edit.food] : []));
}

function ofTheWhole(edit: Edit): Told[] {
  if (edit.kind === 'heat')
    return [tell(edit.factor > 1 ? 'edits.changed-hotter' : 'edits.changed-milder')];
  if (edit.kind !== 'method') return [];
  return [tell(PURPOSES[edit.method] ?? 'edits.changed-method', { method: edit.method })];
}

/** What is written for something other than an appliance. */
const PURPOSES: Readonly<Record<string, string>> = {
  freezing: 'edits.changed-freezing',
  'small children': 'edits.changed-children',
  quicker: 'edits.changed-quicker',
};
