/** Commands: another dish where the card cannot be changed as asked: the same foods in one pot, or prawns where its mince was. */
import { nameFood } from '../../compose/name-foods.ts';
import { meatIn } from '../../cook/adapt/meat-known.ts';
import type { Table } from '../../cook/table.ts';
import { mergeWish } from '../../cook/wish.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Memo } from '../../memo/memo.ts';
import type { FoodMention, ReadClause } from '../../read/read-clause.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { choiceOfCard } from '../edits/card-choice.ts';
import { changeFoods } from '../edits/change-foods.ts';
import { foodSaid } from '../edits/said-food.ts';
import { find } from './find.ts';
import { isIn } from './tell-choice.ts';

/** Needs a card, and foods that it was chosen for. Undefined where no such dish is found. */
export const inAnotherWay: Command = (context, memo, clause) => {
  const { table } = context;
  const isFirm = clause.wish.moods.some(({ firm }) => firm);
  if (!memo.card || memo.offered.length > 0 || !isFirm || table.wish.include.length < FEWEST)
    return undefined;
  const wish = mergeWish(table.wish, { ...clause.wish, include: [] });
  const said = { ...clause, foods: [], terms: [] };
  const found = cooked({ ...context, table: { ...table, wish } }, memo, said);
  const dish = found && choiceOfCard(table, found.memo)?.adapted.dish;
  return dish && wish.include.every((food) => isIn(table, dish, food)) ? found : undefined;
};

/** Changes the card where that can be done; where its meat cannot make way, another dish is made of what is to come. */
export const changeOrAnother: Command = (context, memo, clause) => {
  const changed = changeFoods(context, memo, clause);
  const isRefused = changed?.told.some(({ message }) => message === 'edits.reason');
  const to = clause.foods.filter(({ role }) => role === 'to');
  if (changed?.servesCard || !isRefused || to.length !== 1) return changed;
  return ofMeatInHand(context, memo, clause, to) ?? changed;
};

/** "No chicken, got prawns": of the prawns and of what the dish of the card was eaten with. Undefined where they are no meat or fish. */
export function ofMeatInHand(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  to: readonly FoodMention[],
): Outcome | undefined {
  const { table } = context;
  const dish = memo.offered.length === 0 ? choiceOfCard(table, memo)?.adapted.dish : undefined;
  if (!dish || !to.some(({ food }) => meatIn(table.kitchen, food.said))) return undefined;
  const beside = starchOf(table, dish).map((name) => foodSaid(table.kitchen, name));
  const foods = [...to.map(({ food }) => food), ...beside].map(
    (food): FoodMention => ({ role: 'have', chance: 1, food }),
  );
  const wish = { ...table.wish, include: [], words: [] };
  // A curry stays a curry.
  const terms = contentTokens(dish.title);
  return cooked({ ...context, table: { ...table, wish } }, memo, { ...clause, foods, terms });
}

function cooked(context: CommandContext, memo: Memo, said: ReadClause): Outcome | undefined {
  const wish = { ...said.wish, ideas: false };
  const found = find(context, memo, { ...said, act: 'find', wish });
  return found.servesCard ? found : undefined;
}

/** Its pasta, rice or potatoes. */
function starchOf({ kitchen: { rules, forms } }: Table, { ingredients }: Dish): string[] {
  const isStarch = (name: string) =>
    nameFood(rules, forms.cooking, name)?.classes.includes('starch') === true;
  return ingredients
    .map(({ name }) => name)
    .filter(isStarch)
    .slice(0, 1);
}

const FEWEST = 2;
