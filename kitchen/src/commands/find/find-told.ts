/** Builds the reply for dishes found by a wish: recipe card or list, what of the wish it misses, which foods are used or left. */
import type { Choice } from '../../cook/choose/choose.ts';
import { mayBeLeft } from '../../cook/choose/match.ts';
import type { Table } from '../../cook/table.ts';
import { isOpen, type Wish } from '../../cook/wish.ts';
import type { Edit, Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Outcome } from '../command.ts';
import { helpingOf } from './amounts-held.ts';
import { figuresChosen } from './figures-chosen.ts';
import { layCard, layList } from './lay-card.ts';
import { changesTold, dishNoun, missesTold, nounOf, timeOf, usedIn } from './tell-choice.ts';
import type { Wished } from './wished.ts';

/** What is left out of the dish for this clause alone; for all else the conversation keeps it out. */
export function editsFor(out: Wished['out'], { adapted }: Choice): Edit[] {
  const isGone = ({ said, names }: Wished['out'][number]): boolean =>
    adapted.changes.some(({ from }) => from.includes(said) || names.includes(from));
  return out.filter(isGone).map(({ said }) => ({ kind: 'leave out', food: said }));
}

export function cardFor(
  { table, wish, out, atHand }: Wished,
  memo: Memo,
  clause: ReadClause,
  choice: Choice,
): Outcome {
  const { adapted } = choice;
  const { servings, edits } = helpingOf(table, clause, adapted.dish);
  const card = {
    slug: adapted.original.slug,
    ...(servings === undefined ? {} : { servings }),
    edits: [...editsFor(out, choice), ...edits],
  };
  const slots = { dish: dishNoun(table, adapted.dish), time: timeOf(adapted.dish, servings) };
  const used = usedIn(table, choice, wish.include);
  const spared = atHand.filter((food) => mayBeLeft(food));
  const missed = used.length < wish.include.length ? withFood(choice) : choice;
  const misses = missesTold(table, missed, wish, used.length > 0 ? spared : []);
  return {
    memo: layCard(memo, card),
    told: [
      ...misses,
      tell(misses.length > 0 ? 'find.nearest' : 'find.card', slots),
      ...foodsTold(table, [choice], wish, atHand, misses.length > 0),
      ...figuresChosen(table, [choice], wish),
      ...changesTold(choice),
    ],
    servesCard: true,
    ...(edits.length > 0 ? {} : { choice }),
  };
}

/** The dish was chosen for fewer foods than were wished for. */
function withFood(choice: Choice): Choice {
  return { ...choice, missed: [...new Set([...choice.missed, 'food' as const])] };
}

/** @param lead the message that stands above the dishes, where the wish is met */
export function listFor(
  { table, wish, atHand }: Wished,
  memo: Memo,
  lists: readonly Choice[],
  lead: string,
): Outcome {
  const first = lists[0] as Choice;
  const misses = missesTold(table, first, wish).slice(0, 1);
  const open = isOpen(wish) && wish.moods.length === 0 && lead === 'find.list';
  return {
    memo: layList(memo, lists),
    told: [
      ...figuresChosen(table, lists, wish),
      ...(misses.length > 0 ? [] : foodsTold(table, lists, wish, atHand, false)),
      misses[0] ?? tell(open ? 'find.open' : lead),
      tell(open ? 'find.ask-more' : 'find.list-end'),
    ],
    lists,
  };
}

/** What of their food is used, and what of what they have in stays in the cupboard. */
function foodsTold(
  table: Table,
  choices: readonly Choice[],
  wish: Wish,
  atHand: Wished['atHand'],
  missed: boolean,
): Told[] {
  const used = choices.map((choice) => usedIn(table, choice, wish.include));
  const unused = atHand
    .filter(mayBeLeft)
    // Soy sauce is named once, and not as soy as well.
    .filter(
      ({ said }) => !atHand.some((one) => one.said !== said && one.said.split(' ').includes(said)),
    )
    .filter(({ said }) => !used.some((foods) => foods.includes(said)));
  const [own = []] = used;
  const told: Told[] = [];
  if (choices.length === 1 && own.length > 1) told.push(tell('find.uses', { foods: nounOf(own) }));
  // Where nothing of several foods is used, the wish was for something else.
  const isOfThem = unused.length < atHand.length || atHand.length === 1;
  if (unused.length > 0 && isOfThem && (!missed || used.flat().length > 0))
    told.push(tell('find.unused', { foods: nounOf(unused.map(({ said }) => said)) }));
  return told;
}
