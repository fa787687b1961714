/** Command: answers a yes: does what the last reply offered, serves the list's only dish, or writes the plan's shopping list. */
import type { Edit, Memo } from '../../memo/memo.ts';
import type { FoodMention, ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import { DIETS } from '../../vocabulary.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { step } from '../cook/step.ts';
import { editCard } from '../edits/edited-card.ts';
import { restyle } from '../edits/restyle.ts';
import { foodSaid } from '../edits/said-food.ts';
import { find } from '../find/find.ts';
import { other } from '../find/other.ts';
import { dishesOf, oneOf, titles } from '../find/pick.ts';
import { serveNamed } from '../find/serve-named.ts';
import { fitOwn } from '../person/own-recipe.ts';
import { FOR_ONE, plateForOne } from '../person/plate-apart.ts';
import { menu } from '../plan/menu.ts';
import { plan } from '../plan/plan.ts';
import { shoppingList } from '../plan/shopping-list.ts';

const OFFERS: Readonly<Record<string, Command>> = {
  find,
  menu,
  other,
  restyle,
  show: fitOwn,
  plan,
  step,
  'shopping-list': shoppingList,
};

/**
 * Needs an offer of ours, a list or a plan. What was offered of a card is done to it: `about` of a swap is "from -> to".
 * Undefined where nothing was offered.
 */
export function yes(context: CommandContext, memo: Memo, clause: ReadClause): Outcome | undefined {
  const { table } = context;
  const { asked, ...kept } = memo;
  if (asked?.kind === 'offer') {
    if (asked.act === FOR_ONE && asked.about)
      return plateForOne(context, kept, clause, asked.about);
    const offer = OFFERS[asked.act];
    if (offer) return offer(context, kept, meantBy(context, clause, asked.act, asked.about));
    const [dish] = dishesOf(table, asked.about ? [asked.about] : memo.offered.slice(0, 1));
    if (dish) return serveNamed(context, kept, clause, dish);
    const edit = editOf(asked.act, asked.about);
    return edit && withDone(editCard(context, kept, [edit]));
  }
  if (memo.offered.length > 0) {
    const dishes = dishesOf(table, memo.offered);
    const [only, ...others] = dishes;
    if (only && others.length === 0) return serveNamed(context, kept, clause, only);
    return { memo, told: [tell('find.which', { dishes: oneOf(titles(table, dishes)) })] };
  }
  if (memo.card) return { memo: kept, told: [tell('find.yes-card')] };
  return memo.plan.length > 0 ? shoppingList(context, kept, clause) : undefined;
}

/** Of what an edit says nothing itself, that it is done. */
function withDone(outcome: Outcome | undefined): Outcome | undefined {
  const isSilent = outcome?.servesCard && outcome.told.length === 0;
  return isSilent ? { ...outcome, told: [tell('find.done')] } : outcome;
}

/** The clause as it would be, had they said themselves what was offered: a food to find, a diet to meet. */
function meantBy(
  { table }: CommandContext,
  clause: ReadClause,
  act: string,
  about = '',
): ReadClause {
  const diets = DIETS.filter((diet) => diet.toLowerCase() === about.toLowerCase());
  const food = about === '' || act !== 'find' ? undefined : foodSaid(table.kitchen, about);
  const foods: FoodMention[] = food ? [{ role: 'want', chance: 1, food }] : [];
  return { ...clause, act, terms: [], diets, foods: [...clause.foods, ...foods] };
}

function editOf(act: string, about = ''): Edit | undefined {
  const [from = '', to = ''] = about.split(' -> ');
  if (act === 'swap' && from && to) return { kind: 'swap', from, to };
  if (act === 'leave-out' && from) return { kind: 'leave out', food: from };
  if (act === 'add' && from) return { kind: 'add', food: from };
  return act === 'method' && from ? { kind: 'method', method: from } : undefined;
}
