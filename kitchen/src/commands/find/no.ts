/** Command: answers a no to an offer or to the list; offers other dishes by a question, and never lists them unasked. */
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { choiceOfCard } from '../edits/card-choice.ts';
import { dishNoun } from './tell-choice.ts';

/** Needs an open question or list; undefined without one. Never offers other dishes unasked. */
export function no({ table }: CommandContext, memo: Memo, _: ReadClause): Outcome | undefined {
  const { asked, ...kept } = memo;
  if (memo.offered.length > 0)
    return {
      memo: { ...kept, asked: { kind: 'offer', act: 'other' } },
      told: [tell('find.no-list')],
    };
  if (!asked) return undefined;
  const choice = choiceOfCard(table, kept);
  return choice
    ? { memo: kept, told: [tell('find.no-card', { dish: dishNoun(table, choice.adapted.dish) })] }
    : { memo: kept, told: [tell('find.no-offer')] };
}
