/** Creates the edits that scale counts in sentences ("2 garlic cloves", "3 eggs"). */

import { isAdjacent, isDash, isPunctuation } from '../../text/line-tokens.ts';
import { singular } from '../../text/plurals.ts';
import { readAmount, readUnit } from '../amounts.ts';
import { inflectNoun, scaleCount } from '../counts.ts';
import { createEdit, type Edit } from '../edits.ts';
import { isPerBatch } from '../lines/per-item-amounts.ts';
import { type RangeRead, readRange } from '../numbers.ts';
import { includeArticle } from './non-food-numbers.ts';
import { NOUN_PHRASE_STOPS } from './text-lengths.ts';
import { CONTINUATION, SHAPE_NOUN, type TextReader } from './text-reader.ts';

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

export function editCount(
  reader: TextReader,
  i: number,
  next: number,
  edits: Edit[],
): number | null {
  const { tokens, measures, options } = reader;
  const before = tokens[i - 1]?.lowerCase ?? '';
  const refersBack = /^(?:into|these|those|all|both)$/.test(before);
  const loose = reader.food !== undefined && !JOINED.test(before);
  if (options.factor !== 1 && isOfPieces(reader, next)) {
    const pieces = readRange(tokens, i);
    if (pieces)
      edits.push(createEdit(tokens, { from: i, to: next }, countText(pieces, options.factor)));
    return next;
  }
  if (options.factor === 1 || reader.isPerItem[i] || isPerBatch(tokens, next) || refersBack)
    return null;
  if (isDash(tokens[next]) && isAdjacent(tokens, next)) return null;
  const range = readRange(tokens, i);
  if (!range) return null;
  const read = readUnit(measures.units, tokens, next);
  // "In 8 slices" says how to cut.
  if (read && before === 'in') return null;
  if (reader.food !== undefined && !reader.countsPacks && isSizedAside(reader, i, next)) {
    edits.push(createEdit(tokens, { from: i, to: next }, countText(range, options.factor)));
    return next;
  }
  if (!read || !SCALED_COUNTS.has(read.unit.name))
    return loose || (reader.countsPacks && !CONTINUATION.test(before))
      ? null
      : editNoun(reader, i, range, edits);
  if (
    read.unit.kind === 'pack' &&
    /^(?:on|over|under|at)$/.test(tokens[read.next]?.lowerCase ?? '')
  )
    return null;
  if (reader.countsPacks && !CONTINUATION.test(before)) return null;
  const { text, upperValue } = scaleCount(range.value, range.max, options.factor, read.unit.name);
  edits.push(createEdit(tokens, { from: includeArticle(tokens, i), to: next }, text));
  const word = tokens[next];
  const noun = word ? inflectNoun(word.text, range.max ?? range.value, upperValue) : '';
  if (word && noun !== word.text) edits.push({ start: word.start, end: word.end, text: noun });
  return read.next;
}

/** "12 |balls of 50 g each", "8 |patties, about 4 oz each": where each has its size there are more of them. */
function isOfPieces({ tokens, measures, food }: TextReader, next: number): boolean {
  const noun = tokens[next]?.lowerCase ?? '';
  if (food !== undefined || !SHAPE_NOUN.test(noun) || !noun.endsWith('s')) return false;
  let at = next + 1;
  while (at < next + 5 && /^(?:of|about|weighing|[,(])$/.test(tokens[at]?.lowerCase ?? '')) at += 1;
  const size = at > next + 1 ? readAmount(measures.units, tokens, at) : null;
  return size?.unit.kind === 'mass';
}

/** "4 lb |(8 large)| apples": how many of them that is. */
function isSizedAside({ tokens }: TextReader, i: number, next: number): boolean {
  const about = tokens[i - 1]?.lowerCase === 'about' ? 1 : 0;
  let at = next;
  while (SIZE.test(tokens[at]?.lowerCase ?? '') || (at > next && isDash(tokens[at]))) at += 1;
  return isPunctuation(tokens[i - 1 - about], '(') && isPunctuation(tokens[at], ')');
}

function countText(range: RangeRead, factor: number): string {
  return scaleCount(range.value, range.max, factor, '').text;
}

/** "3 eggs", "2 large red onions", "half of an onion". */
function editNoun(reader: TextReader, i: number, range: RangeRead, edits: Edit[]): number | null {
  const { tokens, options } = reader;
  const start = skipOfOne(reader, range);
  const words = wordsFrom(reader, start);
  for (let count = words.length; count > 0; count -= 1) {
    const lows = words.slice(0, count).map((at) => tokens[at]?.lowerCase ?? '');
    const name = lows.join(' ');
    const last = tokens[words[count - 1] ?? -1];
    if (!last || !isFood(reader, lows)) continue;
    // "2 of the lemons" are whole ones, and some of several however few.
    const of = isOfWord(reader, start) || undefined;
    const { text, upperValue } = scaleCount(range.value, range.max, options.factor, name, of);
    edits.push(createEdit(tokens, { from: includeArticle(tokens, i), to: range.next }, text));
    if (start > range.next) edits.push(blank(reader, range.next, start));
    const end = (words[count - 1] ?? range.next) + 1;
    // "1 fennel bulb": there the bulb gets the plural.
    const part = count < words.length ? readUnit(reader.measures.units, tokens, end) : null;
    const head = (part?.unit.kind === 'piece' ? tokens[end] : undefined) ?? last;
    const noun = of ? head.text : inflectNoun(head.text, range.max ?? range.value, upperValue);
    if (noun !== head.text) edits.push({ start: head.start, end: head.end, text: noun });
    return end;
  }
  return null;
}

/** "half | of an | onion": half of one is half an onion. */
function skipOfOne({ tokens }: TextReader, { value, next }: RangeRead): number {
  const one = tokens[next]?.lowerCase === 'of' && /^an?$/.test(tokens[next + 1]?.lowerCase ?? '');
  return value < 1 && one ? next + 2 : next;
}

function blank({ tokens }: TextReader, from: number, to: number): Edit {
  return { start: tokens[from]?.start ?? 0, end: tokens[to]?.start ?? 0, text: '' };
}

function isOfWord({ tokens }: TextReader, start: number): boolean {
  return tokens[start]?.lowerCase === 'of';
}

function wordsFrom(reader: TextReader, start: number): number[] {
  const { tokens } = reader;
  const words: number[] = [];
  const of = isOfWord(reader, start) && tokens[start + 1]?.lowerCase === 'the' ? 2 : 0;
  let most = start + of + 4;
  for (let at = start; at < most; at += 1) {
    const token = tokens[at];
    // "Free-range eggs".
    if (words.length > 0 && isDash(token) && isAdjacent(tokens, at) && isAdjacent(tokens, at + 1)) {
      most += 1;
      continue;
    }
    const ends = at >= start + of && GOES_ON.test(token?.lowerCase ?? '');
    if (token?.kind !== 'word' || NOUN_PHRASE_STOPS.test(token.lowerCase) || ends) break;
    words.push(at);
  }
  return words;
}

/** "2 eggs well" must not be taken for a food that ends in "well", nor "3 friends can" for a tin. */
function isFood(reader: TextReader, lows: readonly string[]): boolean {
  const word = lows.at(-1) ?? '';
  if (STOCK_CUBE.test(lows.join(' '))) return true;
  if (!reader.isCountable(lows.join(' '))) return false;
  const unit = reader.measures.units.bySpelling.get(word);
  if (unit && !PART.test(word))
    return SCALED_COUNTS.has(singular(word)) && lows.slice(0, -1).every((low) => SIZE.test(low));
  return reader.isCountable(word) || PART.test(word);
}

const STOCK_CUBE = /(?:^| )(?:stock|bouillon) cubes?$/;
const PART = /^(?:yolks?|whites?|cloves?|leaf|leaves|thighs?|breasts?|sticks?|pods?)$/;
