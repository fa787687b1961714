/** "the 400 g tin", "2 x 400 g tins of tomatoes" in running text: the size is printed on it, the number grows. */
import { type Amount, isMeasured, readAmount, readUnit } from '../amounts.ts';
import { convertPack, isAtHome } from '../convert.ts';
import { nounFor, scaleCount } from '../counts.ts';
import { type Edit, editSpan } from '../edits.ts';
import { findFood } from '../food-table.ts';
import { readRange } from '../numbers.ts';
import { isDash, isMark } from '../tokens.ts';
import { MORE, type Reader, VESSEL } from './text-reader.ts';

interface Pack {
  /** First token of the count, or of the size where nobody counted. */
  readonly from: number;
  readonly count: number;
  readonly counted: boolean;
  readonly size: Amount;
  /** The token of "tin", or of whatever stands behind the size. */
  readonly noun: number;
}

const SEALED = /^(?:can|package|sachet|envelope|carton|pouch|tub|block|ball)$/;
/** What is done to a tin that food goes into. */
const FILLED = /^(?:into|line|lined|grease|greased|butter|buttered|oiled|in)$/;

/** Handles a pack that begins at `i` and returns where to go on, or null. */
export function editPack(reader: Reader, i: number, edits: Edit[]): number | null {
  const pack = readCounted(reader, i) ?? readSingle(reader, i);
  if (!pack) return editBracketed(reader, i, edits);
  const { tokens, wish, measures, text } = reader;
  const { size, noun } = pack;
  const scaled = scaleCount(pack.count, undefined, reader.apiece[i] ? 1 : wish.factor, 'pack');
  const own = isAtHome(size.unit, wish);
  const sized = own
    ? text.slice(tokens[size.from]?.start, tokens[size.to - 1]?.end)
    : convertPack(measures, size, { ...wish, factor: 1 });
  const same = scaled.top === pack.count;
  if (same) {
    const said = pack.counted ? sized : adjective(sized);
    if (!own) edits.push(editSpan(tokens, { from: size.from, to: size.to }, said));
    return noun;
  }
  const article = /^(?:an?|one)$/.test(tokens[pack.from - 1]?.low ?? '');
  const from = article && !pack.counted ? pack.from - 1 : pack.from;
  edits.push(editSpan(tokens, { from, to: size.to }, `${scaled.text} x ${sized}`));
  const word = tokens[noun];
  const plain = word ? nounFor(word.text, pack.count, scaled.top) : '';
  if (word && plain !== word.text) edits.push({ start: word.start, end: word.end, text: plain });
  return noun + 1;
}

/** "1 (8 oz) packet of cheese", "4 (6-oz/170 g) salmon fillets": their number grows, the size in the bracket is that of one. */
function editBracketed(reader: Reader, i: number, edits: Edit[]): number | null {
  const { tokens, wish, measures, text } = reader;
  const range = readRange(tokens, i);
  if (!range || !isMark(tokens[range.next], '(') || (reader.food && !isMore(reader, i)))
    return null;
  const size = readAmount(measures.units, tokens, range.next + 1);
  const joined = size && /^[/;,|=]$/.test(tokens[size.to]?.text ?? '');
  const twin = joined ? readAmount(measures.units, tokens, size.to + 1) : null;
  const close = (twin ?? size)?.to ?? i;
  if (!size || !isSize(size) || (twin && !isSize(twin)) || !isMark(tokens[close], ')')) return null;
  const noun = nounBehind(reader, close + 1);
  if (noun < 0) return null;
  const own = [size, twin].find((each) => each && isAtHome(each.unit, wish));
  const said = own
    ? text.slice(tokens[own.from]?.start, tokens[own.to - 1]?.end)
    : convertPack(measures, size, { ...wish, factor: 1 });
  const factor = reader.apiece[i] ? 1 : wish.factor;
  const { text: number, top } = scaleCount(range.value, range.max, factor, 'pack');
  if (factor !== 1) edits.push(editSpan(tokens, { from: i, to: range.next }, number));
  if (!own || twin) edits.push(editSpan(tokens, { from: size.from, to: close }, said));
  const word = tokens[noun];
  const plain = word ? nounFor(word.text, range.max ?? range.value, top) : '';
  if (word && factor !== 1 && plain !== word.text)
    edits.push({ start: word.start, end: word.end, text: plain });
  return noun + 1;
}

function isMore({ tokens }: Reader, i: number): boolean {
  return MORE.test(tokens[i - 1]?.low ?? '');
}

function isSize({ unit }: Amount): boolean {
  return isMeasured(unit) && unit.kind !== 'length';
}

/** "|packet", "salmon |fillets": the word that is counted, or -1. */
function nounBehind({ tokens, measures }: Reader, from: number): number {
  for (let at = from; at < from + 4 && tokens[at]?.kind === 'word'; at += 1) {
    const read = readUnit(measures.units, tokens, at);
    if (read && /^(?:pack|piece)$/.test(read.unit.kind))
      return VESSEL.test(tokens[read.next]?.low ?? '') ? -1 : at;
  }
  return -1;
}

/** "14 oz" -> "14-oz" before what it measures. */
function adjective(text: string): string {
  return text.replace(/^(\S+) (oz|lb)$/, '$1-$2');
}

/** "2 x 400 g tins", "two 400 g tins", "4 x 150 g fillets". */
function readCounted({ tokens, measures }: Reader, i: number): Pack | null {
  const range = readRange(tokens, i);
  if (!range || range.max !== undefined) return null;
  const crossed = tokens[range.next]?.low === 'x' || isMark(tokens[range.next], '×');
  const size = readAmount(measures.units, tokens, crossed ? range.next + 1 : range.next);
  if (!size || !isMeasured(size.unit) || size.unit.kind === 'length') return null;
  const noun = isDash(tokens[size.to]) ? size.to + 1 : size.to;
  const read = readUnit(measures.units, tokens, noun);
  const pack = read?.unit.kind === 'pack' && !VESSEL.test(tokens[read.next]?.low ?? '');
  return crossed || pack ? { from: i, count: range.value, counted: true, size, noun } : null;
}

/** "the 400 g tin of tomatoes"; a tin to bake in is another matter. */
function readSingle(reader: Reader, i: number): Pack | null {
  const { tokens, measures } = reader;
  const size = readAmount(measures.units, tokens, i);
  if (!size || !isMeasured(size.unit) || size.unit.kind === 'length') return null;
  const noun = isDash(tokens[size.to]) ? size.to + 1 : size.to;
  const read = readUnit(measures.units, tokens, noun);
  if (read?.unit.kind !== 'pack' || VESSEL.test(tokens[read.next]?.low ?? '')) return null;
  const next = tokens[read.next];
  const of = next?.low === 'of';
  const named = `${next?.low} ${tokens[read.next + 1]?.low ?? ''}`;
  const food = next?.kind === 'word' && findFood(measures.foods, named) !== null;
  const sealed = SEALED.test(read.unit.name) && size.unit.kind === 'mass';
  if (!of && !food && (!sealed || isFilled(reader, i))) return null;
  return { from: i, count: 1, counted: false, size, noun };
}

function isFilled({ tokens }: Reader, i: number): boolean {
  return tokens.slice(Math.max(0, i - 4), i).some((token) => FILLED.test(token.low));
}
