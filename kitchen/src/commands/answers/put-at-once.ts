/** Makes the swap that an answer would only have offered, where the question itself orders it: "what else could go in? Do that". */
import type { FoodMention, ReadClause } from '../../read/read-clause.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { changeFoods } from '../edits/change-foods.ts';
import { foodSaid } from '../edits/said-food.ts';

/** "What else could go in? Do that": what would be offered is done, and told with what it changes. */
export function putAtOnce(context: CommandContext, { memo, told }: Outcome, clause: ReadClause) {
  const { asked, ...rest } = memo;
  const [from, to] = (asked?.kind === 'offer' ? asked.about : undefined)?.split(' -> ') ?? [];
  if (!from || !to || !AT_ONCE.test(context.message)) return undefined;
  const foods = (
    [
      ['from', from],
      ['to', to],
    ] as const
  ).map(
    ([role, name]): FoodMention => ({
      role,
      chance: 1,
      food: foodSaid(context.table.kitchen, name),
    }),
  );
  const swapped = changeFoods(context, rest, { ...clause, act: 'swap', foods });
  const changes = told.filter(({ message }) => message === 'answers.substitute-change');
  return swapped?.servesCard ? { ...swapped, told: [...swapped.told, ...changes] } : undefined;
}

const AT_ONCE = /\b(?:do|use|make|change) (?:that|it)(?: then| please)?[.! ]*$/i;
