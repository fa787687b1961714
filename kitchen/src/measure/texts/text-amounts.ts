/** Finds amounts, lengths and temperatures in running text and puts them into the reader's measures. */
import { type Amount, isMeasured, readAmount, readShareOf } from '../amounts.ts';
import { convert, convertPack, isAtHome, type Wish } from '../convert.ts';
import { applyEdits, type Edit, editSpan } from '../edits.ts';
import { findFood, gramsOfOne } from '../food-table.ts';
import { APIECE, apieceOf, isAtATime } from '../lines/apiece.ts';
import { halfAndHalfEnd, isOfName } from '../lines/name-numbers.ts';
import type { Measures } from '../measures.ts';
import { readRange } from '../numbers.ts';
import { decimalText, fractionText, HALVES, nearest } from '../rounding.ts';
import { isDash, isMark, type Token, tokenise } from '../tokens.ts';
import { isNoAmount, timeEnd, withArticle } from './not-amounts.ts';
import { editTemperature } from './temperatures.ts';
import { editCount } from './text-counts.ts';
import { editLengths, STOP } from './text-lengths.ts';
import { editPack } from './text-packs.ts';
import { MORE, type Reader, SHAPE, VESSEL } from './text-reader.ts';

/** A litre and a quart are one size to a potter. */
const ML_PER_QUART = 1000;

/** Rewrites running text. Times, pieces to cut and tins to bake in keep their numbers. */
export function rewriteText(
  measures: Measures,
  text: string,
  wish: Wish,
  countable: (name: string) => boolean = (name) => gramsOfOne(measures.foods, name) !== null,
): string {
  const edits = textEdits(measures, text, wish, countable);
  return edits.length === 0 ? text : applyEdits(text, edits);
}

/** The same as single replacements, for a caller who has more of its own. */
export function textEdits(
  measures: Measures,
  text: string,
  wish: Wish,
  countable: (name: string) => boolean,
  line: Pick<Reader, 'food' | 'packed'> = {},
): Edit[] {
  const tokens = tokenise(text);
  const reader = { measures, text, tokens, wish, apiece: apieceOf(tokens), countable, ...line };
  const edits: Edit[] = [];
  let i = 0;
  while (i < tokens.length) i = readAt(reader, i, edits);
  return edits;
}

/** Handles what begins at `i` and returns where to go on. */
function readAt(reader: Reader, i: number, edits: Edit[]): number {
  const { tokens, text, wish } = reader;
  const token = tokens[i];
  if (token?.kind === 'mark' && !isDash(token)) return i + 1;
  const temperature = editTemperature(text, tokens, i, wish.system);
  if (temperature) {
    if (temperature.text !== null) edits.push(editSpan(tokens, temperature, temperature.text));
    return temperature.to;
  }
  if (token?.kind === 'mark') return i + 1;
  const halves = halfAndHalfEnd(tokens, i);
  if (halves > i) return halves;
  const range = readRange(tokens, i);
  if (!range) return i + 1;
  if (isOfName(tokens, i)) return range.next;
  const before = tokens[i - 1]?.low ?? '';
  if (/^(?:steps?|page|mark|part)$/.test(before)) return range.next;
  const time = timeEnd(tokens, range.next);
  if (time !== null) return time;
  if (isNoAmount(reader.measures.units, tokens, i, range)) return range.next;
  return (
    editPack(reader, i, edits) ??
    editLengths(reader, i, edits) ??
    editMeasure(reader, i, edits) ??
    editCount(reader, i, range.next, edits) ??
    range.next
  );
}

/** Weights and volumes, with the twin in brackets or behind a stroke. */
function editMeasure(reader: Reader, i: number, edits: Edit[]): number | null {
  const { tokens, measures, wish } = reader;
  const amount = readAmount(measures.units, tokens, i) ?? readShareOf(measures.units, tokens, i);
  if (!amount || !isMeasured(amount.unit)) return null;
  const twin = readTwin(reader, amount);
  const end = twin ? twin.end : amount.to;
  const about = /^(?:about|approx|approximately|roughly|around)$/.test(tokens[i - 1]?.low ?? '');
  const open = about ? i - 2 : i - 1;
  const said = APIECE.test(tokens[end]?.low ?? '')
    ? 'tinned'
    : isMark(tokens[open], '(')
      ? nameBefore(reader, open)
      : nameAfter(reader, end) || moreOf(reader, i);
  const chosen =
    twin && !isAtHome(amount.unit, wish) && isAtHome(twin.amount.unit, wish) ? twin.amount : amount;
  const name = wish.asListed?.(said, chosen.quantity) ?? said;
  const factor = scales(reader, i, end) ? wish.factor : 1;
  const asWritten = isAtHome(chosen.unit, wish) && factor === 1;
  if ((asWritten && !twin) || isHoles(reader, amount, end)) return end;
  const text = asWritten
    ? reader.text.slice(tokens[chosen.from]?.start, tokens[chosen.to - 1]?.end)
    : isVessel(reader, end)
      ? vesselText(reader, chosen)
      : chosen.hyphened
        ? adjective(convert(measures, chosen, name, { ...wish, factor }))
        : convert(measures, chosen, name, { ...wish, factor });
  const from = asWritten ? i : withArticle(tokens, i);
  const to = isVessel(reader, end) ? end : withoutStop(tokens, end);
  edits.push(editSpan(tokens, { from, to }, text));
  return end;
}

/** A "6-cup muffin tin" has six holes and holds no cups. */
function isHoles({ tokens }: Reader, { unit }: Amount, end: number): boolean {
  const at = isDash(tokens[end]) ? end + 1 : end;
  return unit.name === 'cup' && /^(?:muffin|cupcake|popover|bun|mini)$/.test(tokens[at]?.low ?? '');
}

/** "8½ cups" -> "8½-cup" in front of a dish; metric units keep their blank. */
function adjective(text: string): string {
  const match = /^(\S+) (fl oz|cup|pint|quart|oz|lb)s?$/.exec(text);
  return match ? `${match[1]}-${match[2]}` : text;
}

/** A dish holds a volume, whatever goes in; American dishes are sold by the quart. */
function vesselText({ measures, wish }: Reader, amount: Amount): string {
  const ml = amount.quantity * amount.unit.size;
  if (wish.system === 'United States' && amount.unit.kind === 'volume' && ml >= 900) {
    return `${fractionText(nearest(ml / ML_PER_QUART, HALVES))}-quart`;
  }
  if (wish.system === 'international' && amount.unit.name === 'quart') {
    return `${decimalText(nearest((ml * 1.057) / ML_PER_QUART, HALVES))} litre`;
  }
  const label = ml < 900 || amount.unit.kind === 'mass';
  const say = label ? convertPack : convertNameless;
  return adjective(say(measures, amount, { ...wish, factor: 1 }));
}

function convertNameless(measures: Measures, amount: Amount, wish: Wish): string {
  return convert(measures, amount, '', wish);
}

function isVessel(reader: Reader, end: number): boolean {
  return [end, end + 1, end + 2].some((at) => VESSEL.test(reader.tokens[at]?.low ?? ''));
}

/** The full stop behind "200 g." may end the sentence; it is only the abbreviation's when more words follow small. */
function withoutStop(tokens: readonly Token[], to: number): number {
  if (!isMark(tokens[to - 1], '.')) return to;
  const after = tokens[to];
  return after === undefined || after.text !== after.low ? to - 1 : to;
}

function readTwin(reader: Reader, amount: Amount): { amount: Amount; end: number } | null {
  const { tokens, measures } = reader;
  const between = tokens[amount.to]?.low ?? '';
  if (!/^(?:[(/;,|=]|or)$/.test(between)) return null;
  const about = tokens[amount.to + 1]?.low === 'about' ? 1 : 0;
  const twin = readAmount(measures.units, tokens, amount.to + 1 + about);
  if (!twin || !isMeasured(twin.unit) || twin.unit.kind === 'length') return null;
  if (!/[(/]/.test(between) && !isSame(amount, twin)) return null;
  if (between !== '(') return { amount: twin, end: twin.to };
  return isMark(tokens[twin.to], ')') ? { amount: twin, end: twin.to + 1 } : null;
}

/** "6 ounces; 170 g": behind a comma only the same amount is a twin, anything else is more. */
function isSame(amount: Amount, twin: Amount): boolean {
  const ratio = (amount.quantity * amount.unit.size) / (twin.quantity * twin.unit.size);
  return amount.unit.kind === twin.unit.kind && Math.abs(ratio - 1) < 0.1;
}

/** "the flour (1 cup)"; but "half (1 cup) of the flour" is named behind the bracket. */
function nameBefore(reader: Reader, bracket: number): string {
  const words = reader.tokens.slice(Math.max(0, bracket - 3), bracket).map((token) => token.low);
  const name = words.join(' ');
  if (findFood(reader.measures.foods, name)) return name;
  for (let at = bracket; at < bracket + 12; at += 1) {
    if (isMark(reader.tokens[at], ')')) return nameAfter(reader, at + 1);
  }
  return '';
}

/** "3 cups sugar, plus 1 cup for rolling": of the same. */
function moreOf({ tokens, food }: Reader, i: number): string {
  return tokens[i - 1]?.low === 'plus' ? (food ?? '') : '';
}

/** The few words behind an amount that name the food. */
function nameAfter(reader: Reader, from: number): string {
  const words: string[] = [];
  for (let at = from; at < from + 9; at += 1) {
    const token = reader.tokens[at];
    if (token?.low === 'of' || token?.low === 'the' || isDash(token)) continue;
    if (token?.kind !== 'word' || STOP.test(token.low)) break;
    words.push(token.low);
    if (findFood(reader.measures.foods, token.low) && !wordFollows(reader, at + 1)) break;
  }
  return words.join(' ');
}

function wordFollows(reader: Reader, at: number): boolean {
  return reader.tokens[at]?.kind === 'word';
}

/** "balls of |50 g", "patties, about |4 oz". */
function isSizeOf(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (at > from - 5 && /^(?:of|about|weighing|[,(])$/.test(tokens[at]?.low ?? '')) at -= 1;
  const noun = tokens[at]?.low ?? '';
  return at < from - 1 && SHAPE.test(noun) && noun.endsWith('s');
}

/** Whether an amount grows with the recipe: not the size of a dish, not a share "each". */
function scales(reader: Reader, from: number, to: number): boolean {
  if (reader.apiece[from] || isAtATime(reader.tokens, to)) return false;
  if (reader.packed && !MORE.test(reader.tokens[from - 1]?.low ?? '')) return false;
  const shape = isDash(reader.tokens[to]) ? to + 1 : to;
  if (SHAPE.test(reader.tokens[shape]?.low ?? '') || isSizeOf(reader.tokens, from)) return false;
  for (let at = to; at < to + 4; at += 1) {
    const token = reader.tokens[at];
    if (token === undefined || (token.kind === 'mark' && !isDash(token))) break;
    if (STOP.test(token.low) || token.low === 'of') break;
    if (VESSEL.test(token.low)) return false;
  }
  return true;
}
