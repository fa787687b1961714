/** Command: shows the current recipe card again as it is, saying whether it was changed; changes nothing. */

import { tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { choiceOfCard } from './card-choice.ts';
import { nounOf } from './said-food.ts';

/** Needs a card that fits the person; changes nothing. */
export const show: Command = ({ table }, memo) => {
  const choice = memo.card && choiceOfCard(table, memo);
  if (!choice) return undefined;
  const dish = nounOf(choice.adapted.dish.title);
  const changed = (memo.card?.edits.length ?? 0) > 0;
  return {
    memo: { ...memo, offered: [] },
    told: [tell(changed ? 'edits.shown-changed' : 'edits.shown', { dish })],
    servesCard: true,
    choice,
  };
};
