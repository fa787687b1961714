/** How many, at the front of a line: counts, articles, the size of one pack, and the small words around them. */
import { type Amount, isMeasured, readAmount, readUnit } from './amounts.ts';
import type { Span } from './edits.ts';
import { readNumber, readRange } from './numbers.ts';
import { isDash, isGlued, isMark, type Token } from './tokens.ts';
import type { UnitTable } from './unit-table.ts';

const ABOUT = new Set(
  'about approximately approx around roughly circa ca plus another additional extra optional'.split(
    ' ',
  ),
);
/** Words on how a spoon or a bunch is filled, or how big it is: they go between number and unit. */
const MANNER = new Set(
  (
    'large lg med sm medium small big tiny huge heaping heaped rounded level scant generous generously good fat thick thin ' +
    'packed firmly lightly loosely tightly slightly well full whole little plump fresh dried nice extra sized size ' +
    'jumbo thickly thinly long short hefty healthy modest flat standard regular individual metric us rounding nos'
  ).split(' '),
);
const SOURCES = new Set(
  'juice zest rind peel leaves seeds flesh meat pulp kernels whites yolks juices zests grated finely freshly squeezed the of and from strained picked'.split(
    ' ',
  ),
);
const JUICY =
  /^(?:juice|zest|rind|peel|leaves|seeds|flesh|meat|pulp|kernels|whites|yolks|juices|zests)$/;

/** "Juice and zest of | 2 limes", "Kernels from | 3 ears of corn". */
export function sourceEnd(tokens: readonly Token[], start: number): number {
  let i = start;
  let juicy = false;
  while (i < start + 8 && (SOURCES.has(tokens[i]?.low ?? '') || isMark(tokens[i], '&'))) {
    juicy ||= JUICY.test(tokens[i]?.low ?? '');
    const last = /^(?:of|from)$/.test(tokens[i]?.low ?? '');
    i += 1;
    if (last && juicy && readsAsCount(tokens, i)) return i;
  }
  return start;
}

/** Index after words of size and number behind a count: "2 large", "3 nos". */
export function sizeEnd(tokens: readonly Token[], from: number): number {
  let i = from;
  while (i < from + 4 && MANNER.has(tokens[i]?.low ?? '')) i += 1;
  return i;
}

function readsAsCount(tokens: readonly Token[], i: number): boolean {
  return /^(?:an?|about)$/.test(tokens[i]?.low ?? '') || readNumber(tokens, i) !== null;
}

export function skipAbout(tokens: readonly Token[], start: number, asides: Span[]): number {
  let i = start;
  const numberAhead = () => {
    for (let at = i; at < i + 6; at += 1) {
      const token = tokens[at];
      if (token?.kind === 'digits' || token?.kind === 'fraction' || readNumber(tokens, at))
        return true;
      if (token?.low !== 'a' && !ABOUT.has(token?.low ?? '') && !MANNER.has(token?.low ?? '')) {
        if (!isMark(token, '.') && !/^(?:just|under|over|up|to|at|least)$/.test(token?.low ?? '')) {
          return false;
        }
      }
    }
    return false;
  };
  while (i < start + 6 && i < tokens.length && !readNumber(tokens, i)) {
    const low = tokens[i]?.low ?? '';
    const article = low === 'a' && MANNER.has(tokens[i + 1]?.low ?? '');
    const skips = ABOUT.has(low) || /^(?:just|under|over|up|to|at|least)$/.test(low);
    if (!numberAhead() || !(skips || article || MANNER.has(low) || isMark(tokens[i], '.'))) break;
    if (MANNER.has(low)) asides.push({ from: i, to: i + 1 });
    i += 1;
  }
  return i;
}

/** The size of one of several, with the same size in other units behind a stroke. */
export type PackSize = Amount & { readonly span: Span; readonly twin?: Amount };

export interface Count {
  readonly quantity: number | null;
  readonly quantityMax?: number;
  readonly from: number;
  readonly next: number;
  /** First token after the number itself. */
  readonly countTo?: number;
  /** Set when "2 x 400 g" or "1 14-ounce" has given the size already. */
  readonly size?: PackSize;
  /** Set when number and unit were read in one, "1 lb 4 oz". */
  readonly amount?: Amount;
}

export function readCount(units: UnitTable, tokens: readonly Token[], i: number): Count | null {
  const low = tokens[i]?.low;
  if (low === 'a' || low === 'an') return readArticle(units, tokens, i);
  const measured = readAmount(units, tokens, i);
  if (measured && isMeasured(measured.unit))
    return (
      oneOf(units, tokens, measured) ?? packedRange(units, tokens, measured) ?? counted(measured)
    );
  const range = isName(units, tokens, i) ? null : readRange(tokens, i);
  if (!range)
    return /^(?:few|several|some)$/.test(low ?? '')
      ? { quantity: null, from: i, next: i + 1 }
      : null;
  const count = { quantity: range.value, quantityMax: range.max, from: i, next: range.next };
  return withSize(units, tokens, count);
}

/** Numbers that are part of a name: "2% milk", "00 flour", "7-Up", "5-spice powder". */
function isName(units: UnitTable, tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (token?.kind !== 'digits') return false;
  if (isMark(tokens[i + 1], '%') || Number(token.text) === 0) return true;
  const word = tokens[i + 2];
  const joined = isDash(tokens[i + 1]) && isGlued(tokens, i + 1) && isGlued(tokens, i + 2);
  if (!joined || word?.kind !== 'word' || MANNER.has(word.low)) return false;
  return !/^(?:to|or|x)$/.test(word.low) && readUnit(units, tokens, i + 2) === null;
}

export function counted(amount: Amount): Count {
  const { quantity, quantityMax, from, to } = amount;
  return { quantity, quantityMax, from, countTo: amount.numberTo, next: to, amount };
}

/** "14-ounce can", "2-inch piece": one of them, though nobody counted. Unhyphened, "400 g tin" is 400 g. */
function oneOf(units: UnitTable, tokens: readonly Token[], amount: Amount): Count | null {
  if (!amount.hyphened) return null;
  const at = isDash(tokens[amount.to]) ? amount.to + 1 : amount.to;
  const kind = readUnit(units, tokens, at)?.unit.kind;
  if (kind !== 'pack' && kind !== 'piece') return null;
  const { from, to } = amount;
  return { quantity: 1, from, countTo: from, next: to, size: { ...amount, span: { from, to } } };
}

/** "2 - 14 oz cans" is two cans, not a range: nobody hesitates between 2 and 14. */
function packedRange(units: UnitTable, tokens: readonly Token[], amount: Amount): Count | null {
  const { quantity, quantityMax, from } = amount;
  if (quantityMax === undefined || quantityMax < 4 * quantity) return null;
  if (readUnit(units, tokens, amount.to)?.unit.kind !== 'pack') return null;
  const first = readNumber(tokens, from);
  if (!first) return null;
  const size = readAmount(units, tokens, first.next + 1);
  if (!size) return null;
  const span = { from: first.next + 1, to: size.to };
  return { quantity, from, countTo: first.next, next: size.to, size: { ...size, span } };
}

/** "a pinch", "an onion", "a dozen", "a few", "a couple of", "a 14-ounce can", "a generous ½ cup". */
function readArticle(units: UnitTable, tokens: readonly Token[], i: number): Count | null {
  const low = tokens[i + 1]?.low ?? '';
  if (low === 'few' || low === 'little' || low === 'bit') {
    return { quantity: null, from: i, next: i + 2 };
  }
  if (low === 'couple') {
    return { quantity: 2, from: i, next: tokens[i + 2]?.low === 'of' ? i + 3 : i + 2 };
  }
  const amount = readAmount(units, tokens, i + 1);
  if (amount?.hyphened && isMeasured(amount.unit)) {
    const span = { from: i + 1, to: amount.to };
    return { quantity: 1, from: i, countTo: i + 1, next: amount.to, size: { ...amount, span } };
  }
  if (readNumber(tokens, i + 1)) {
    const count = readCount(units, tokens, i + 1);
    return count && { ...count, from: i };
  }
  return tokens[i + 1] ? { quantity: 1, from: i, next: i + 1 } : null;
}

/** Looks behind a count for the size of one: "x 400 g", "(14 oz)", "14-ounce", "28 ounce", "3-pound". */
function withSize(units: UnitTable, tokens: readonly Token[], count: Count): Count {
  const times = tokens[count.next];
  const crossed = times?.low === 'x' || isMark(times, '×') || isMark(times, '*');
  const bracketed = isMark(times, '(');
  const dashed = isDash(times) && !isGlued(tokens, count.next);
  const at = crossed || bracketed || dashed ? count.next + 1 : count.next;
  const amount = readAmount(units, tokens, bracketed ? skipAbout(tokens, at, []) : at);
  if (!amount || !isMeasured(amount.unit))
    return crossed ? { ...count, next: count.next + 1 } : count;
  const twin = bracketed ? null : sizeTwin(units, tokens, amount.to);
  let end = twin?.to ?? amount.to;
  if (bracketed) {
    end = closing(units, tokens, end);
    if (end < 0) return count;
  }
  if (isDash(tokens[end]) && isGlued(tokens, end)) end += 1;
  const span = { from: bracketed ? count.next : at, to: end };
  return {
    ...count,
    countTo: count.next,
    next: end,
    size: { ...amount, twin: twin ?? undefined, span },
  };
}

/** "/6oz" of "4 x 175g/6oz fillets". */
function sizeTwin(units: UnitTable, tokens: readonly Token[], i: number): Amount | null {
  const twin = isMark(tokens[i], '/') ? readAmount(units, tokens, i + 1) : null;
  return twin && isMeasured(twin.unit) ? twin : null;
}

/** Index after the bracket that closes, if only measures stand before it; else -1. */
export function closing(units: UnitTable, tokens: readonly Token[], from: number): number {
  let i = from;
  while (i < tokens.length && i < from + 24) {
    if (isMark(tokens[i], ')') || isMark(tokens[i], ']')) return i + 1;
    const amount = readAmount(units, tokens, i);
    if (amount) i = amount.to;
    else if (
      /^(?:each|total|or|about|approx|size|in|all|net|weight|drained|to|[/,;=~≈.])$/.test(
        tokens[i]?.low ?? '',
      )
    )
      i += 1;
    else return -1;
  }
  return -1;
}

/** Index after words of size and manner, and after "walnut-sized". */
export function mannerEnd(tokens: readonly Token[], from: number): number {
  let i = from;
  while (i < from + 6) {
    const low = tokens[i]?.low ?? '';
    const sized = isDash(tokens[i + 1]) && /^sized?$/.test(tokens[i + 2]?.low ?? '');
    if (sized) i += 3;
    else if (MANNER.has(low) || low === 'of' || (i > from && /^[.-]$/.test(tokens[i]?.text ?? '')))
      i += 1;
    else break;
  }
  return i;
}
