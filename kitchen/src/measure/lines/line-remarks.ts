/** What cooks slip in between an amount and its food: "or so", "or 2 small", "plus 1 tsp", "1-inch pieces of". */
import { isMeasured, readAmount, readUnit } from '../amounts.ts';
import type { Span } from '../edits.ts';
import { readRange } from '../numbers.ts';
import { isMark, type Token } from '../tokens.ts';
import type { UnitTable } from '../unit-table.ts';
import { areSizes, mannerEnd, sizeEnd } from './manner.ts';

/** "4 fresh |or 6 frozen| curry leaves". */
const STATE = /^(?:fresh|frozen|dried|canned|tinned|raw|cooked)$/;

/** "1 large |or 2 small| onions", "1 |or 2 small| heads": the same said for things of another size. */
export function alternativeEnd(tokens: readonly Token[], from: number): number {
  const fresh = STATE.test(tokens[from]?.low ?? '') && tokens[from + 1]?.low === 'or';
  const at = fresh ? from + 1 : sizeEnd(tokens, from);
  if (tokens[at]?.low !== 'or') return from;
  const range = readRange(tokens, at + 1);
  if (fresh) return range && STATE.test(tokens[range.next]?.low ?? '') ? range.next + 1 : from;
  const end = range ? sizeEnd(tokens, range.next) : from;
  const sized = areSizes(tokens, from, at) || (at === from && range && end > range.next);
  return range && sized && tokens[end]?.kind === 'word' ? end : from;
}

/** "2 cups |or so| of flour", "5 dashes |or more| of bitters". */
function orSo(tokens: readonly Token[], i: number): number {
  const loose = /^(?:so|more|less)$/.test(tokens[i + 1]?.low ?? '');
  return tokens[i]?.low === 'or' && loose ? i + 2 : i;
}

/** "2 cups|, approximately,| sugar". */
function aboutAside(tokens: readonly Token[], i: number): number {
  const said = /^(?:about|approximately|approx|roughly|or so|heaping|heaped|scant)$/;
  const aside = isMark(tokens[i], ',') && said.test(tokens[i + 1]?.low ?? '');
  return aside && isMark(tokens[i + 2], ',') ? i + 3 : i;
}

/** "3 cans |or bottles| lager". */
function orUnit(units: UnitTable, tokens: readonly Token[], from: number): number {
  const read = tokens[from]?.low === 'or' ? readUnit(units, tokens, from + 1) : null;
  if (!read || isMeasured(read.unit) || tokens[read.next]?.kind !== 'word') return from;
  return read.next;
}

/** "25 g |plus 1 tsp| butter", "1 can |or 2 cups| beans": more of it, or the same, in a unit that cannot be added. */
function plusEnd(units: UnitTable, tokens: readonly Token[], from: number): number {
  const joined = /^(?:plus|or)$/.test(tokens[from]?.low ?? '') || isMark(tokens[from], '+');
  const more = joined ? readAmount(units, tokens, from + 1) : null;
  const next = more ? tokens[more.to] : undefined;
  const food = next?.kind === 'word' || isMark(next, '(');
  return more && food && next?.low !== 'more' ? more.to : from;
}

/** "4 cups |1-inch cubes| squash", "1 cup |bite-size pieces of| turkey", "15 g |piece| ginger": the form it is measured in. */
export function formEnd(units: UnitTable, tokens: readonly Token[], from: number): number {
  const length = readAmount(units, tokens, from);
  const sized = length?.unit.kind === 'length' ? length.to : from;
  const dashed = sized > from && tokens[sized]?.text === '-' ? sized + 1 : sized;
  const at = sized > from ? dashed : mannerEnd(tokens, from);
  if (!FORM.test(tokens[at]?.low ?? '')) return from;
  const piece = readUnit(units, tokens, at);
  if (
    (piece && isMeasured(piece.unit) && piece.unit.name !== 'stick') ||
    (at === from && !ONE.test(tokens[at]?.low ?? ''))
  ) {
    return from;
  }
  const end = tokens[at + 1]?.low === 'of' ? at + 2 : at + 1;
  return tokens[end]?.kind === 'word' ? end : from;
}

const FORM =
  /^(?:pieces?|cubes?|chunks?|slices?|strips?|matchsticks?|sections?|dice|lengths?|knobs?|sticks?|florets?|diced|cubed|sliced)$/;
/** Without a size in front only these are a form; "100 g pieces" may be what the sweet is called. */
const ONE = /^(?:piece|knob|length|chunk)s?$/;

/** All of them behind amount and twins; what was passed goes to `asides`. */
export function remarksEnd(
  units: UnitTable,
  tokens: readonly Token[],
  from: number,
  asides: Span[],
): number {
  const to = plusEnd(units, tokens, orUnit(units, tokens, orSo(tokens, aboutAside(tokens, from))));
  if (to > from) asides.push({ from, to });
  return to;
}

/** "1 can|, 15 oz,| pinto beans". */
export function isSizeBetween(units: UnitTable, tokens: readonly Token[], at: number): boolean {
  const size = isMark(tokens[at], ',') ? readAmount(units, tokens, at + 1) : null;
  if (!size || !isMeasured(size.unit) || !isMark(tokens[size.to], ',')) return false;
  return tokens[size.to + 1]?.kind === 'word';
}
