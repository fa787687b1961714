/** Command: the card without one or more foods, "leave out the onions", "no coriander or garlic". */

import type { Choice } from '../../cook/choose/choose.ts';
import type { Edit, Memo } from '../../memo/memo.ts';
import { tell } from '../../say/told.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { choiceOfCard, tableForCard } from './card-choice.ts';
import { foodsOf, isIn } from './clause-foods.ts';
import { editCard, servingsOf, withCard } from './edited-card.ts';
import { effectWithout } from './effects.ts';
import { nounOf } from './said-food.ts';
import { standInsFor } from './swap.ts';

/**
 * Needs a card and a food. Returns the card without it. Refuses what the dish stands on, and offers another dish then;
 * what is not in it is said. Undefined without a food.
 */
export const leaveOut: Command = (context, memo, clause) => {
  const { table } = context;
  const { kitchen } = table;
  const foods = foodsOf(kitchen, clause, 'without', 'dislike', 'lacking', 'less', 'from', 'harm');
  if (!memo.card || foods.length === 0) return undefined;
  const edits: Edit[] = foods.map((food) => ({ kind: 'leave out', food }));
  const held = tableForCard(table, { ...memo.card, edits });
  const choice = choiceOfCard(held, memo);
  if (!choice) return undefined;
  const there = edits.filter(
    (edit) => edit.kind === 'leave out' && isIn(kitchen, choice, edit.food),
  );
  const gone = there.flatMap((edit) => (edit.kind === 'leave out' ? [edit.food] : []));
  const dish = nounOf(choice.adapted.dish.title);
  // What was said is heard as a need, too, and then it is gone before the edit is made.
  const original = { ...choice, adapted: { ...choice.adapted, dish: choice.adapted.original } };
  const goneBefore = foods.filter((food) => !gone.includes(food) && isIn(kitchen, original, food));
  const missing = foods.filter((food) => !gone.includes(food) && !goneBefore.includes(food));
  const absent = missing.map((food) => tell('edits.not-in-it', { food: nounOf(food), dish }));
  const [first] = gone;
  if (first === undefined) {
    const [before] = goneBefore;
    if (before === undefined) return { memo, told: absent.slice(0, 1) };
    const next = withCard(memo, { ...memo.card, servings: servingsOf(table, memo.card) });
    const told = [tell('edits.kept-out'), ...absent];
    return { memo: next, told, servesCard: true, choice };
  }
  const effect = effectWithout(choice.adapted.dish, first);
  const outcome = editCard(context, memo, there, () => [
    gone.length > 1
      ? tell('edits.left-out-several', { foods: gone })
      : tell('edits.left-out', { food: nounOf(first) }),
    ...(effect ? [tell(`edits.${effect}`)] : []),
    ...absent,
  ]);
  const refusal = outcome?.servesCard ? undefined : outcome?.told[0]?.message;
  const needsOther = refusal === 'edits.cannot-go' || refusal === 'edits.holds-up';
  return (
    (needsOther && gone.length === 1 ? swappedInstead(context, memo, choice, first) : undefined) ??
    outcome
  );
};

/** Where the steps would have a hole, the best stand-in fills it. */
function swappedInstead(
  context: CommandContext,
  memo: Memo,
  choice: Choice,
  from: string,
): Outcome | undefined {
  for (const to of standInsFor(context, choice, from).slice(0, MOST_TRIES)) {
    const swapped = editCard(context, memo, [{ kind: 'swap', from, to }], () => [
      tell('edits.swapped-instead', { food: nounOf(from), to: nounOf(to) }),
    ]);
    if (swapped?.servesCard) return swapped;
  }
  return undefined;
}

const MOST_TRIES = 4;
