/** Skips what stands between an amount and its food: "or so", "or 2 small", "plus 1 tsp", "1-inch pieces of". */

import { isPunctuation, type Token } from '../../text/line-tokens.ts';
import { isMeasured, readAmount, readUnit } from '../amounts.ts';
import type { Span } from '../edits.ts';
import { readRange } from '../numbers.ts';
import type { UnitTable } from '../unit-table.ts';
import { areAllSizes, skipManner, skipSizes } from './size-words.ts';

/** "4 fresh |or 6 frozen| curry leaves". */
const STATE = /^(?:fresh|frozen|dried|canned|tinned|raw|cooked)$/;

/** "1 large |or 2 small| onions", "1 |or 2 small| heads": the same said for things of another size. */
export function skipAlternative(tokens: readonly Token[], from: number): number {
  const fresh = STATE.test(tokens[from]?.lowerCase ?? '') && tokens[from + 1]?.lowerCase === 'or';
  const at = fresh ? from + 1 : skipSizes(tokens, from);
  if (tokens[at]?.lowerCase !== 'or') return from;
  const range = readRange(tokens, at + 1);
  if (fresh)
    return range && STATE.test(tokens[range.next]?.lowerCase ?? '') ? range.next + 1 : from;
  const end = range ? skipSizes(tokens, range.next) : from;
  const sized = areAllSizes(tokens, from, at) || (at === from && range && end > range.next);
  return range && sized && tokens[end]?.kind === 'word' ? end : from;
}

/** "2 cups |or so| of flour", "5 dashes |or more| of bitters". */
function skipOrSo(tokens: readonly Token[], i: number): number {
  const loose = /^(?:so|more|less)$/.test(tokens[i + 1]?.lowerCase ?? '');
  return tokens[i]?.lowerCase === 'or' && loose ? i + 2 : i;
}

/** "2 cups|, approximately,| sugar". */
function skipApproximateAside(tokens: readonly Token[], i: number): number {
  const APPROXIMATION = /^(?:about|approximately|approx|roughly|or so|heaping|heaped|scant)$/;
  const isAside =
    isPunctuation(tokens[i], ',') && APPROXIMATION.test(tokens[i + 1]?.lowerCase ?? '');
  return isAside && isPunctuation(tokens[i + 2], ',') ? i + 3 : i;
}

/** "3 cans |or bottles| lager". */
function skipAlternativeUnit(units: UnitTable, tokens: readonly Token[], from: number): number {
  const read = tokens[from]?.lowerCase === 'or' ? readUnit(units, tokens, from + 1) : null;
  if (!read || isMeasured(read.unit) || tokens[read.next]?.kind !== 'word') return from;
  return read.next;
}

/** "25 g |plus 1 tsp| butter", "1 can |or 2 cups| beans": more of it, or the same, in a unit that cannot be added. */
function skipAddition(units: UnitTable, tokens: readonly Token[], from: number): number {
  const joined =
    /^(?:plus|or)$/.test(tokens[from]?.lowerCase ?? '') || isPunctuation(tokens[from], '+');
  const more = joined ? readAmount(units, tokens, from + 1) : null;
  const next = more ? tokens[more.to] : undefined;
  const food = next?.kind === 'word' || isPunctuation(next, '(');
  return more && food && next?.lowerCase !== 'more' ? more.to : from;
}

/** "4 cups |1-inch cubes| squash", "1 cup |bite-size pieces of| turkey", "15 g |piece| ginger": the form it is measured in. */
export function skipForm(units: UnitTable, tokens: readonly Token[], from: number): number {
  const length = readAmount(units, tokens, from);
  const sized = length?.unit.kind === 'length' ? length.to : from;
  const dashed = sized > from && tokens[sized]?.text === '-' ? sized + 1 : sized;
  const at = sized > from ? dashed : skipManner(tokens, from);
  if (!FORM.test(tokens[at]?.lowerCase ?? '')) return from;
  const piece = readUnit(units, tokens, at);
  if (
    (piece && isMeasured(piece.unit) && piece.unit.name !== 'stick') ||
    (at === from && !ONE.test(tokens[at]?.lowerCase ?? ''))
  ) {
    return from;
  }
  const end = tokens[at + 1]?.lowerCase === 'of' ? at + 2 : at + 1;
  return tokens[end]?.kind === 'word' ? end : from;
}

const FORM =
  /^(?:pieces?|cubes?|chunks?|slices?|strips?|matchsticks?|sections?|dice|lengths?|knobs?|sticks?|florets?|diced|cubed|sliced)$/;
/** Without a size in front only these are a form; "100 g pieces" may be what the sweet is called. */
const ONE = /^(?:piece|knob|length|chunk)s?$/;

/** Skips all remarks behind the amount and its repeats; the tokens skipped are added to `noteSpans`. */
export function skipRemarks(
  units: UnitTable,
  tokens: readonly Token[],
  from: number,
  noteSpans: Span[],
): number {
  const to = skipAddition(
    units,
    tokens,
    skipAlternativeUnit(units, tokens, skipOrSo(tokens, skipApproximateAside(tokens, from))),
  );
  if (to > from) noteSpans.push({ from, to });
  return to;
}

/** "1 can|, 15 oz,| pinto beans". */
export function isSizeBetween(units: UnitTable, tokens: readonly Token[], at: number): boolean {
  const size = isPunctuation(tokens[at], ',') ? readAmount(units, tokens, at + 1) : null;
  if (!size || !isMeasured(size.unit) || !isPunctuation(tokens[size.to], ',')) return false;
  return tokens[size.to + 1]?.kind === 'word';
}
