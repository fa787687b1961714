/** Command: replaces one dish of the list and adds as many more as asked for: "swap number one and give me two more". */
import { type Choice, choose } from '../../cook/choose/choose.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { Command } from '../command.ts';
import { listFor } from './find-told.ts';
import { holdsHeart } from './hearts.ts';
import { dishesOf } from './pick.ts';
import { fitted } from './serve-named.ts';
import { isIn } from './tell-choice.ts';
import { wishedOf } from './wished.ts';

/** A longer list is a page. */
const MOST = 6;
const SWAPS: ReadonlySet<string> = new Set(['swap', 'replace', 'change', 'instead']);

/** Needs a list; undefined where nothing of it is to be changed and no number of more is named. */
export const renewList: Command = ({ table, message }, memo, clause) => {
  if (memo.offered.length === 0) return undefined;
  const wished = wishedOf(table, clause);
  const isNot = tokenise(message).some(({ text }) => text === 'not');
  const gone = goneFrom(memo, clause, isNot);
  const more = moreAsked(clause);
  if (gone === undefined && !(more && clause.terms.some((term) => SWAPS.has(term))))
    return undefined;
  const last = dishesOf(table, memo.offered);
  const isOut = (slug: string) => {
    const dish = last.find((one) => one.slug === slug);
    return !dish || wished.out.some((food) => isIn(table, dish, food));
  };
  const kept = memo.offered.filter((slug, at) => at !== gone && !isOut(slug));
  const staying = kept.flatMap((slug) => {
    const dish = last.find((one) => one.slug === slug);
    return (dish && fitted(wished.table, dish)) ?? [];
  });
  const count = Math.min(MOST, memo.offered.length + more) - staying.length;
  const not = new Set([...memo.offered, ...memo.served]);
  const found = choose(wished.table, wished.wish, Math.max(1, count), not).filter(
    (choice: Choice) => choice.missed.length === 0 && holdsHeart(table, wished.wish, choice),
  );
  if (found.length === 0) return { memo, told: [tell('find.no-more')] };
  return listFor(wished, memo, [...staying, ...found].slice(0, MOST), 'find.renewed');
};

/** The place of the one that is to go, from 0. */
function goneFrom(
  { offered }: Memo,
  { terms, ordinal, amounts }: ReadClause,
  isNot: boolean,
): number | undefined {
  // "Not the second" and no more.
  if (isNot && ordinal !== undefined && terms.length === 1) return ordinal - 1;
  if (!terms.some((term) => SWAPS.has(term))) return undefined;
  const at = terms.findIndex((term) => SWAPS.has(term));
  const said = terms
    .slice(at)
    .map(Number)
    .find((one) => Number.isInteger(one) && one > 0);
  const bare = said ?? amounts.find(({ unit }) => unit === '')?.value;
  const place = ordinal ?? bare;
  if (place === undefined || place > offered.length) return undefined;
  return place < 0 ? offered.length + place : place - 1;
}

/** "Two more" are two. */
function moreAsked({ terms }: ReadClause): number {
  const at = terms.indexOf('more');
  const said = terms[at - 1] ?? '';
  return at > 0 ? (COUNTS[said] ?? (Number(said) || 0)) : 0;
}

const COUNTS: Readonly<Record<string, number>> = { one: 1, another: 1, two: 2, three: 3, four: 4 };
