/** Command: notes tools somebody has or lacks: says if the recipe can do without, rewrites it or offers another dish; else finds dishes. */

import { choose } from '../../cook/choose/choose.ts';
import { stuckWithout } from '../../cook/choose/match.ts';
import { likeThis } from '../../cook/wish.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import { tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { bookDish } from '../edits/card-choice.ts';
import { offerDish } from '../edits/edited-card.ts';
import { method, methodNamed } from '../edits/method.ts';
import { find } from '../find/find.ts';
import { other } from '../find/other.ts';
import { dishNoun, nounOf } from '../find/tell-choice.ts';

/**
 * Needs nothing: the memo has the tools by now. Without a card: dishes that do without; offers another dish where the card
 * cannot be made without one.
 */
export const kit: Command = (context, memo, clause) => {
  const { table } = context;
  const { lackingTools, tools } = clause;
  const { asked: _, ...rest } = memo;
  const dish = memo.card && bookDish(table, memo.card.slug);
  if (lackingTools.length === 0) {
    const [tool] = tools;
    return { memo: rest, told: [tool ? tell('person.has-tool', { tool }) : tell('person.noted')] };
  }
  const lacking = tell('person.lacks-tool', { tools: [...lackingTools] });
  if (!dish) {
    const found = rest.offered.length > 0 ? other(context, rest, clause) : undefined;
    const outcome = found ?? find(context, rest, clause);
    return { ...outcome, told: [lacking, ...outcome.told] };
  }
  const stuck = stuckWithout(getDishFacts(table.kitchen.cookbook, dish), dish, lackingTools);
  const noun = { dish: dishNoun(table, dish) };
  if (!stuck) return { memo: rest, told: [lacking, tell('person.tool-spared', noun)] };
  // "Air fryer only", said over a card: can it be cooked there?
  const there = methodNamed(clause) && method(context, rest, clause);
  if (there) return there;
  const told = [lacking, tell('person.tool-needed', { ...noun, tool: stuck })];
  const [instead] = choose(table, likeThis(dish, table.wish), 1, new Set([dish.slug]));
  if (!instead) return { memo: rest, told };
  const name = nounOf([instead.adapted.dish.title]);
  return offerDish(rest, instead.adapted.original, [
    ...told,
    tell('person.other-dish', { dish: name }),
  ]);
};
