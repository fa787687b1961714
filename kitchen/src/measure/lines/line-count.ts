/** Reads the count at the start of an ingredient line, with the size of one pack: "2 x 400 g", "1 (14 oz) can", "a dozen", "a few". */

import { isAdjacent, isDash, isPunctuation, type Token } from '../../text/line-tokens.ts';
import { singular } from '../../text/plurals.ts';
import { type Amount, isMeasured, readAmount, readUnit } from '../amounts.ts';
import type { Span } from '../edits.ts';
import { readNumber, readRange } from '../numbers.ts';
import type { Unit, UnitTable } from '../unit-table.ts';
import { skipApproximateWords } from './approximate-words.ts';
import { findClosingBracket } from './closing-bracket.ts';
import { skipHalfAndHalf } from './name-numbers.ts';
import { DIMENSION_ADJECTIVE, MANNER_TERMS, skipSizes, skipVagueAmount } from './size-words.ts';
import {
  isSizeOfOne,
  readDimensions,
  readManufacturedSize,
  readThickness,
} from './sized-counts.ts';

/** The size of one of several, with the same size in other units behind a stroke. */
export type PackSize = Amount & {
  readonly span: Span;
  readonly repeat?: Amount;
  /** First token after the repeated size and its bracket. */
  readonly end?: number;
};

export interface FoundUnit {
  readonly unit: Unit;
  readonly from: number;
  readonly next: number;
}

export interface Count {
  readonly quantity: number | null;
  readonly quantityMax?: number;
  readonly from: number;
  readonly next: number;
  /** First token after the number itself. */
  readonly countEnd?: number;
  /** Set when "2 x 400 g" or "1 14-ounce" has given the size already. */
  readonly size?: PackSize;
  /** First token of what stands between number and unit and is no plain size: "5 x 2-inch", "(4-serving size)". */
  readonly shape?: number;
  /** Set when the unit stood beside the size, "1 (14-oz can)". */
  readonly unitInBracket?: FoundUnit;
  /** Set when number and unit were read in one, "1 lb 4 oz". */
  readonly amount?: Amount;
}

export function readCount(units: UnitTable, tokens: readonly Token[], i: number): Count | null {
  const low = tokens[i]?.lowerCase;
  const vague = skipVagueAmount(tokens, i);
  if (vague > i) return { quantity: null, from: i, next: vague };
  if (skipHalfAndHalf(tokens, i) > i) return null;
  // "A1 sauce" is no article.
  if ((low === 'a' || low === 'an') && !isAdjacent(tokens, i + 1))
    return readArticle(units, tokens, i);
  if (low === 'couple') return skipCouple(tokens, i, i + 1);
  const thick = readThickness(units, tokens, i);
  if (thick) return withShape(tokens, thick);
  const measured = readAmount(units, tokens, i);
  if (measured && isMeasured(measured.unit))
    return (
      readUncountedSize(units, tokens, measured) ??
      packedRange(units, tokens, measured) ??
      readManufacturedSize(tokens, measured) ??
      countFromAmount(measured)
    );
  const range = isName(units, tokens, i) ? null : readRange(tokens, i);
  if (!range) return readVagueCount(tokens, i);
  // "2+ tbsp" are two at least.
  const more = isPunctuation(tokens[range.next], '+') && isAdjacent(tokens, range.next);
  const next = more && readUnit(units, tokens, range.next + 1) ? range.next + 1 : range.next;
  const count = { quantity: range.value, quantityMax: range.max, from: i, next };
  return withSize(units, tokens, { ...count, next: sizeOfOne(units, tokens, count) });
}

/** "½ |of a| 15-oz can". */
function sizeOfOne(units: UnitTable, tokens: readonly Token[], { quantity, next }: Count): number {
  const ofA = tokens[next]?.lowerCase === 'of' && /^an?$/.test(tokens[next + 1]?.lowerCase ?? '');
  const size = ofA && (quantity ?? 1) < 1 ? readAmount(units, tokens, next + 2) : null;
  return size && isMeasured(size.unit) && size.isHyphenated ? next + 2 : next;
}

/** "Few", "several", "plenty of": a number that nobody names. */
function readVagueCount(tokens: readonly Token[], i: number): Count | null {
  const low = tokens[i]?.lowerCase ?? '';
  const of = tokens[i + 1]?.lowerCase === 'of' ? i + 2 : i + 1;
  if (/^(?:few|several|some)$/.test(low)) return { quantity: null, from: i, next: i + 1 };
  return /^(?:plenty|lots|bit)$/.test(low) && of > i + 1
    ? { quantity: null, from: i, next: of }
    : null;
}

/** Behind a number these are a name with it: "5 spice powder", "7 up". */
const NAMED_BY_NUMBER = /^(?:spices?|up)$/;
/** Before a number these make it a label: "No. 10 can". */
const LABELS = /^(?:no|nr|number|#|№)$/;

/** Numbers that are part of a name: "2% milk", "00 flour", "7-Up", "5 spice powder", "No. 10 can". */
function isName(units: UnitTable, tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (token?.kind !== 'digits') return false;
  if (isPunctuation(tokens[i + 1], '%') || Number(token.text) === 0) return true;
  if (NAMED_BY_NUMBER.test(tokens[i + 1]?.lowerCase ?? '')) return true;
  const before = isPunctuation(tokens[i - 1], '.') ? tokens[i - 2] : tokens[i - 1];
  if (LABELS.test(before?.lowerCase ?? '')) return true;
  const word = tokens[i + 2];
  const joined = isDash(tokens[i + 1]) && isAdjacent(tokens, i + 1) && isAdjacent(tokens, i + 2);
  if (!joined || word?.kind !== 'word' || MANNER_TERMS.has(word.lowerCase)) return false;
  return !/^(?:to|or|x)$/.test(word.lowerCase) && readUnit(units, tokens, i + 2) === null;
}

export function countFromAmount(amount: Amount): Count {
  const { quantity, quantityMax, from, to } = amount;
  return { quantity, quantityMax, from, countEnd: amount.numberEnd, next: to, amount };
}

/** "14-ounce can", "2-inch piece": one of them, though nobody counted. Unhyphened, "400 g tin" is 400 g. */
function readUncountedSize(
  units: UnitTable,
  tokens: readonly Token[],
  amount: Amount,
): Count | null {
  const at = isDash(tokens[amount.to]) ? amount.to + 1 : amount.to;
  // "4cm-piece" has its hyphen on the other side.
  if (!amount.isHyphenated && !(at > amount.to && isAdjacent(tokens, at))) return null;
  const unit = readUnit(units, tokens, at)?.unit;
  if (unit?.kind !== 'pack' && unit?.kind !== 'piece' && !/^(?:knob|stick)$/.test(unit?.name ?? ''))
    return null;
  const { from, to } = amount;
  return { quantity: 1, from, countEnd: from, next: at, size: { ...amount, span: { from, to } } };
}

/** "2 - 14 oz cans" is two cans, not a range: nobody hesitates between 2 and 14. */
function packedRange(units: UnitTable, tokens: readonly Token[], amount: Amount): Count | null {
  const { quantity, quantityMax, from } = amount;
  if (quantityMax === undefined || readUnit(units, tokens, amount.to)?.unit.kind !== 'pack')
    return null;
  // "2-3 oz. pkgs." are several, and one of them is not of two sizes.
  const low = tokens[amount.to]?.lowerCase ?? '';
  const several = singular(low) !== low && isDash(tokens[from + 1]) && Number.isInteger(quantity);
  if (quantityMax < 4 * quantity && !several) return null;
  const first = readNumber(tokens, from);
  if (!first) return null;
  const size = readAmount(units, tokens, first.next + 1);
  if (!size) return null;
  const span = { from: first.next + 1, to: size.to };
  return { quantity, from, countEnd: first.next, next: size.to, size: { ...size, span } };
}

/** "a pinch", "an onion", "a dozen", "a few", "a couple of", "a 14-ounce can", "a generous ½ cup". */
function readArticle(units: UnitTable, tokens: readonly Token[], i: number): Count | null {
  const low = tokens[i + 1]?.lowerCase ?? '';
  if (low === 'few' || low === 'little' || low === 'bit') {
    return { quantity: null, from: i, next: tokens[i + 2]?.lowerCase === 'of' ? i + 3 : i + 2 };
  }
  if (low === 'couple' || low === 'pair') return skipCouple(tokens, i, i + 2);
  const amount = readAmount(units, tokens, i + 1);
  if (
    amount &&
    isMeasured(amount.unit) &&
    (amount.isHyphenated || isSizeOfOne(units, tokens, amount))
  ) {
    const span = { from: i + 1, to: amount.to };
    return { quantity: 1, from: i, countEnd: i + 1, next: amount.to, size: { ...amount, span } };
  }
  if (readNumber(tokens, i + 1)) {
    const count = readCount(units, tokens, i + 1);
    return count && { ...count, from: i };
  }
  return tokens[i + 1] ? { quantity: 1, from: i, next: i + 1 } : null;
}

/** "A couple | of eggs", "a pair of kippers". */
function skipCouple(tokens: readonly Token[], from: number, next: number): Count {
  return { quantity: 2, from, next: tokens[next]?.lowerCase === 'of' ? next + 1 : next };
}

/** Looks behind a count for the size of one: "x 400 g", "(14 oz)", "14-ounce", "28 ounce", "3-pound", "5 x 2-inch". */
function withSize(units: UnitTable, tokens: readonly Token[], count: Count): Count {
  const dimensions = readDimensions(units, tokens, count.next);
  if (dimensions !== null)
    return { ...count, countEnd: count.next, next: dimensions, shape: count.next };
  const sized = skipSizes(tokens, count.next);
  const remark = sized > count.next ? withRemark(units, tokens, count, sized) : count;
  if (remark !== count) return remark;
  const times = tokens[count.next];
  const crossed =
    times?.lowerCase === 'x' || isPunctuation(times, '×') || isPunctuation(times, '*');
  const bracketed = isPunctuation(times, '(');
  const dashed = isDash(times) && !isAdjacent(tokens, count.next);
  const at = crossed || bracketed || dashed ? count.next + 1 : count.next;
  const amount = readAmount(units, tokens, bracketed ? skipApproximateWords(tokens, at, []) : at);
  if (!amount || !isMeasured(amount.unit)) {
    if (crossed) return { ...count, next: count.next + 1 };
    return bracketed ? withRemark(units, tokens, count, count.next) : count;
  }
  const repeat = (bracketed ? readRepeatedSizeInBracket : readRepeatedSize)(
    units,
    tokens,
    amount.to,
  );
  let end = repeat?.end ?? amount.to;
  if (bracketed) {
    const unitInBracket = packInside(units, tokens, end);
    if (unitInBracket) {
      const span = { from: count.next, to: unitInBracket.next };
      return {
        ...count,
        countEnd: count.next,
        next: unitInBracket.next,
        size: { ...amount, span },
        unitInBracket,
      };
    }
    end = findClosingBracket(units, tokens, end);
    if (end < 0) return withRemark(units, tokens, count, count.next);
  }
  if (isDash(tokens[end]) && isAdjacent(tokens, end)) end += 1;
  const span = { from: bracketed ? count.next : at, to: end };
  const size = { ...amount, ...(repeat ? { repeat: repeat.amount, end: repeat.end } : {}), span };
  return withShape(tokens, { ...count, countEnd: count.next, next: end, size });
}

/** "(14-oz |can)|". */
function packInside(units: UnitTable, tokens: readonly Token[], from: number): FoundUnit | null {
  const at = isDash(tokens[from]) ? from + 1 : from;
  const read = readUnit(units, tokens, at);
  const packs = read?.unit.kind === 'pack' && isPunctuation(tokens[read.next], ')');
  return read && packs ? { unit: read.unit, from: at, next: read.next + 1 } : null;
}

/** "1-inch|-thick", "10-inch|-diameter": the word belongs to the size. */
function withShape(tokens: readonly Token[], count: Count): Count {
  const { size, next } = count;
  const at = isDash(tokens[next]) && isAdjacent(tokens, next) ? next + 1 : next;
  if (!size || !isDash(tokens[at - 1]) || !DIMENSION_ADJECTIVE.test(tokens[at]?.lowerCase ?? ''))
    return count;
  return { ...count, next: at + 1, size: { ...size, span: { ...size.span, to: at + 1 } } };
}

const LONGEST_REMARK = 16;

/** "1 (4-serving size) package", "2 large (28-ounce) cans": a remark between number and unit, whatever it says. */
function withRemark(units: UnitTable, tokens: readonly Token[], count: Count, open: number): Count {
  if (!isPunctuation(tokens[open], '(')) return count;
  for (let i = open + 1; i < open + LONGEST_REMARK; i += 1) {
    if (!isPunctuation(tokens[i], ')')) continue;
    const kind = readUnit(units, tokens, i + 1)?.unit.kind;
    if (kind !== 'pack' && kind !== 'piece') return count;
    return { ...count, countEnd: count.next, next: i + 1, shape: count.next };
  }
  return count;
}

interface RepeatedSize {
  readonly amount: Amount;
  readonly end: number;
}

/** "/6oz" of "4 x 175g/6oz fillets", "(420 g)" of "1 15-oz (420 g) can". */
function readRepeatedSize(
  units: UnitTable,
  tokens: readonly Token[],
  i: number,
): RepeatedSize | null {
  const opened = isPunctuation(tokens[i], '(');
  const amount = opened || isPunctuation(tokens[i], '/') ? readAmount(units, tokens, i + 1) : null;
  if (!amount || !isMeasured(amount.unit)) return null;
  const end = opened ? findClosingBracket(units, tokens, amount.to) : amount.to;
  return end < 0 ? null : { amount, end };
}

/** "(14.5-ounce|/411 g|) can". */
function readRepeatedSizeInBracket(
  units: UnitTable,
  tokens: readonly Token[],
  i: number,
): RepeatedSize | null {
  const amount = /^[/,;=|]$/.test(tokens[i]?.text ?? '') ? readAmount(units, tokens, i + 1) : null;
  return amount && isMeasured(amount.unit) ? { amount, end: amount.to } : null;
}
