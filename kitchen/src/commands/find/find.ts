/** Command: answers a wish for something to eat: one cookbook or composed dish where it is clear, else three; else near misses, said so. */
import { type Choice, choose } from '../../cook/choose/choose.ts';
import { mayBeLeft } from '../../cook/choose/match.ts';
import { clarity, isOpen } from '../../cook/wish.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { allNeeds } from '../../say/voice/needs-words.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { choiceOfCard } from '../edits/card-choice.ts';
import { bestFor } from './best-for.ts';
import {
  type ComposedChoice,
  composedCard,
  composedFor,
  composedOf,
  othersOf,
} from './composed.ts';
import { cardFor, editsFor, listFor } from './find-told.ts';
import { heartsOf, holdsHeart, suitsMoods } from './hearts.ts';
import { formSaid } from './kind-said.ts';
import { kindredFor } from './kindred.ts';
import { near } from './near.ts';
import { isIn, usedIn } from './tell-choice.ts';
import { sameFood, type Wished, wishedOf } from './wished.ts';

const CLEAR = 1.5;
const OFFERED = 3;

/**
 * Needs nothing. Returns a card, or a list of three; nothing to say where another clause of the message has served the
 * same wish. A dish that was served or refused never comes again, nor one without the main food that was named. Never
 * undefined: where nothing fits it says so.
 */
export function find({ table }: CommandContext, memo: Memo, clause: ReadClause): Outcome {
  const served = new Set(memo.served);
  const wished = wishedOf({ ...table, served }, clause);
  const { wish } = wished;
  const either = eitherOf(wished, clause, served);
  if (either.length > 1) return listFor(wished, memo, either, 'find.list');
  const isRight = (choice: Choice) => holdsHeart(wished.table, wish, choice);
  const ideas = wish.ideas && !isOneSupper(wished, clause);
  const isClear =
    clarity({ ...wish, ideas }, allNeeds(table.heard.person.needs).length) >= CLEAR &&
    !ideas &&
    !isOpen(wish);
  if (isClear) {
    const best = bestFor(wished, served, (one) => isRight(one) && keepsOut(wished, memo, one));
    const composed = composedFor(wished, clause, best);
    if (composed) return composedCard(wished, memo, clause, composed);
    if (best?.missed.length === 0) return cardFor(wished, memo, clause, best);
  }
  const chosen = choose(wished.table, wish, OFFERED, served).filter(isRight);
  const [first] = chosen;
  const composed = composedFor(wished, clause, first);
  const fitting = chosen.filter(({ missed }) => missed.length === 0);
  // One kind that was named is no choice among others; for a glut of one thing there are many ways.
  const isNamed = formSaid(table, clause) !== undefined;
  const isGlut = wish.ideas && wish.include.length === 1;
  const kin =
    fitting.length < OFFERED ? kindredOf(wished, memo, [...served, ...slugs(fitting)]) : [];
  const isOnly = fitting.length + kin.length === 0 && !isGlut;
  if (composed && (isOnly || isNamed)) return composedCard(wished, memo, clause, composed);
  const beside =
    fitting.length + kin.length < OFFERED && chosen.length === fitting.length
      ? besideThem(wished, clause, composed)
      : [];
  const made = composed ? [composed.choice] : [];
  // For whoever wants ideas the pages of the book come first, unless they leave in the cupboard what was named.
  const most = Math.max(0, ...fitting.map((one) => usedIn(wished.table, one, wish.include).length));
  const isFuller = composed !== undefined && composed.composed.used.length > most;
  const lists =
    wish.ideas && !isFuller
      ? [...fitting, ...kin, ...made, ...beside]
      : [...made, ...fitting, ...kin, ...beside];
  if (lists.length > 1) return listFor(wished, memo, lists.slice(0, OFFERED), 'find.list');
  const [only] = lists;
  if (only && kin.includes(only)) return listFor(wished, memo, [only], 'find.list');
  if (only) return cardFor(wished, memo, clause, only);
  // What misses a part of the wish is offered with that said, and never served as if it were the answer.
  return first && !first.missed.includes('word')
    ? listFor(wished, memo, chosen, 'find.list')
    : ofItsKind(wished, memo, chosen, served);
}

/** "What can I make with half a cauliflower, chickpeas and spinach?" asks for one thing to cook, and not for a choice. */
function isOneSupper({ wish, atHand }: Wished, { terms }: ReadClause): boolean {
  const isInHand = atHand.length > 1 && atHand.length === wish.include.length;
  return isInHand && !terms.some((term) => OF_SEVERAL.has(term));
}

const OF_SEVERAL: ReadonlySet<string> = new Set([
  ...['idea', 'option', 'suggestion', 'choice', 'inspiration', 'different', 'several', 'few'],
  ...['dish', 'recipe', 'meal', 'couple', 'which'],
]);

/** "Lamb or chicken": dishes of each, and none of both. */
function eitherOf(
  { table, wish }: Wished,
  { foods }: ReadClause,
  served: ReadonlySet<string>,
): Choice[] {
  const others = foods.flatMap(({ food, isEither }) => (isEither ? [food] : []));
  const own = wish.include.filter((food) => others.some((one) => sameFood(one, food)));
  const rest = wish.include.filter((food) => !own.includes(food));
  const of = own.map((food) =>
    choose(table, { ...wish, include: [food, ...rest] }, OFFERED, served).filter(
      ({ missed }) => missed.length === 0,
    ),
  );
  if (own.length < 2 || of.some((found) => found.length === 0)) return [];
  // The first of each, then the second of the first.
  const turns = Array.from({ length: OFFERED }, (_, at) => of.flatMap((found) => found[at] ?? []));
  const all = new Map(turns.flat().map((one) => [one.adapted.original.slug, one]));
  return [...all.values()].slice(0, OFFERED);
}

/** What can be put together of the same foods, where the book has few dishes of them. */
function besideThem(
  wished: Wished,
  clause: ReadClause,
  composed: ComposedChoice | undefined,
): Choice[] {
  const first = composed ?? composedOf(wished, clause);
  if (!first) return [];
  const others = othersOf(wished, clause, first).map(({ choice }) => choice);
  const all = composed ? others : [first.choice, ...others];
  return all.filter((choice) => suitsMoods(wished.table, wished.wish, choice));
}

function kindredOf({ table, wish }: Wished, memo: Memo, not: readonly string[]): Choice[] {
  return kindredFor(table, memo, wish, OFFERED, new Set(not))
    .filter(({ choice }) => choice.missed.length === 0)
    .map(({ choice }) => choice);
}

function slugs(choices: readonly Choice[]): string[] {
  return choices.map(({ adapted }) => adapted.original.slug);
}

/** Of a plum tart the tart comes before the plums; of no meat or fish that was named, another one comes. */
function ofItsKind(
  wished: Wished,
  memo: Memo,
  chosen: readonly Choice[],
  served: ReadonlySet<string>,
): Outcome {
  const { table, wish } = wished;
  const isFree = heartsOf(table, wish).every(mayBeLeft) && wish.words.length > 0;
  const bare = { ...wish, include: [] };
  const kin = isFree ? choose(table, bare, OFFERED - 1, served) : [];
  if (!kin.some(({ missed }) => missed.length === 0)) {
    return chosen.length > 0
      ? listFor(wished, memo, chosen, 'find.list')
      : near(wished, memo, served);
  }
  const others = chosen.filter(({ adapted }) => !slugs(kin).includes(adapted.original.slug));
  const lists = [...kin, ...others].slice(0, OFFERED);
  return listFor({ ...wished, wish: bare }, memo, lists, 'find.no-such-dish');
}

/** Whether the card, made anew from its edits, still holds nothing that this clause keeps out. */
function keepsOut({ table, out }: Wished, memo: Memo, choice: Choice): boolean {
  if (out.length === 0) return true;
  const card = { slug: choice.adapted.original.slug, edits: editsFor(out, choice) };
  const avoid = table.heard.avoid.filter((food) => !out.includes(food));
  const made = choiceOfCard({ ...table, heard: { ...table.heard, avoid } }, { ...memo, card });
  return made !== undefined && !out.some((food) => isIn(table, made.adapted.dish, food));
}
