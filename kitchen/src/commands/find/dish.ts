/** Serves a dish that was asked for by its name; where the book lacks it, says so and offers what comes nearest by kind. */

import { type Choice, choose } from '../../cook/choose/choose.ts';
import { clarity, isOpen, NO_WISH } from '../../cook/wish.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { resolveDishName } from '../../cookbook/resolve-name.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { cardFor } from './find.ts';
import { layList } from './lay-card.ts';
import { fitted, serveNamed } from './serve-named.ts';
import { wishedOf } from './wished.ts';

const OFFERED = 3;
const CLEAR = 1.5;

/**
 * Needs a dish, or words that describe one. Refuses a dish that cannot be made to fit the person with its reason, and
 * one that the book lacks; undefined where the clause names nothing at all.
 */
export function dish(context: CommandContext, memo: Memo, clause: ReadClause): Outcome | undefined {
  const [named] = clause.dishes;
  if (named) return serveNamed(context, memo, clause, named);
  const { famous } = clause;
  if (famous) return lacking(context, memo, clause, famous.said);
  // "Soup please" names no dish but a kind of dish.
  if (clause.wish.course) return undefined;
  const wished = wishedOf(context.table, clause);
  const wish = { ...clause.wish, include: wished.wish.include };
  if (isOpen(wish)) return clause.terms.length > 0 ? unknown(memo) : undefined;
  const [best] = choose(wished.table, wish, 1, new Set(memo.served));
  const isThat = best?.missed.length === 0 && clarity(wish, 0) >= CLEAR;
  if (best && isThat) return cardFor({ ...wished, wish, atHand: [] }, memo, clause, best);
  return lacking(context, memo, clause);
}

/** Whatever was meant, nothing is made of it. */
function unknown(memo: Memo): Outcome {
  return { memo, told: [tell('find.unknown-dish')] };
}

/** @param said the name of a famous dish that the book lacks */
function lacking(context: CommandContext, memo: Memo, clause: ReadClause, said?: string): Outcome {
  const lists = relatives(context, memo, clause);
  const lead = said ? tell('find.no-dish', { dish: said }) : tell('find.no-such-dish');
  if (lists.length === 0) return { memo, told: [lead, tell('find.describe-it')] };
  const slugs = lists.map(({ adapted }) => adapted.original.slug);
  return { memo: layList(memo, slugs), told: [lead, tell('find.list-end')], lists };
}

/** Those that the list of famous dishes names, else by words, foods, kitchen and course. */
function relatives({ table }: CommandContext, memo: Memo, clause: ReadClause): Choice[] {
  const { cookbook } = table.kitchen;
  const { famous } = clause;
  const like = (famous?.like ?? []).flatMap((name): Dish[] => {
    const found = cookbook.dishes.find(({ title }) => title.toLowerCase() === name.toLowerCase());
    return found ? [found] : [resolveDishName(cookbook, name)].filter((one) => one !== undefined);
  });
  const kin = [...new Set(like)].flatMap((one) => fitted(table, one) ?? []);
  const words = (famous?.like ?? []).flatMap((name) => contentTokens(name));
  const wished = wishedOf(table, clause);
  const wish = famous
    ? { ...NO_WISH, words: words.slice(0, 1) }
    : { ...clause.wish, include: wished.wish.include, named: [] };
  const taken = new Set([...memo.served, ...kin.map(({ adapted }) => adapted.original.slug)]);
  const more = kin.length >= OFFERED ? [] : choose(wished.table, wish, OFFERED, taken);
  return [...kin, ...more.filter(({ missed }) => !famous || missed.length === 0)].slice(0, OFFERED);
}
