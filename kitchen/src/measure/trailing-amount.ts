/** An amount that stands behind its food: "Butter, 100 g", "Onions (2)", "Carrots 3, grated". */
import { readAmount, readUnit } from './amounts.ts';
import type { Span } from './edits.ts';
import { closing, readCount } from './line-count.ts';
import { mannerEnd, sizeEnd } from './manner.ts';
import { isDash, isMark, type Token } from './tokens.ts';
import { readTwins, type Twin } from './twins.ts';
import type { Unit, UnitTable } from './unit-table.ts';

export interface TrailingAmount extends Trailing {
  /** Tokens of number and unit. */
  readonly amount: Span;
  /** The same amount in other units. */
  readonly twins: readonly Twin[];
  /** First token after the name. */
  readonly nameTo: number;
  /** What the cook adds behind it. */
  readonly rest: Span;
}

interface Trailing {
  readonly quantity: number | null;
  readonly quantityMax?: number;
  readonly unit: Unit | null;
}

/** Words after which a number says something else than how much of the food there is. */
const ELSEWHERE = /^(?:for|to|into|about|or)$/;

const ABOUT = /^(?:about|approx|approximately|roughly|around|circa|ca)$/;

/** The first number behind at least one word decides; null where it is no amount of the food. */
export function readTrailing(
  units: UnitTable,
  tokens: readonly Token[],
  start: number,
): TrailingAmount | null {
  const limit = Math.min(tokens.length, start + 10);
  for (let i = start + 1; i < limit; i += 1) {
    const bare = isSetOff(tokens[i]) ? readBareBehind(units, tokens, i) : null;
    if (bare) return bare;
    const before = tokens[i - 1];
    const about = tokens[i]?.low === 'about' && (isSetOff(before) || isMark(before, '('));
    if (ELSEWHERE.test(tokens[i]?.low ?? '') && !about) return null;
    const kind = tokens[i]?.kind;
    if (kind === 'digits' || kind === 'fraction') return readAt(units, tokens, i);
  }
  return null;
}

/** "Nutmeg, a pinch", "Parsley - small bunch": nothing may stand behind it but a remark. */
function readBareBehind(
  units: UnitTable,
  tokens: readonly Token[],
  mark: number,
): TrailingAmount | null {
  const article = /^an?$/.test(tokens[mark + 1]?.low ?? '');
  const few = article && tokens[mark + 2]?.low === 'few';
  const from = mark + (few ? 3 : article ? 2 : 1);
  const read = readUnit(units, tokens, mannerEnd(tokens, from));
  if (!read || (read.unit.kind !== 'little' && !read.unit.bare)) return null;
  const after = tokens[read.next];
  if (after && !isMark(after, ',') && !isMark(after, '(')) return null;
  return {
    quantity: article && !few ? 1 : null,
    unit: read.unit,
    amount: { from: mark + 1, to: read.next },
    twins: [],
    nameTo: mark,
    rest: { from: read.next, to: tokens.length },
  };
}

function readAt(units: UnitTable, tokens: readonly Token[], i: number): TrailingAmount | null {
  const found = readAmount(units, tokens, i) ?? readTrailingCount(units, tokens, i);
  if (!found) return null;
  const piece = isPiece(tokens, found);
  if (found.unit?.kind === 'length' && !piece) return null;
  // "Cream, about 100 ml": what sets the amount off stands before the word.
  const lead = ABOUT.test(tokens[i - 1]?.low ?? '') ? i - 2 : i - 1;
  const bracketed = isMark(tokens[lead], '(');
  const { twins, next } = readTwins(units, tokens, found.to, bracketed ? null : found.unit);
  const end = bracketed
    ? closing(units, tokens, found.to)
    : sizeEnd(tokens, next + (piece ? 1 : 0));
  const after = tokens[/^(?:no|number)$/.test(tokens[end]?.low ?? '') ? end + 2 : end];
  if (end < 0 || (after && !isMark(after, ',') && !isMark(after, '('))) return null;
  const { quantity, quantityMax, unit, to } = found;
  return {
    quantity,
    quantityMax,
    unit,
    amount: { from: i, to },
    twins,
    nameTo: bracketed || isSetOff(tokens[lead]) ? lead : lead + 1,
    rest: { from: bracketed ? end : next, to: tokens.length },
  };
}

/** "Eggs, 4", "Onions (2)", "Carrots x 2": a bare number counts only where something sets it off. */
function readTrailingCount(
  units: UnitTable,
  tokens: readonly Token[],
  i: number,
): (Trailing & { readonly to: number }) | null {
  const before = tokens[i - 1];
  if (!isSetOff(before) && !isMark(before, '(') && !endsAsCount(tokens, i)) return null;
  const count = readCount(units, tokens, i);
  const remark = count?.size && isMark(tokens[count.size.span.from], '(');
  if (!count || count.quantity === null || (count.size && !remark)) return null;
  const { quantity, quantityMax } = count;
  const next = remark ? (count.countTo ?? count.next) : count.next;
  return { quantity, ...(quantityMax === undefined ? {} : { quantityMax }), unit: null, to: next };
}

/** "Ginger 1 inch piece"; but "chops 1 inch thick" are no inch of chops. */
function isPiece(tokens: readonly Token[], amount: { unit: Unit | null; to: number }): boolean {
  return amount.unit?.kind === 'length' && /^pieces?$/.test(tokens[amount.to]?.low ?? '');
}

/** "Carrots 3, grated", "Eggs 2 nos": a few of them, and nothing that numbers a kind ("flour type 00"). */
function endsAsCount(tokens: readonly Token[], i: number): boolean {
  const few = /^(?:[1-9]|[1-4]\d)$/.test(tokens[i]?.text ?? '') || tokens[i]?.kind === 'fraction';
  const word = tokens[i - 1];
  return (
    few &&
    word?.kind === 'word' &&
    !/^(?:no|number|type|tipo|size|grade|mark|recipe|step|and)$/.test(word.low)
  );
}

function isSetOff(token: Token | undefined): boolean {
  return isDash(token) || /^[,:x×]$/.test(token?.text ?? '');
}
