/** Command: shows an earlier recipe card of this conversation again, with its edits; a dish that had no card is served as newly asked for. */
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { choiceOfCard } from '../edits/card-choice.ts';
import { dish } from './dish.ts';
import { layCard } from './lay-card.ts';
import { dishNoun } from './tell-choice.ts';

/** Needs a dish. One that was only offered or planned is written out like any that is asked for. */
export function backTo(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Outcome | undefined {
  const [meant] = clause.dishes;
  const cards = memo.card ? [...memo.earlier, memo.card] : memo.earlier;
  const card = cards.findLast(({ slug }) => slug === meant?.slug);
  if (!card) return dish(context, memo, clause);
  const { people } = clause;
  const next = layCard(memo, people === undefined ? card : { ...card, servings: people });
  const choice = choiceOfCard(context.table, next);
  if (!choice) return dish(context, memo, clause);
  const noun = dishNoun(context.table, choice.adapted.dish);
  return { memo: next, told: [tell('find.back', { dish: noun })], servesCard: true, choice };
}
