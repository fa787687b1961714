/** Applies a command's edits to the recipe card, keeps the old card for undo, and explains refusals, offering a stand-in or another dish. */

import { isFood } from '../../cook/adapt/adapt-work.ts';
import { bendingOf, type Choice, choose } from '../../cook/choose/choose.ts';
import type { Table } from '../../cook/table.ts';
import { servingsFor } from '../../cook/whole-things.ts';
import { likeThis } from '../../cook/wish.ts';
import { findCautions } from '../../cookbook/cautions.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import type { Card, Edit, Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import { type Told, tell } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { applyEdit, applyEdits } from './apply-edits.ts';
import { bookDish, choiceOfCard, dishOfCard, tableForCard } from './card-choice.ts';
import type { Bench, Edited } from './finish-edit.ts';
import { mergeEdit } from './merge-edit.ts';
import { foodSaid, isSameFood, itemsMeant, nounOf } from './said-food.ts';
import { standInsFor } from './stand-ins.ts';
import { swapFood } from './swap-food.ts';
import { takenBy, tookOut } from './taken-out.ts';
import { editsTold } from './tell-edits.ts';

const MOST_EARLIER = 8;

/** What is told once the edits are made; it sees the card before and after, and which of them could be made. */
export type TellEdits = (after: Choice, before: Choice, made: readonly Edit[]) => readonly Told[];

/**
 * The card with all edits that can be made, and for each other the reason; undefined where no card lies there or it
 * cannot be made. Where none can be made the card is not served again and stays as it is.
 * The people at the table are kept as they are: "double the garlic" is for no more of them.
 */
export function editCard(
  context: CommandContext,
  memo: Memo,
  edits: readonly Edit[],
  tellEdits: TellEdits = (after, before, made) =>
    editsTold(
      context.table,
      made,
      before,
      after,
      servingsFor(
        after.adapted.original,
        servingsOf(context.table, memo.card ?? after.adapted.dish),
      ),
    ),
): Outcome | undefined {
  const { table } = context;
  const { card } = memo;
  const before = choiceOfCardAfter(table, memo, edits);
  if (!card || !before) return undefined;
  let next: Card = { ...card, servings: servingsOf(table, card) };
  const made: Edit[] = [];
  const refusals: { readonly edit: Edit; readonly refusal: Told }[] = [];
  const whyNot = (edit: Edit): Told | undefined =>
    bringsBack(table, memo, edit)
      ? tell('edits.not-for-you')
      : (againstCustom(table, next, edit) ?? refusalOf(table, next, edit));
  let [edit, ...queue] = edits;
  for (; edit; [edit, ...queue] = queue) {
    const refusal = whyNot(edit);
    const others = refusal ? insteadOf(edit, queue, before) : [];
    const done = others.find((one) => whyNot(one) === undefined) ?? edit;
    // What was to come in beside has come in.
    if (done.kind === 'swap' && done !== edit)
      queue = queue.filter((one) => !('food' in one && one.food === done.to));
    if (refusal && done === edit) {
      refusals.push({ edit, refusal });
      const not = bringsIn(edit);
      queue = queue.filter((one) => !(one.kind === 'amount' && one.food === not));
    } else {
      next = { ...next, edits: mergeEdit(table.kitchen, next.edits, done) };
      made.push(done);
    }
  }
  const [first, ...others] = refusals;
  if (first && made.length === 0) {
    const { memo: kept, told } = refused(context, memo, first, before);
    return { memo: kept, told: [...told, ...others.map(({ refusal }) => refusal)] };
  }
  const nextMemo = withCard(memo, next);
  const choice = choiceOfCard(table, nextMemo);
  if (!choice) return undefined;
  const told = [...tellEdits(choice, before, made), ...refusals.map(({ refusal }) => refusal)];
  return { memo: nextMemo, told, servesCard: true, choice };
}

function bringsIn(edit: Edit): string | undefined {
  return edit.kind === 'swap' ? edit.to : edit.kind === 'add' ? edit.food : undefined;
}

/** What cannot simply go may give its place to what was to come in beside, or to what the dish's author puts there. */
function insteadOf(edit: Edit, others: readonly Edit[], { adapted }: Choice): Edit[] {
  if (edit.kind !== 'leave out') return [];
  const { food } = edit;
  const added = others.flatMap((one) => (one.kind === 'add' ? [one.food] : []));
  const own = adapted.dish.swaps.flatMap(({ from, to }) =>
    from.split(' ').includes(food) && !to.name.includes(food) ? [to.name] : [],
  );
  const water = POURED.test(food) ? ['water'] : [];
  return [...added, ...own, ...water].map((to): Edit => ({ kind: 'swap', from: food, to }));
}

/** Where none of it is in the house, the pan takes water. */
const POURED = /\b(?:stock|broth|wine|beer|cider|stout)$/;

/** The card as it is now, with what is to be changed not yet held against it for a dislike. */
function choiceOfCardAfter(table: Table, memo: Memo, edits: readonly Edit[]): Choice | undefined {
  const { card } = memo;
  if (!card) return undefined;
  const held = tableForCard(table, { ...card, edits });
  return choiceOfCard(held, memo);
}

/** Whether it puts in what was told before to be kept out, other than by an edit that it takes back. */
function bringsBack(table: Table, { card, earlier }: Memo, edit: Edit): boolean {
  const said = bringsIn(edit);
  if (said === undefined) return false;
  const { kitchen } = table;
  const food = foodSaid(kitchen, said);
  const edits = [...earlier, ...(card ? [card] : [])].flatMap((one) => one.edits);
  const wasTakenOut = edits.some((one) => tookOut(kitchen, undefined, one, said));
  const names = findFoodNames(kitchen.rules, food.said);
  // Whoever asks for it by name wants it now, unless it stays out for more than taste.
  const isAskedFor = ({ firm }: Food): boolean => edit.kind === 'add' && firm !== true;
  return (
    !wasTakenOut &&
    table.heard.avoid.some(
      (one) =>
        !isAskedFor(one) &&
        (isSameFood(one, food) || one.names.some((name) => names.includes(name))),
    )
  );
}

/** Bacon or soy sauce for somebody who is to eat little salt: what the dish is warned of only with it in. */
function againstCustom({ kitchen, heard }: Table, { slug }: Card, edit: Edit): Told | undefined {
  const said = bringsIn(edit);
  if (said === undefined) return undefined;
  const food = foodSaid(kitchen, said);
  const plain =
    kitchen.cookbook.dishes.find((one) => one.slug === slug) ?? kitchen.cookbook.dishes[0];
  if (!plain) return undefined;
  const alone = {
    ...plain,
    ingredients: [{ name: food.said, quantity: '', unit: '', preparation: '' }],
  };
  const cautions = findCautions(alone, kitchen.rules);
  const custom = heard.customs.find(
    ({ wary }) =>
      (wary.includes('much salt') && [...food.names, ...food.kinds].includes('salt')) ||
      wary.some((one) => cautions.has(one) && FROM_FOODS.has(one)),
  );
  return custom && tell('edits.against-custom', { food: nounOf(food.said), custom: custom.label });
}

/** Cautions that a single food brings, whatever the dish. */
const FROM_FOODS: ReadonlySet<string> = new Set(['much salt']);

function refusalOf(table: Table, card: Card, edit: Edit): Told | undefined {
  const edits = mergeEdit(table.kitchen, card.edits, edit);
  const held = tableForCard(table, { ...card, edits: [...card.edits, edit] });
  const base = dishOfCard(held, card);
  if (!base) return undefined;
  const bench: Bench = { kitchen: table.kitchen, bending: bendingOf(held) };
  // What only takes back an earlier edit asks nothing of the dish.
  const last = edits.at(-1);
  const isNew = last !== undefined && !card.edits.includes(last) && edits.length > 0;
  if (!isNew) return undefined;
  const dish = applyEdits(bench, base, edits.slice(0, -1));
  const edited: Edited = applyEdit(bench, dish, last);
  if (!('refusal' in edited)) return undefined;
  // What had been added is gone once it is added no more.
  const wasAdded = card.edits.some((one) => one.kind === 'add' && !edits.includes(one));
  return wasAdded && edited.refusal.message === 'edits.not-in-it' ? undefined : edited.refusal;
}

/** The card as it stays; where it cannot do without what was to go, a stand-in or another dish is offered. */
function refused(
  context: CommandContext,
  memo: Memo,
  { edit, refusal }: { readonly edit: Edit; readonly refusal: Told },
  before: Choice,
): Outcome {
  const { table } = context;
  const { asked: _, ...rest } = memo;
  const calm = keptIn(table, rest, edit);
  const dish = memo.card && bookDish(table, memo.card.slug);
  const food = takenBy(edit) ?? '';
  if (food !== '' && NEEDS_ANOTHER.has(refusal.message)) {
    const bench = { kitchen: table.kitchen, bending: bendingOf(table) };
    // Whoever wants no wine wants no vermouth.
    const meant = foodSaid(table.kitchen, food);
    const isSame = (name: string): boolean =>
      meant.kinds.some((kind) => foodSaid(table.kitchen, name).names.includes(kind)) ||
      (edit.kind === 'leave out' && isFood(table, name, meant));
    const to = standInsFor(context, before, food).find(
      (name) => !isSame(name) && 'adapted' in swapFood(bench, before.adapted, food, name),
    );
    const asked = { kind: 'offer', act: 'swap', about: `${food} -> ${to}` } as const;
    if (to !== undefined)
      return {
        memo: { ...calm, asked },
        told: [refusal, tell('edits.put-instead', { food: nounOf(food), to: nounOf(to) })],
      };
  }
  if (refusal.message !== 'edits.stands-on' || !dish) return { memo: calm, told: [refusal] };
  const other = otherWithout(table, dish, foodSaid(table.kitchen, food));
  if (!other) return { memo: calm, told: [refusal] };
  return offerDish(calm, other, [refusal, tell('edits.other-dish', { dish: nounOf(other.title) })]);
}

/** Refusals that a stand-in gets round. */
const NEEDS_ANOTHER: ReadonlySet<string> = new Set(
  ['cannot-go', 'pass-over', 'holds-up', 'other-kind', 'not-swapped', 'bake-needs'].map(
    (one) => `edits.${one}`,
  ),
);

/** What was to go and stays is noted on the card as wanted there, or the dislike would keep the card from being made. */
function keptIn(table: Table, memo: Memo, edit: Edit): Memo {
  const { card } = memo;
  if (edit.kind === 'swap') return memo;
  const food = takenBy(edit) ?? '';
  const meant = foodSaid(table.kitchen, food);
  const dish = card && bookDish(table, card.slug);
  const isDisliked = table.heard.avoid.some((one) => one.firm !== true && isSameFood(one, meant));
  if (!dish || !isDisliked || itemsMeant(table.kitchen, dish, meant).length === 0) return memo;
  return { ...memo, card: { ...card, edits: [...card.edits, { kind: 'add', food }] } };
}

export function offerDish(memo: Memo, dish: Dish, told: readonly Told[]): Outcome {
  return {
    memo: {
      ...memo,
      offered: [dish.slug],
      asked: { kind: 'offer', act: 'dish', about: dish.slug },
    },
    told,
  };
}

function otherWithout(table: Table, dish: Dish, food: Food): Dish | undefined {
  const avoid = [...table.heard.avoid, food];
  const wish = likeThis(dish, table.wish);
  const heard = { ...table.heard, avoid };
  return choose({ ...table, heard }, wish, 1, new Set([dish.slug]))[0]?.adapted.original;
}

/** The memo once another card lies there; what was asked or listed before is answered. */
export function withCard(memo: Memo, card: Card): Memo {
  const { asked: _, ...rest } = memo;
  const earlier = memo.card ? [...memo.earlier, memo.card].slice(-MOST_EARLIER) : memo.earlier;
  return { ...rest, card, earlier, offered: [] };
}

/** Portions of the card as it lies there. */
export function servingsOf(
  table: Table,
  { servings, slug }: Pick<Card, 'servings' | 'slug'>,
): number {
  return servings ?? bookDish(table, slug)?.servings ?? 4;
}
