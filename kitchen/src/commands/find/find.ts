/** Answers an open wish: one dish where the wish is clear, else three that differ. */
import { type Choice, choose } from '../../cook/choose/choose.ts';
import { mayBeLeft } from '../../cook/choose/match.ts';
import type { Table } from '../../cook/table.ts';
import { clarity, isOpen, NO_WISH, type Wish } from '../../cook/wish.ts';
import type { Edit, Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import { allNeeds } from '../../say/voice/needs-words.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { choiceOfCard } from '../edits/card-choice.ts';
import { foodSaid } from '../edits/said-food.ts';
import { helpingOf } from './amounts-held.ts';
import { bestFor } from './best-for.ts';
import { composedCard, composedFor, othersOf } from './composed.ts';
import { figuresChosen } from './figures-chosen.ts';
import { formSaid } from './kind-said.ts';
import { layCard, layList } from './lay-card.ts';
import { changesTold, dishNoun, isIn, missesTold, nounOf, timeOf, usedIn } from './tell-choice.ts';
import { type Wished, wishedOf } from './wished.ts';

const CLEAR = 1.5;
const OFFERED = 3;

/**
 * Needs nothing. Returns a card, or a list of three; nothing to say where another clause of the message has served the
 * same wish. A dish that was served or refused never comes again. Never undefined: where nothing fits it says so.
 */
export function find({ table }: CommandContext, memo: Memo, clause: ReadClause): Outcome {
  const wished = wishedOf(table, clause);
  const { wish } = wished;
  const served = new Set(memo.served);
  const isClear =
    clarity(wish, allNeeds(table.heard.person.needs).length) >= CLEAR &&
    !wish.ideas &&
    !isOpen(wish);
  if (isClear) {
    const best = bestFor(wished, served, (choice) => keepsOut(wished, memo, choice));
    const composed = composedFor(wished, clause, best);
    if (composed) return composedCard(wished, memo, clause, composed);
    if (best?.missed.length === 0) return cardFor(wished, memo, clause, best);
  }
  const chosen = choose(wished.table, wish, OFFERED, served);
  const [first] = chosen;
  const composed = composedFor(wished, clause, first);
  const fitting = chosen.filter(({ missed }) => missed.length === 0);
  // One kind that was named is no choice among others; for a glut of one thing there are many ways.
  const isNamed = formSaid(table, clause) !== undefined;
  const isGlut = wish.ideas && wish.include.length === 1;
  if (composed && ((fitting.length === 0 && !isGlut) || isNamed))
    return composedCard(wished, memo, clause, composed);
  if (composed) {
    const more = fitting.length + 1 < OFFERED ? othersOf(wished, clause, composed) : [];
    const lists = [composed, ...more].map(({ choice }) => choice);
    return listFor(
      wished,
      memo,
      [...lists.slice(0, 1), ...fitting, ...lists.slice(1)].slice(0, OFFERED),
      'find.list',
    );
  }
  if (!first) return near(wished, memo, served) ?? { memo, told: [tell('find.nothing')] };
  const kin = first.missed.includes('word')
    ? choose(wished.table, { ...wish, include: [] }, OFFERED - 1, served)
    : [];
  // Of a plum tart the tart comes before the plums.
  if (kin.some(({ missed }) => missed.length === 0)) {
    const slugs = new Set(kin.map(({ adapted }) => adapted.original.slug));
    const others = chosen.filter(({ adapted }) => !slugs.has(adapted.original.slug));
    return listFor(
      { ...wished, wish: { ...wish, include: [] } },
      memo,
      [...kin, ...others].slice(0, OFFERED),
      'find.no-such-dish',
    );
  }
  // What misses a part of the wish is offered with that said, and never served as if it were the answer.
  return chosen.length === 1 && first.missed.length === 0
    ? cardFor(wished, memo, clause, first)
    : listFor(wished, memo, chosen, 'find.list');
}

/** With a part of the wish given up: what it is called, all foods but one, all but a food's own kind. */
function near(
  { table, wish, ...others }: Wished,
  memo: Memo,
  served: ReadonlySet<string>,
): Outcome | undefined {
  const { course, cuisine, moods, words, include } = wish;
  const alone = (foods: readonly Food[]): Wish[] =>
    foods.map((food) => ({ ...NO_WISH, ...(course ? { course } : {}), include: [food] }));
  const parts = include.flatMap(({ said }) =>
    said.split(' ').map((word) => foodSaid(table.kitchen, word)),
  );
  const kinds = include.flatMap((food) => food.kinds.map((kind) => foodSaid(table.kitchen, kind)));
  const rest = { moods, ...(course ? { course } : {}), ...(cuisine ? { cuisine } : {}) };
  const less: Wish[] = [
    { ...NO_WISH, words },
    { ...wish, words: [] },
    ...alone([...include, ...parts.slice(0, MOST_PARTS), ...kinds.slice(0, MOST_PARTS)]),
    ...(include.length === 0 ? [{ ...NO_WISH, ...rest }] : []),
  ];
  for (const one of less.filter((tried) => !isOpen(tried)).slice(0, MOST_TRIED)) {
    const found = choose(table, one, OFFERED, served).filter(({ missed }) => missed.length === 0);
    if (found.length === 0) continue;
    const soonest = [...found].sort((a, b) => a.adapted.dish.time - b.adapted.dish.time);
    const lists = wish.maxMinutes === undefined ? found : soonest;
    return listFor({ ...others, table, wish: one }, memo, lists, 'find.no-such-dish');
  }
  return undefined;
}

const MOST_PARTS = 2;
const MOST_TRIED = 5;

/** Whether the card, made anew from its edits, still holds nothing that this clause keeps out. */
function keepsOut({ table, out }: Wished, memo: Memo, choice: Choice): boolean {
  if (out.length === 0) return true;
  const card = { slug: choice.adapted.original.slug, edits: editsFor(out, choice) };
  const avoid = table.heard.avoid.filter((food) => !out.includes(food));
  const made = choiceOfCard({ ...table, heard: { ...table.heard, avoid } }, { ...memo, card });
  return made !== undefined && !out.some((food) => isIn(table, made.adapted.dish, food));
}

/** What is left out of the dish for this clause alone; for all else the conversation keeps it out. */
function editsFor(out: Wished['out'], { adapted }: Choice): Edit[] {
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
      misses[0] ?? tell(open ? 'find.open' : lead),
      ...foodsTold(table, lists, wish, atHand, misses.length > 0),
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
  if (unused.length > 0 && (!missed || used.flat().length > 0))
    told.push(tell('find.unused', { foods: nounOf(unused.map(({ said }) => said)) }));
  return told;
}
