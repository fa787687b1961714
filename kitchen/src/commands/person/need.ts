/** Commands: an allergy, diet or dislike told or taken back: fits the current recipe, list or plan to it, or asks what they would like. */
import { adapt } from '../../cook/adapt/adapt.ts';
import { bendingOf, type Choice, choose } from '../../cook/choose/choose.ts';
import { likeThis } from '../../cook/wish.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { bookDish, choiceOfCard } from '../edits/card-choice.ts';
import { layList, offerList } from '../find/lay-card.ts';
import { dishesOf } from '../find/pick.ts';
import { dishNoun } from '../find/tell-choice.ts';
import { refitPlan } from '../plan/replace-meals.ts';
import { hasNews } from './news.ts';

const OFFERED = 3;

/**
 * Needs nothing. With a card: the card fitted anew where that changes it, or why it cannot be, with up to three others
 * of its kind. With a list: what of it still fits, filled up. With a plan: what no longer fits is replaced. Else asks
 * what they would like.
 */
export const need: Command = (context, memo, clause) => {
  const { asked: _, ...rest } = memo;
  const again = toldAgain(context, rest, clause);
  if (again) return again;
  if (rest.offered.length > 0) return listAgain(context, rest);
  if (rest.card) return cardAgain(context, rest);
  return refitPlan(context, rest, clause) ?? { memo: rest, told: [tell('person.ask-wish')] };
};

/** Whoever tells it once more wants to hear that it is kept, and of everything that is. */
function toldAgain({ table }: CommandContext, memo: Memo, clause: ReadClause): Outcome | undefined {
  const isTold = clause.foods.some(({ role }) => role === 'harm');
  const { allergies, diets } = table.heard.person.needs;
  const out = [...allergies, ...diets.map((one) => (one === 'Gluten-Free' ? 'gluten' : ''))];
  const foods = [...out, ...table.heard.person.excludedFoods.map(({ label }) => label)].filter(
    Boolean,
  );
  if (!isTold || hasNews(table) || foods.length === 0) return undefined;
  return { memo, told: [tell('person.stays-out', { foods: [...new Set(foods)] })] };
}

/** A need told over a plan that lies open is a matter of the plan before all advice. */
export const needOfPlan: Command = (context, memo, clause) => {
  const isOpen = memo.plan.length > 0 && !memo.card && memo.offered.length === 0;
  return isOpen && hasNews(context.table) ? need(context, memo, clause) : undefined;
};

/** The same for a need that was taken back; a list that it spoilt is made anew. */
export const lift: Command = (context, memo, clause) => {
  const { table } = context;
  if (table.heard.news.lifted.length > 0) {
    const lists =
      memo.offered.length > 0 ? choose(table, table.wish, OFFERED, new Set(memo.served)) : [];
    return lists.length > 0
      ? offerList(memo, tell('person.list-anew'), lists)
      : need(context, memo, clause);
  }
  return { memo, told: [tell('person.not-lifted')] };
};

/** The card fitted anew where that changes it, or why it cannot be, with others of its kind. Undefined without a card. */
export function cardAgain({ table, before }: CommandContext, memo: Memo): Outcome | undefined {
  const dish = memo.card && bookDish(table, memo.card.slug);
  if (!dish) return undefined;
  const now = choiceOfCard(table, memo);
  if (!now) {
    const lists = choose(table, likeThis(dish, table.wish), OFFERED, new Set(memo.served));
    const { card: __, ...others } = memo;
    return lists.length === 0
      ? { memo: others, told: [tell('person.card-unfit'), tell('find.nothing')] }
      : offerList(others, tell('person.card-unfit'), lists);
  }
  const then = choiceOfCard({ ...table, heard: before }, memo);
  const noun = { dish: dishNoun(table, now.adapted.dish) };
  if (then && linesOf(then) === linesOf(now))
    return { memo, told: [tell('person.card-fits', noun)] };
  return { memo, told: [tell('person.card-fitted', noun)], servesCard: true, choice: now };
}

function linesOf({ adapted }: Choice): string {
  return JSON.stringify(adapted.dish.ingredients);
}

function listAgain({ table }: CommandContext, memo: Memo): Outcome {
  const dishes = dishesOf(table, memo.offered);
  const fitting = dishes.flatMap((dish): Choice[] => {
    const adapted = adapt(table.kitchen, dish, bendingOf(table));
    return adapted ? [{ adapted, missed: [], uses: 1 }] : [];
  });
  const isSame = fitting.length === dishes.length;
  const taken = new Set([...memo.served, ...memo.offered]);
  const more = isSame ? [] : choose(table, table.wish, OFFERED, taken);
  const lists = [...fitting, ...more].slice(0, OFFERED);
  if (lists.length === 0) return { memo: layList(memo, []), told: [tell('find.nothing')] };
  return offerList(memo, tell(isSame ? 'person.list-fits' : 'person.list-anew'), lists);
}
