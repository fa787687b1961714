/** An amount that stands behind its food: "Butter, 100 g", "Onions (2)", "Carrots 3, grated". */
import { readAmount } from './amounts.ts';
import type { Span } from './edits.ts';
import { closing, readCount, sizeEnd } from './line-count.ts';
import { isDash, isMark, type Token } from './tokens.ts';
import type { Unit, UnitTable } from './unit-table.ts';

export interface TrailingAmount extends Trailing {
  /** Tokens of number and unit. */
  readonly amount: Span;
  /** First token after the name. */
  readonly nameTo: number;
  /** What the cook adds behind it. */
  readonly rest: Span;
}

interface Trailing {
  readonly quantity: number;
  readonly quantityMax?: number;
  readonly unit: Unit | null;
}

/** Words after which a number says something else than how much of the food there is. */
const ELSEWHERE = /^(?:for|to|into|about|or)$/;

/** The first number behind at least one word decides; null where it is no amount of the food. */
export function readTrailing(
  units: UnitTable,
  tokens: readonly Token[],
  start: number,
): TrailingAmount | null {
  const limit = Math.min(tokens.length, start + 10);
  for (let i = start + 1; i < limit; i += 1) {
    if (ELSEWHERE.test(tokens[i]?.low ?? '')) return null;
    const kind = tokens[i]?.kind;
    if (kind === 'digits' || kind === 'fraction') return readAt(units, tokens, i);
  }
  return null;
}

function readAt(units: UnitTable, tokens: readonly Token[], i: number): TrailingAmount | null {
  const found = readAmount(units, tokens, i) ?? readTrailingCount(units, tokens, i);
  if (!found) return null;
  const piece = isPiece(tokens, found);
  if (found.unit?.kind === 'length' && !piece) return null;
  const bracketed = isMark(tokens[i - 1], '(');
  const end = bracketed
    ? closing(units, tokens, found.to)
    : sizeEnd(tokens, found.to + (piece ? 1 : 0));
  const after = tokens[end];
  if (end < 0 || (after && !isMark(after, ',') && !isMark(after, '('))) return null;
  const { quantity, quantityMax, unit, to } = found;
  return {
    quantity,
    quantityMax,
    unit,
    amount: { from: i, to },
    nameTo: bracketed || isSetOff(tokens[i - 1]) ? i - 1 : i,
    rest: { from: bracketed ? end : to, to: tokens.length },
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
  if (!count || count.quantity === null || count.size) return null;
  const { quantity, quantityMax, next } = count;
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
