/** Command: answers foods somebody has or lacks: fits or changes the recipe card, or offers to; without a card finds a dish of them. */

import { isFood } from '../../cook/adapt/adapt-work.ts';
import { meatIn } from '../../cook/adapt/meat-known.ts';
import { plainName } from '../../cook/adapt/rename.ts';
import type { Table } from '../../cook/table.ts';
import { speaks } from '../../cook/table.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Edit, Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { FoodMention, ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { isOfOneRow } from '../edits/added-foods.ts';
import { choiceOfCard, tableForCard } from '../edits/card-choice.ts';
import { changeFoods } from '../edits/change-foods.ts';
import { editCard } from '../edits/edited-card.ts';
import { kindOf } from '../edits/kinds-in-a-pan.ts';
import { itemsMeant } from '../edits/said-food.ts';
import { scaledToHand } from '../edits/scale.ts';
import { placeFor as placeOfMeat } from '../edits/stand-ins.ts';
import { ofMeatInHand } from './another-way.ts';
import { find } from './find.ts';
import { dishNoun, isIn, nounOf } from './tell-choice.ts';
import { foodsOf } from './wished.ts';

/**
 * Needs foods. With a card: what of them is in it, what could take another's place, and at most one offer. Without:
 * as `find`. Undefined where a card lies there and no food was read.
 */
export function have(context: CommandContext, memo: Memo, clause: ReadClause): Outcome | undefined {
  const { table } = context;
  const choice = memo.offered.length === 0 ? cardBefore(table, memo, clause) : undefined;
  if (!choice) return clause.foods.length > 0 ? find(context, memo, clause) : undefined;
  const { dish } = choice.adapted;
  const lacks = foodsOf(clause, 'lacking', 'without', 'from').filter((food) =>
    isIn(table, dish, food),
  );
  const needless = foodsOf(clause, 'lacking').filter((food) => !isIn(table, dish, food));
  const has = foodsOf(clause, 'have', 'add', 'to', 'want', 'likes').filter(({ said }) =>
    speaks(table.kitchen, said, table.heard.person.needs),
  );
  // Its stock is no beef.
  const inside = has.filter(
    (food) => isIn(table, dish, food) && itemsMeant(table.kitchen, dish, food).length > 0,
  );
  const beside = has.filter((food) => !inside.includes(food));
  const noun = dishNoun(table, dish);
  const { asked: _, ...kept } = memo;
  const [gone] = lacks;
  const without = gone && withoutIt(context, kept, clause, dish, gone, beside);
  const isCounted = clause.foods.some(({ amount, food }) => amount && inside.includes(food));
  const left = isCounted && (!gone || without?.servesCard) ? (without?.memo ?? kept) : undefined;
  const fitted = left && scaledToHand(context, left, clause);
  if (fitted) return { ...fitted, told: [...(without?.told ?? []), ...fitted.told] };
  const instead = clause.foods.filter(({ food }) => beside.includes(food));
  const isOther = [gone, ...needless].some((one) => one && meatIn(table.kitchen, one.said));
  const anew = () => (isOther ? ofMeatInHand(context, kept, clause, instead) : undefined);
  if (gone) return without?.servesCard ? without : (anew() ?? without);
  const ready = READY.test(context.message) ? cookedBefore(context, kept, inside) : undefined;
  if (ready) return ready;
  if (clause.foods.length === 0) return undefined;
  const told: Told[] = [];
  if (inside.length > 0) told.push(tell('find.have-in', { foods: nouns(inside), dish: noun }));
  if (needless.length > 0) told.push(tell('find.needless', { foods: nouns(needless), dish: noun }));
  const [extra] = beside;
  if (!extra) return told.length > 0 ? { memo: kept, told } : undefined;
  const meat = meatIn(table.kitchen, extra.said);
  const edits = memo.card?.edits ?? [];
  const place = meat
    ? placeOfMeat(table.kitchen, choice, extra.said, edits)
    : placeFor(table, dish, extra);
  // "Chicken breasts only, sorry": nothing else is in the house.
  // "No chicken, got prawns": of what was never in it they mean what stands in its place.
  const isMeant = (meat !== null && isOther) || ONLY.test(context.message);
  const put = place && isMeant && putIn(context, kept, place, extra);
  if (put) return put;
  const another = anew();
  if (another) return another;
  if (place) {
    told.push(tell('find.may-replace', { food: nouns([extra]), from: nounOf([plainName(place)]) }));
    const about = `${place} -> ${extra.said}`;
    return { memo: { ...kept, asked: { kind: 'offer', act: 'swap', about } }, told };
  }
  told.push(tell('find.may-add', { food: nouns([extra]), dish: noun }));
  return { memo: { ...kept, asked: { kind: 'offer', act: 'add', about: extra.said } }, told };
}

const ONLY = /\b(?:only|just|all (?:i|we)(?: have|['’]ve)|what (?:i|we)(?: have|['’]ve) got)\b/i;

function putIn(context: CommandContext, memo: Memo, from: string, to: Food) {
  const edit: Edit = { kind: 'swap', from, to: to.said.replace(/['’]s$/, '') };
  const outcome = editCard(context, memo, [edit]);
  return outcome?.servesCard ? outcome : undefined;
}

const READY =
  /\b(?:(?:already|ready|pre) ?-?(?:cooked|boiled)|(?:cooked|boiled) already|leftover|left over)\b/i;

/** "The rice is already cooked": it only has to get hot. Undefined where the steps cannot do with that. */
function cookedBefore(context: CommandContext, memo: Memo, foods: readonly Food[]) {
  const dish = choiceOfCard(context.table, memo)?.adapted.dish;
  if (!dish || foods.length === 0) return undefined;
  const isCooked = (food: Food): boolean =>
    itemsMeant(context.table.kitchen, dish, food).some((at) => {
      const { name = '', preparation = '' } = dish.ingredients[at] ?? {};
      return COOKED.test(`${name} ${preparation}`);
    });
  if (foods.every(isCooked))
    return { memo, told: [tell('edits.ready-already', { foods: nouns(foods) })] };
  const edits = foods.map(
    ({ said }): Edit => ({
      kind: 'swap',
      from: said,
      to: `cooked ${said.replace(/^(?:cooked|boiled|leftover) /, '')}`,
    }),
  );
  const outcome = editCard(context, memo, edits, () => [
    tell('edits.ready', { foods: nouns(foods) }),
  ]);
  return outcome?.servesCard ? outcome : undefined;
}

const COOKED = /\b(?:cooked|boiled|leftover)\b/;

/** The card as it lies there: what they have just said they lack is not yet taken out of it. */
function cardBefore(table: Table, memo: Memo, clause: ReadClause) {
  const { card } = memo;
  if (!card) return undefined;
  const gone = foodsOf(clause, 'lacking', 'without', 'from').map(
    ({ said }): Edit => ({ kind: 'leave out', food: said }),
  );
  return choiceOfCard(tableForCard(table, { ...card, edits: [...card.edits, ...gone] }), memo);
}

/** Something of the dish is not there: what they have takes its place, the dish's own stand-in may, or it goes without. */
function withoutIt(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  dish: Dish,
  gone: Food,
  beside: readonly Food[],
): Outcome | undefined {
  const { table } = context;
  const [meant = -1] = itemsMeant(table.kitchen, dish, gone);
  const at = dish.ingredients[meant];
  // What they have is meant for what they lack, the likeliest of it first.
  const near = beside.toSorted((one, next) => likeness(next, gone) - likeness(one, gone));
  for (const food of near.filter((one) => likeness(one, gone) > 0 || !near[1])) {
    const edit: Edit = { kind: 'swap', from: gone.said, to: food.said };
    const slots = { from: nouns([gone]), to: nouns([food]) };
    const put = editCard(context, memo, [edit], () => [tell('find.instead', slots)]);
    if (put?.servesCard) return put;
  }
  if (at && isAromatic(table, at.name)) {
    const food: FoodMention = { role: 'lacking', chance: 1, food: gone };
    const left = changeFoods(context, memo, { ...clause, act: 'leave-out', foods: [food] });
    if (left?.servesCard) return left;
  }
  const own = dish.swaps.find(
    ({ from, to }) => from === at?.name && speaks(table.kitchen, to.name, table.heard.person.needs),
  );
  if (own) {
    const to = plainName(own.to.name);
    const edit: Edit = { kind: 'swap', from: own.from, to: own.to.name };
    const swapped = editCard(context, memo, [edit]);
    if (swapped?.servesCard) return swapped;
    const told = [tell('find.lacking', { from: nouns([gone]), to: nounOf([to]) })];
    return {
      memo: { ...memo, asked: { kind: 'offer', act: 'swap', about: `${gone.said} -> ${to}` } },
      told,
    };
  }
  const mention: FoodMention = { role: 'from', chance: 1, food: gone };
  const swapped = changeFoods(context, memo, { ...clause, act: 'swap', foods: [mention] });
  if (swapped?.servesCard || swapped?.memo.asked) return swapped;
  const edit: Edit = { kind: 'leave out', food: gone.said };
  return editCard(context, memo, [edit], () => [
    tell('find.goes-without', { foods: nouns([gone]) }),
  ]);
}

/** What seasons and is not missed: nobody is sent to find the powder of it. */
function isAromatic({ kitchen }: Table, name: string): boolean {
  const kind = kindOf(kitchen, name);
  return kind === 'herb' || kind === 'spice' || isOfOneRow(name, 'garlic');
}

/** The ingredient of the dish that a food of the same kind could take the place of. */
function placeFor({ kitchen }: Table, dish: Dish, food: Food): string | undefined {
  const own = dish.swaps.find(({ to }) => isFood({ kitchen }, to.name, food));
  if (own) return own.from;
  const kind = food.kinds.find((one) => SWAPPED_WITHIN.has(one));
  return dish.ingredients.find(
    ({ name }) => kind && isFood({ kitchen }, name, { said: kind, names: [kind], kinds: [] }),
  )?.name;
}

/** Within such a kind one will do for another. */
const SWAPPED_WITHIN: ReadonlySet<string> = new Set([
  'cheese',
  'pasta',
  'rice',
  'bean',
  'lentil',
  'mushroom',
  'vinegar',
  'onion',
  'milk',
  'white fish',
  'oily fish',
]);

/** A lemon is more like a preserved lemon than salt is. */
function likeness(one: Food, gone: Food): number {
  if (gone.names.some((name) => one.names.some((own) => name.endsWith(` ${own}`)))) return 2;
  const isKin = one.kinds.some((kind) => gone.kinds.includes(kind));
  return isKin || one.kinds.includes(gone.names[0] ?? '') ? 1 : 0;
}

function nouns(foods: readonly Food[]) {
  return nounOf(foods.map(({ said }) => said.replace(/['’]s$/, '')));
}
