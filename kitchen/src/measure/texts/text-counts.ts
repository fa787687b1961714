/** Counts in running text: "2 garlic cloves", "3 eggs", "1 tin". They change only when the recipe is scaled. */
import { readAmount, readUnit } from '../amounts.ts';
import { nounFor, scaleCount } from '../counts.ts';
import { type Edit, editSpan } from '../edits.ts';
import { isAtATime } from '../lines/apiece.ts';
import { type RangeRead, readRange } from '../numbers.ts';
import { singular } from '../plural.ts';
import { isDash, isGlued, isMark } from '../tokens.ts';
import { withArticle } from './not-amounts.ts';
import { STOP } from './text-lengths.ts';
import { MORE, type Reader, SHAPE } from './text-reader.ts';

/** Units whose number belongs to the recipe; "4 pieces" and "8 wedges" say how to cut. */
const SCALED_COUNTS = new Set(
  'clove can jar bottle package sachet envelope bunch sprig stalk handful pinch knob head slice leaf dash splash drizzle rasher dozen'.split(
    ' ',
  ),
);
/** In a line only these make a number more of it: "plus 2 lemons", "(about 3 limes)"; "4 pears, 1 sliced" is none. */
const JOINED = /^(?:plus|or|and|with|about|approximately|roughly|from|\(|\+)$/;
/** With these a sentence goes on; a food behind them is another's. */
const GOES_ON =
  /^(?:if|when|while|before|after|so|but|as|that|which|it|they|them|you|we|are|is|will|must|should|people|persons?|guests?|pieces?|parts?|batches|layers?|rows?|sides?|ends?|the|a|an)$/;
const SIZE = /^(?:large|small|big|medium|extra|whole|more|further|generous|good|heaped)$/;

export function editCount(reader: Reader, i: number, next: number, edits: Edit[]): number | null {
  const { tokens, measures, wish } = reader;
  const before = tokens[i - 1]?.low ?? '';
  const told = /^(?:into|these|those|all|both)$/.test(before);
  const loose = reader.food !== undefined && !JOINED.test(before);
  if (wish.factor !== 1 && isOfPieces(reader, next)) {
    const pieces = readRange(tokens, i);
    if (pieces) edits.push(editSpan(tokens, { from: i, to: next }, countText(pieces, wish.factor)));
    return next;
  }
  if (wish.factor === 1 || reader.apiece[i] || isAtATime(tokens, next) || told) return null;
  if (isDash(tokens[next]) && isGlued(tokens, next)) return null;
  const range = readRange(tokens, i);
  if (!range) return null;
  const read = readUnit(measures.units, tokens, next);
  // "In 8 slices" says how to cut.
  if (read && before === 'in') return null;
  if (reader.food !== undefined && !reader.packed && isSizedAside(reader, i, next)) {
    edits.push(editSpan(tokens, { from: i, to: next }, countText(range, wish.factor)));
    return next;
  }
  if (!read || !SCALED_COUNTS.has(read.unit.name))
    return loose || (reader.packed && !MORE.test(before))
      ? null
      : editNoun(reader, i, range, edits);
  if (read.unit.kind === 'pack' && /^(?:on|over|under|at)$/.test(tokens[read.next]?.low ?? ''))
    return null;
  if (reader.packed && !MORE.test(before)) return null;
  const { text, top } = scaleCount(range.value, range.max, wish.factor, read.unit.name);
  edits.push(editSpan(tokens, { from: withArticle(tokens, i), to: next }, text));
  const word = tokens[next];
  const noun = word ? nounFor(word.text, range.max ?? range.value, top) : '';
  if (word && noun !== word.text) edits.push({ start: word.start, end: word.end, text: noun });
  return read.next;
}

/** "12 |balls of 50 g each", "8 |patties, about 4 oz each": where each has its size there are more of them. */
function isOfPieces({ tokens, measures, food }: Reader, next: number): boolean {
  const noun = tokens[next]?.low ?? '';
  if (food !== undefined || !SHAPE.test(noun) || !noun.endsWith('s')) return false;
  let at = next + 1;
  while (at < next + 5 && /^(?:of|about|weighing|[,(])$/.test(tokens[at]?.low ?? '')) at += 1;
  const size = at > next + 1 ? readAmount(measures.units, tokens, at) : null;
  return size?.unit.kind === 'mass';
}

/** "4 lb |(8 large)| apples": how many of them that is. */
function isSizedAside({ tokens }: Reader, i: number, next: number): boolean {
  const about = tokens[i - 1]?.low === 'about' ? 1 : 0;
  let at = next;
  while (SIZE.test(tokens[at]?.low ?? '') || (at > next && isDash(tokens[at]))) at += 1;
  return isMark(tokens[i - 1 - about], '(') && isMark(tokens[at], ')');
}

function countText(range: RangeRead, factor: number): string {
  return scaleCount(range.value, range.max, factor, '').text;
}

/** "3 eggs", "2 large red onions", "half of an onion". */
function editNoun(reader: Reader, i: number, range: RangeRead, edits: Edit[]): number | null {
  const { tokens, wish } = reader;
  const start = ofOne(reader, range);
  const words = wordsFrom(reader, start);
  for (let count = words.length; count > 0; count -= 1) {
    const lows = words.slice(0, count).map((at) => tokens[at]?.low ?? '');
    const name = lows.join(' ');
    const last = tokens[words[count - 1] ?? -1];
    if (!last || !isFood(reader, lows)) continue;
    // "2 of the lemons" are whole ones, and some of several however few.
    const of = isOf(reader, start) || undefined;
    const { text, top } = scaleCount(range.value, range.max, wish.factor, name, of);
    edits.push(editSpan(tokens, { from: withArticle(tokens, i), to: range.next }, text));
    if (start > range.next) edits.push(blank(reader, range.next, start));
    const end = (words[count - 1] ?? range.next) + 1;
    // "1 fennel bulb": there the bulb gets the plural.
    const part = count < words.length ? readUnit(reader.measures.units, tokens, end) : null;
    const head = (part?.unit.kind === 'piece' ? tokens[end] : undefined) ?? last;
    const noun = of ? head.text : nounFor(head.text, range.max ?? range.value, top);
    if (noun !== head.text) edits.push({ start: head.start, end: head.end, text: noun });
    return end;
  }
  return null;
}

/** "half | of an | onion": half of one is half an onion. */
function ofOne({ tokens }: Reader, { value, next }: RangeRead): number {
  const one = tokens[next]?.low === 'of' && /^an?$/.test(tokens[next + 1]?.low ?? '');
  return value < 1 && one ? next + 2 : next;
}

function blank({ tokens }: Reader, from: number, to: number): Edit {
  return { start: tokens[from]?.start ?? 0, end: tokens[to]?.start ?? 0, text: '' };
}

function isOf({ tokens }: Reader, start: number): boolean {
  return tokens[start]?.low === 'of';
}

function wordsFrom(reader: Reader, start: number): number[] {
  const { tokens } = reader;
  const words: number[] = [];
  const of = isOf(reader, start) && tokens[start + 1]?.low === 'the' ? 2 : 0;
  let most = start + of + 4;
  for (let at = start; at < most; at += 1) {
    const token = tokens[at];
    // "Free-range eggs".
    if (words.length > 0 && isDash(token) && isGlued(tokens, at) && isGlued(tokens, at + 1)) {
      most += 1;
      continue;
    }
    const ends = at >= start + of && GOES_ON.test(token?.low ?? '');
    if (token?.kind !== 'word' || STOP.test(token.low) || ends) break;
    words.push(at);
  }
  return words;
}

/** "2 eggs well" must not be taken for a food that ends in "well", nor "3 friends can" for a tin. */
function isFood(reader: Reader, lows: readonly string[]): boolean {
  const word = lows.at(-1) ?? '';
  if (STOCK_CUBE.test(lows.join(' '))) return true;
  if (!reader.countable(lows.join(' '))) return false;
  const unit = reader.measures.units.bySpelling.get(word);
  if (unit && !PART.test(word))
    return SCALED_COUNTS.has(singular(word)) && lows.slice(0, -1).every((low) => SIZE.test(low));
  return reader.countable(word) || PART.test(word);
}

const STOCK_CUBE = /(?:^| )(?:stock|bouillon) cubes?$/;
const PART = /^(?:yolks?|whites?|cloves?|leaf|leaves|thighs?|breasts?|sticks?|pods?)$/;
