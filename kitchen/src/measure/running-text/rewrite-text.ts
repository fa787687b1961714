/** Finds amounts, counts, packs, lengths and temperatures in sentences, and converts and scales them for the reader. */

import { isDash, isPunctuation, type Token, tokeniseLine } from '../../text/line-tokens.ts';
import { type Amount, isMeasured, readAmount, readFractionOfUnit } from '../amounts.ts';
import { type ConversionOptions, convertAmount, convertPack, isInSystem } from '../convert.ts';
import { applyEdits, createEdit, type Edit } from '../edits.ts';
import { findFood, gramsOfOne } from '../food-table.ts';
import { isPartOfName, skipHalfAndHalf } from '../lines/name-numbers.ts';
import { isPerBatch, markPerItemTokens, PER_ITEM } from '../lines/per-item-amounts.ts';
import type { Measures } from '../measures.ts';
import { readRange } from '../numbers.ts';
import { formatDecimal, formatFraction, HALVES, roundToParts } from '../rounding.ts';
import { includeArticle, isNonFoodNumber, skipTime } from './non-food-numbers.ts';
import { editTemperature } from './temperature-edits.ts';
import { editCount } from './text-counts.ts';
import { editLengths, NOUN_PHRASE_STOPS } from './text-lengths.ts';
import { editPack } from './text-packs.ts';
import { CONTINUATION, SHAPE_NOUN, type TextReader, VESSEL_NOUN } from './text-reader.ts';

/** Vessels of a quart and of a litre are sold as the same size. */
const ML_PER_QUART = 1000;

/** Rewrites running text. Times, pieces to cut and tins to bake in keep their numbers. */
export function rewriteText(
  measures: Measures,
  text: string,
  options: ConversionOptions,
  isCountable: (name: string) => boolean = (name) => gramsOfOne(measures.foods, name) !== null,
): string {
  const edits = createTextEdits(measures, text, options, isCountable);
  return edits.length === 0 ? text : applyEdits(text, edits);
}

/** The same as single replacements, for a caller who has more of its own. */
export function createTextEdits(
  measures: Measures,
  text: string,
  options: ConversionOptions,
  isCountable: (name: string) => boolean,
  line: Pick<TextReader, 'food' | 'countsPacks'> = {},
): Edit[] {
  const tokens = tokeniseLine(text);
  const isPerItem = markPerItemTokens(tokens);
  const reader = { measures, text, tokens, options, isPerItem, isCountable, ...line };
  const edits: Edit[] = [];
  let i = 0;
  while (i < tokens.length) i = editAt(reader, i, edits);
  return edits;
}

/** Handles what begins at `i` and returns where to go on. */
function editAt(reader: TextReader, i: number, edits: Edit[]): number {
  const { tokens, text, options } = reader;
  const token = tokens[i];
  if (token?.kind === 'mark' && !isDash(token)) return i + 1;
  const temperature = editTemperature(text, tokens, i, options.system);
  if (temperature) {
    if (temperature.text !== null) edits.push(createEdit(tokens, temperature, temperature.text));
    return temperature.to;
  }
  if (token?.kind === 'mark') return i + 1;
  const halves = skipHalfAndHalf(tokens, i);
  if (halves > i) return halves;
  const range = readRange(tokens, i);
  if (!range) return i + 1;
  if (isPartOfName(tokens, i)) return range.next;
  const before = tokens[i - 1]?.lowerCase ?? '';
  if (/^(?:steps?|page|mark|part)$/.test(before)) return range.next;
  const time = skipTime(tokens, range.next);
  if (time !== null) return time;
  if (isNonFoodNumber(reader.measures.units, tokens, i, range)) return range.next;
  return (
    editPack(reader, i, edits) ??
    editLengths(reader, i, edits) ??
    editMeasure(reader, i, edits) ??
    editCount(reader, i, range.next, edits) ??
    range.next
  );
}

/** Weights and volumes, with the repeated amount in brackets or behind a stroke. */
function editMeasure(reader: TextReader, i: number, edits: Edit[]): number | null {
  const { tokens, measures, options } = reader;
  const amount =
    readAmount(measures.units, tokens, i) ?? readFractionOfUnit(measures.units, tokens, i);
  if (!amount || !isMeasured(amount.unit)) return null;
  const repeat = readTwin(reader, amount);
  const end = repeat ? repeat.end : amount.to;
  const about = /^(?:about|approx|approximately|roughly|around)$/.test(
    tokens[i - 1]?.lowerCase ?? '',
  );
  const open = about ? i - 2 : i - 1;
  const foodName = PER_ITEM.test(tokens[end]?.lowerCase ?? '')
    ? 'tinned'
    : isPunctuation(tokens[open], '(')
      ? nameBefore(reader, open)
      : nameAfter(reader, end) || isMoreOfSameFood(reader, i);
  const chosen =
    repeat && !isInSystem(amount.unit, options) && isInSystem(repeat.amount.unit, options)
      ? repeat.amount
      : amount;
  const name = options.convertAsListed?.(foodName, chosen.quantity) ?? foodName;
  const factor = shouldScale(reader, i, end) ? options.factor : 1;
  const asWritten = isInSystem(chosen.unit, options) && factor === 1;
  if ((asWritten && !repeat) || isHoles(reader, amount, end)) return end;
  const text = asWritten
    ? reader.text.slice(tokens[chosen.from]?.start, tokens[chosen.to - 1]?.end)
    : isVessel(reader, end)
      ? vesselText(reader, chosen)
      : chosen.isHyphenated
        ? adjective(convertAmount(measures, chosen, name, { ...options, factor }))
        : convertAmount(measures, chosen, name, { ...options, factor });
  const from = asWritten ? i : includeArticle(tokens, i);
  const to = isVessel(reader, end) ? end : withoutStop(tokens, end);
  edits.push(createEdit(tokens, { from, to }, text));
  return end;
}

/** A "6-cup muffin tin" has six holes and holds no cups. */
function isHoles({ tokens }: TextReader, { unit }: Amount, end: number): boolean {
  const at = isDash(tokens[end]) ? end + 1 : end;
  return (
    unit.name === 'cup' && /^(?:muffin|cupcake|popover|bun|mini)$/.test(tokens[at]?.lowerCase ?? '')
  );
}

/** "8½ cups" -> "8½-cup" in front of a dish; metric units keep their blank. */
function adjective(text: string): string {
  const match = /^(\S+) (fl oz|cup|pint|quart|oz|lb)s?$/.exec(text);
  return match ? `${match[1]}-${match[2]}` : text;
}

/** The size of a dish stays a volume, whatever goes in; American dishes are sold by the quart. */
function vesselText({ measures, options }: TextReader, amount: Amount): string {
  const ml = amount.quantity * amount.unit.size;
  if (options.system === 'United States' && amount.unit.kind === 'volume' && ml >= 900) {
    return `${formatFraction(roundToParts(ml / ML_PER_QUART, HALVES))}-quart`;
  }
  if (options.system === 'international' && amount.unit.name === 'quart') {
    return `${formatDecimal(roundToParts((ml * 1.057) / ML_PER_QUART, HALVES))} litre`;
  }
  const label = ml < 900 || amount.unit.kind === 'mass';
  const say = label ? convertPack : convertNameless;
  return adjective(say(measures, amount, { ...options, factor: 1 }));
}

function convertNameless(measures: Measures, amount: Amount, options: ConversionOptions): string {
  return convertAmount(measures, amount, '', options);
}

function isVessel(reader: TextReader, end: number): boolean {
  return [end, end + 1, end + 2].some((at) => VESSEL_NOUN.test(reader.tokens[at]?.lowerCase ?? ''));
}

/** The full stop behind "200 g." may end the sentence; it is only the abbreviation's when more words follow small. */
function withoutStop(tokens: readonly Token[], to: number): number {
  if (!isPunctuation(tokens[to - 1], '.')) return to;
  const after = tokens[to];
  return after === undefined || after.text !== after.lowerCase ? to - 1 : to;
}

function readTwin(reader: TextReader, amount: Amount): { amount: Amount; end: number } | null {
  const { tokens, measures } = reader;
  const between = tokens[amount.to]?.lowerCase ?? '';
  if (!/^(?:[(/;,|=]|or)$/.test(between)) return null;
  const about = tokens[amount.to + 1]?.lowerCase === 'about' ? 1 : 0;
  const repeat = readAmount(measures.units, tokens, amount.to + 1 + about);
  if (!repeat || !isMeasured(repeat.unit) || repeat.unit.kind === 'length') return null;
  if (!/[(/]/.test(between) && !isSame(amount, repeat)) return null;
  if (between !== '(') return { amount: repeat, end: repeat.to };
  return isPunctuation(tokens[repeat.to], ')') ? { amount: repeat, end: repeat.to + 1 } : null;
}

/** "6 ounces; 170 g": behind a comma only the same amount is a repeat, anything else is more. */
function isSame(amount: Amount, repeat: Amount): boolean {
  const ratio = (amount.quantity * amount.unit.size) / (repeat.quantity * repeat.unit.size);
  return amount.unit.kind === repeat.unit.kind && Math.abs(ratio - 1) < 0.1;
}

/** "the flour (1 cup)"; but "half (1 cup) of the flour" is named behind the bracket. */
function nameBefore(reader: TextReader, bracket: number): string {
  const words = reader.tokens
    .slice(Math.max(0, bracket - 3), bracket)
    .map((token) => token.lowerCase);
  const name = words.join(' ');
  if (findFood(reader.measures.foods, name)) return name;
  for (let at = bracket; at < bracket + 12; at += 1) {
    if (isPunctuation(reader.tokens[at], ')')) return nameAfter(reader, at + 1);
  }
  return '';
}

/** "3 cups sugar, plus 1 cup for rolling": of the same. */
function isMoreOfSameFood({ tokens, food }: TextReader, i: number): string {
  return tokens[i - 1]?.lowerCase === 'plus' ? (food ?? '') : '';
}

/** The few words behind an amount that name the food. */
function nameAfter(reader: TextReader, from: number): string {
  const words: string[] = [];
  for (let at = from; at < from + 9; at += 1) {
    const token = reader.tokens[at];
    if (token?.lowerCase === 'of' || token?.lowerCase === 'the' || isDash(token)) continue;
    if (token?.kind !== 'word' || NOUN_PHRASE_STOPS.test(token.lowerCase)) break;
    words.push(token.lowerCase);
    if (findFood(reader.measures.foods, token.lowerCase) && !wordFollows(reader, at + 1)) break;
  }
  return words.join(' ');
}

function wordFollows(reader: TextReader, at: number): boolean {
  return reader.tokens[at]?.kind === 'word';
}

/** "balls of |50 g", "patties, about |4 oz". */
function isSizeOf(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (at > from - 5 && /^(?:of|about|weighing|[,(])$/.test(tokens[at]?.lowerCase ?? '')) at -= 1;
  const noun = tokens[at]?.lowerCase ?? '';
  return at < from - 1 && SHAPE_NOUN.test(noun) && noun.endsWith('s');
}

/** Whether an amount grows with the recipe: not the size of a dish, not a share "each". */
function shouldScale(reader: TextReader, from: number, to: number): boolean {
  if (reader.isPerItem[from] || isPerBatch(reader.tokens, to)) return false;
  if (reader.countsPacks && !CONTINUATION.test(reader.tokens[from - 1]?.lowerCase ?? ''))
    return false;
  const shape = isDash(reader.tokens[to]) ? to + 1 : to;
  if (SHAPE_NOUN.test(reader.tokens[shape]?.lowerCase ?? '') || isSizeOf(reader.tokens, from))
    return false;
  for (let at = to; at < to + 4; at += 1) {
    const token = reader.tokens[at];
    if (token === undefined || (token.kind === 'mark' && !isDash(token))) break;
    if (NOUN_PHRASE_STOPS.test(token.lowerCase) || token.lowerCase === 'of') break;
    if (VESSEL_NOUN.test(token.lowerCase)) return false;
  }
  return true;
}
