/** Command: where the recipe cannot be made without a tool that is missing, finds another dish of the same foods and says why. */
import { readMadeSlug } from '../../compose/made-slug.ts';
import { stuckWithout } from '../../cook/choose/match.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import { tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { bookDish } from '../edits/card-choice.ts';
import { find } from './find.ts';
import { dishNoun } from './tell-choice.ts';

/** Undefined where the dish does without it, or where no foods were named that another could be made of. */
export const withoutTool: Command = (context, memo, clause) => {
  const { table } = context;
  const { lackingTools } = clause;
  const dish = memo.card && memo.offered.length === 0 && bookDish(table, memo.card.slug);
  if (!dish || lackingTools.length === 0 || table.wish.include.length === 0) return undefined;
  const form = table.kitchen.forms.bySlug.get(readMadeSlug(dish.slug)?.form ?? '');
  const facts = getDishFacts(table.kitchen.cookbook, dish);
  const tool =
    stuckWithout(facts, dish, lackingTools) ?? lackingTools.find((one) => one === form?.appliance);
  if (!tool) return undefined;
  const found = find(context, memo, clause);
  const needed = tell('person.tool-needed', { dish: dishNoun(table, dish), tool });
  return { ...found, told: [needed, ...found.told] };
};
