/** Tells the size of one thing from an amount: "4 ¾-inch-thick slices", "9-inch pie crust", "a 2 kg chicken". */

import { isAdjacent, isDash, isPunctuation, type Token } from '../../text/line-tokens.ts';
import { singular } from '../../text/plurals.ts';
import { type Amount, readAmount, readUnit } from '../amounts.ts';
import { readNumber } from '../numbers.ts';
import type { UnitTable } from '../unit-table.ts';
import type { Count } from './line-count.ts';
import { DIMENSION_ADJECTIVE } from './size-words.ts';

/** "4 ¾"-thick slices", "10 3/4-inch-thick slices": four and ten of them, though the fraction could belong to the number. */
export function readThickness(units: UnitTable, tokens: readonly Token[], i: number): Count | null {
  const whole = tokens[i];
  if (whole?.kind !== 'digits' || !/^\d{1,2}$/.test(whole.text) || isAdjacent(tokens, i + 1)) {
    return null;
  }
  const both = readAmount(units, tokens, i);
  if (both?.unit.kind !== 'length' || both.numberEnd <= i + 1 || isDash(tokens[i + 1])) return null;
  const marked = both.isHyphenated || tokens[both.to - 1]?.kind === 'mark';
  const size = marked ? readAmount(units, tokens, i + 1) : null;
  if (!size || size.quantity >= 1 || !isSeveral(tokens, Number(whole.text), size.to)) return null;
  const span = { from: i + 1, to: size.to };
  const dashed = isDash(tokens[size.to]) && isAdjacent(tokens, size.to);
  return {
    quantity: Number(whole.text),
    from: i,
    countEnd: i + 1,
    next: dashed ? size.to + 1 : size.to,
    size: { ...size, span },
  };
}

/** Made to a size, and bought as one: "9-inch pie crust", as against "1-inch ginger". */
const SOLD_BY_SIZE =
  /^(?:crust|shell|base|case|round|disc|tortilla|pizza|cake|pie|tart|sponge|baguette|loaf|pancake|wrap|wrapper|pita|naan|skewer|pan|tin)$/;
/** "1 inch ginger pieces" is an inch of it, and a "2-inch cinnamon stick" is one. */
const CUT_FROM_LENGTH = /^(?:pieces?|sticks?|lengths?|knobs?|chunks?|cubes?|slices?|strips?)$/;
const LONGEST_NAME = 8;

/** "7-inch rice papers", "9-inch pie crust", "1/4 inch thick steak": their size and not how much; uncounted, or one. */
export function readManufacturedSize(tokens: readonly Token[], amount: Amount): Count | null {
  if (amount.unit.kind !== 'length') return null;
  const dashed = isDash(tokens[amount.to]) ? amount.to + 1 : amount.to;
  if (
    DIMENSION_ADJECTIVE.test(tokens[dashed]?.lowerCase ?? '') &&
    tokens[dashed + 1]?.kind === 'word'
  ) {
    const span = { from: amount.from, to: dashed + 1 };
    return { quantity: null, ...counting(amount, dashed + 1), size: { ...amount, span } };
  }
  const last = nounBehind(tokens, amount.to);
  const several = singular(last) !== last && !CUT_FROM_LENGTH.test(last);
  const one = SOLD_BY_SIZE.test(last) || (amount.isHyphenated && last === 'stick');
  if (!several && !one) return null;
  const size = { ...amount, span: { from: amount.from, to: amount.to } };
  return { quantity: several ? null : 1, ...counting(amount, amount.to), size };
}

/** The last word before anything that could begin a remark. */
function nounBehind(tokens: readonly Token[], from: number): string {
  let last = '';
  for (let i = from; i < from + LONGEST_NAME; i += 1) {
    const token = tokens[i];
    if (isDash(token)) continue;
    if (token?.kind !== 'word' || /^(?:for|of|in|with|or|from|and|cut)$/.test(token.lowerCase))
      break;
    last = token.lowerCase;
  }
  return last;
}

function counting({ from }: Amount, next: number): Pick<Count, 'from' | 'countEnd' | 'next'> {
  return { from, countEnd: from, next };
}

/** "thick" is said of each, and so is a length before a plural. */
function isSeveral(tokens: readonly Token[], count: number, next: number): boolean {
  const at = isDash(tokens[next]) ? next + 1 : next;
  const low = tokens[at]?.lowerCase ?? '';
  if (DIMENSION_ADJECTIVE.test(low)) return true;
  return count > 1 && (tokens[at]?.kind !== 'word' || !isOnePiece(low));
}

function isOnePiece(low: string): boolean {
  return /^(?:piece|knob|length|chunk|stick|thumb)$/.test(low) && singular(low) === low;
}

/** Index behind "5x2"", "4 x 4-inch", "3x1/4x1/4-inch"; null where no two sides of a thing are given. */
export function readDimensions(
  units: UnitTable,
  tokens: readonly Token[],
  from: number,
): number | null {
  let i = from;
  for (let sides = 1; sides <= 3; sides += 1) {
    const side = readNumber(tokens, i);
    if (!side) return null;
    i = side.next;
    const dashed = isDash(tokens[i]) && isAdjacent(tokens, i) ? i + 1 : i;
    const read = readUnit(units, tokens, dashed);
    if (read) {
      if (read.unit.kind !== 'length') return null;
      if (sides > 1) return read.next;
      i = read.next;
    }
    const times = tokens[i];
    if (times?.lowerCase !== 'x' && times?.lowerCase !== 'by' && !isPunctuation(times, '×'))
      return null;
    i += 1;
  }
  return null;
}

/** "A 400 g tin", "a 3cm knob", "a 2 kg chicken", but "a 100 g of flour": the article counts, and the size is that of one. */
export function isSizeOfOne(units: UnitTable, tokens: readonly Token[], amount: Amount): boolean {
  const read = readUnit(units, tokens, amount.to);
  if (read)
    return /^(?:pack|piece)$/.test(read.unit.kind) || /^(?:knob|stick)$/.test(read.unit.name);
  if (amount.unit.kind !== 'mass' || amount.quantity < 1) return false;
  return SOLD_WHOLE.test(nounBehind(tokens, amount.to));
}

/** What is bought whole, and said to be of a weight. */
const SOLD_WHOLE =
  /^(?:chicken|duck|goose|turkey|fish|salmon|trout|bass|bream|ham|joint|leg|shoulder|brisket|roast|squash|pumpkin|cabbage|cauliflower|melon|watermelon|lobster|crab|loin|tenderloin|rib|gammon|celeriac|hen|bird|pheasant|rabbit)$/;
