/** Creates the edits that scale and convert packs in sentences ("2 x 400 g tins of tomatoes"). */

import { isDash, isPunctuation } from '../../text/line-tokens.ts';
import { type Amount, isMeasured, readAmount, readUnit } from '../amounts.ts';
import { convertPack, isInSystem } from '../convert.ts';
import { inflectNoun, scaleCount } from '../counts.ts';
import { createEdit, type Edit } from '../edits.ts';
import { findFood } from '../food-table.ts';
import { readRange } from '../numbers.ts';
import { CONTINUATION, type TextReader, VESSEL_NOUN } from './text-reader.ts';

interface Pack {
  /** First token of the count, or of the size where nobody counted. */
  readonly from: number;
  readonly count: number;
  readonly counted: boolean;
  readonly size: Amount;
  /** The token of "tin", or of whatever stands behind the size. */
  readonly noun: number;
}

const SEALED_PACKS = /^(?:can|package|sachet|envelope|carton|pouch|tub|block|ball)$/;
/** What is done to a tin that food goes into. */
const FILLING_VERBS = /^(?:into|line|lined|grease|greased|butter|buttered|oiled|in)$/;

/** Handles a pack that begins at `i` and returns where to go on, or null. */
export function editPack(reader: TextReader, i: number, edits: Edit[]): number | null {
  const pack = readCounted(reader, i) ?? readSingle(reader, i);
  if (!pack) return editBracketed(reader, i, edits);
  const { tokens, options, measures, text } = reader;
  const { size, noun } = pack;
  const scaled = scaleCount(
    pack.count,
    undefined,
    reader.isPerItem[i] ? 1 : options.factor,
    'pack',
  );
  const own = isInSystem(size.unit, options);
  const sized = own
    ? text.slice(tokens[size.from]?.start, tokens[size.to - 1]?.end)
    : convertPack(measures, size, { ...options, factor: 1 });
  const same = scaled.upperValue === pack.count;
  if (same) {
    const replacement = pack.counted ? sized : adjective(sized);
    if (!own) edits.push(createEdit(tokens, { from: size.from, to: size.to }, replacement));
    return noun;
  }
  const article = /^(?:an?|one)$/.test(tokens[pack.from - 1]?.lowerCase ?? '');
  const from = article && !pack.counted ? pack.from - 1 : pack.from;
  edits.push(createEdit(tokens, { from, to: size.to }, `${scaled.text} x ${sized}`));
  const word = tokens[noun];
  const plain = word ? inflectNoun(word.text, pack.count, scaled.upperValue) : '';
  if (word && plain !== word.text) edits.push({ start: word.start, end: word.end, text: plain });
  return noun + 1;
}

/** "1 (8 oz) packet of cheese", "4 (6-oz/170 g) salmon fillets": their number grows, the size in the bracket is that of one. */
function editBracketed(reader: TextReader, i: number, edits: Edit[]): number | null {
  const { tokens, options, measures, text } = reader;
  const range = readRange(tokens, i);
  if (!range || !isPunctuation(tokens[range.next], '(') || (reader.food && !isMore(reader, i)))
    return null;
  const size = readAmount(measures.units, tokens, range.next + 1);
  const joined = size && /^[/;,|=]$/.test(tokens[size.to]?.text ?? '');
  const repeat = joined ? readAmount(measures.units, tokens, size.to + 1) : null;
  const close = (repeat ?? size)?.to ?? i;
  if (!size || !isSize(size) || (repeat && !isSize(repeat)) || !isPunctuation(tokens[close], ')'))
    return null;
  const noun = nounBehind(reader, close + 1);
  if (noun < 0) return null;
  const own = [size, repeat].find((each) => each && isInSystem(each.unit, options));
  const replacement = own
    ? text.slice(tokens[own.from]?.start, tokens[own.to - 1]?.end)
    : convertPack(measures, size, { ...options, factor: 1 });
  const factor = reader.isPerItem[i] ? 1 : options.factor;
  const { text: number, upperValue } = scaleCount(range.value, range.max, factor, 'pack');
  if (factor !== 1) edits.push(createEdit(tokens, { from: i, to: range.next }, number));
  if (!own || repeat) edits.push(createEdit(tokens, { from: size.from, to: close }, replacement));
  const word = tokens[noun];
  const plain = word ? inflectNoun(word.text, range.max ?? range.value, upperValue) : '';
  if (word && factor !== 1 && plain !== word.text)
    edits.push({ start: word.start, end: word.end, text: plain });
  return noun + 1;
}

function isMore({ tokens }: TextReader, i: number): boolean {
  return CONTINUATION.test(tokens[i - 1]?.lowerCase ?? '');
}

function isSize({ unit }: Amount): boolean {
  return isMeasured(unit) && unit.kind !== 'length';
}

/** "|packet", "salmon |fillets": the word that is counted, or -1. */
function nounBehind({ tokens, measures }: TextReader, from: number): number {
  for (let at = from; at < from + 4 && tokens[at]?.kind === 'word'; at += 1) {
    const read = readUnit(measures.units, tokens, at);
    if (read && /^(?:pack|piece)$/.test(read.unit.kind))
      return VESSEL_NOUN.test(tokens[read.next]?.lowerCase ?? '') ? -1 : at;
  }
  return -1;
}

/** "14 oz" -> "14-oz" before what it measures. */
function adjective(text: string): string {
  return text.replace(/^(\S+) (oz|lb)$/, '$1-$2');
}

/** "2 x 400 g tins", "two 400 g tins", "4 x 150 g fillets". */
function readCounted({ tokens, measures }: TextReader, i: number): Pack | null {
  const range = readRange(tokens, i);
  if (!range || range.max !== undefined) return null;
  const crossed = tokens[range.next]?.lowerCase === 'x' || isPunctuation(tokens[range.next], '×');
  const size = readAmount(measures.units, tokens, crossed ? range.next + 1 : range.next);
  if (!size || !isMeasured(size.unit) || size.unit.kind === 'length') return null;
  const noun = isDash(tokens[size.to]) ? size.to + 1 : size.to;
  const read = readUnit(measures.units, tokens, noun);
  const pack = read?.unit.kind === 'pack' && !VESSEL_NOUN.test(tokens[read.next]?.lowerCase ?? '');
  return crossed || pack ? { from: i, count: range.value, counted: true, size, noun } : null;
}

/** "the 400 g tin of tomatoes"; a tin to bake in is another matter. */
function readSingle(reader: TextReader, i: number): Pack | null {
  const { tokens, measures } = reader;
  const size = readAmount(measures.units, tokens, i);
  if (!size || !isMeasured(size.unit) || size.unit.kind === 'length') return null;
  const noun = isDash(tokens[size.to]) ? size.to + 1 : size.to;
  const read = readUnit(measures.units, tokens, noun);
  if (read?.unit.kind !== 'pack' || VESSEL_NOUN.test(tokens[read.next]?.lowerCase ?? ''))
    return null;
  const next = tokens[read.next];
  const of = next?.lowerCase === 'of';
  const nextWords = `${next?.lowerCase} ${tokens[read.next + 1]?.lowerCase ?? ''}`;
  const food = next?.kind === 'word' && findFood(measures.foods, nextWords) !== null;
  const sealed = SEALED_PACKS.test(read.unit.name) && size.unit.kind === 'mass';
  if (!of && !food && (!sealed || isFilled(reader, i))) return null;
  return { from: i, count: 1, counted: false, size, noun };
}

function isFilled({ tokens }: TextReader, i: number): boolean {
  return tokens.slice(Math.max(0, i - 4), i).some((token) => FILLING_VERBS.test(token.lowerCase));
}
