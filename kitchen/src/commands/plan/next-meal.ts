/** Command: on "next", serves the meal plan's next dish, unless cooking steps are being read out or the dish is not of the plan. */
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { dishesOf } from '../find/pick.ts';
import { serveNamed } from '../find/serve-named.ts';

/** Needs a plan and the word; undefined once its last dish has been served, or where steps are being read out. */
export function nextMeal(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Outcome | undefined {
  const { plan, card, step } = memo;
  const at = plan.findIndex(({ slug }) => slug === card?.slug);
  if (plan.length === 0 || step !== undefined || (card && at < 0)) return undefined;
  if (!clause.terms.includes('next')) return undefined;
  const [dish] = dishesOf(
    context.table,
    plan.slice(at + 1, at + 2).map(({ slug }) => slug),
  );
  return dish && serveNamed(context, memo, clause, dish);
}
