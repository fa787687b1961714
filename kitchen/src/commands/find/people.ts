/** Command: takes how many people eat: scales the recipe card to them, or without one notes it for later dishes, list or plan. */

import { servingsFor } from '../../cook/whole-things.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { choiceOfCard } from '../edits/card-choice.ts';

const MOST = 60;

/** Needs a number of people. Refuses more than a kitchen at home cooks for; undefined without a number. */
export function people(
  { table }: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Outcome | undefined {
  const count = clause.people;
  if (count === undefined || count < 1) return undefined;
  if (count > MOST) return { memo, told: [tell('find.too-many', { count, most: MOST })] };
  const { asked: _, ...kept } = memo;
  const { card } = kept;
  if (!card || kept.offered.length > 0) return { memo: kept, told: noted(kept, count) };
  const choice = choiceOfCard(table, kept);
  if (!choice) return undefined;
  const servings = servingsFor(choice.adapted.original, count);
  if (servings === (card.servings ?? choice.adapted.original.servings))
    return { memo: kept, told: [tell('find.already-for', { servings })] };
  const told =
    servings === count
      ? tell('find.for-people', { count })
      : tell('find.for-about', { count, servings });
  const memoAfter = {
    ...kept,
    card: { ...card, servings: count },
    earlier: [...kept.earlier, card].slice(-8),
  };
  return { memo: memoAfter, told: [told], servesCard: true, choice };
}

function noted({ offered, plan }: Memo, count: number) {
  if (offered.length > 0) return [tell('find.people-list', { count })];
  return [tell(plan.length > 0 ? 'find.people-plan' : 'find.people-noted', { count })];
}
