/** Creates the edits that convert lengths in sentences; lengths are never scaled. */

import { isAdjacent, isDash, isPunctuation, type Token } from '../../text/line-tokens.ts';
import { readAmount, readUnit } from '../amounts.ts';
import { type ConversionOptions, isInSystem } from '../convert.ts';
import { createEdit, type Edit } from '../edits.ts';
import type { Measures } from '../measures.ts';
import { readRange } from '../numbers.ts';
import type { Unit } from '../unit-table.ts';
import { formatLength } from './format-length.ts';

interface LengthReader {
  readonly measures: Measures;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly options: ConversionOptions;
}

/** Small words that end what an amount is said of. */
export const NOUN_PHRASE_STOPS = /^(?:and|to|into|in|with|over|for|from|until|then|or|on|at|plus)$/;

/** "2 cm", "23 x 33 cm", "1-inch": converted, never scaled. */
export function editLengths(reader: LengthReader, i: number, edits: Edit[]): number | null {
  const { tokens, measures, options } = reader;
  const values: number[] = [];
  let at = i;
  let high: number | undefined;
  for (let steps = 0; steps < 3; steps += 1) {
    const range = readRange(tokens, at);
    if (!range || range.value <= 0) return null;
    values.push(range.value);
    high = range.max;
    at = range.next;
    const hyphened = isDash(tokens[at]) && isAdjacent(tokens, at);
    const read = readUnit(measures.units, tokens, hyphened ? at + 1 : at);
    if (read) {
      if (read.unit.kind !== 'length')
        return editBarePan(reader, { values, from: i, to: at }, edits);
      const foreign = !isInSystem(read.unit, options);
      const ends = high === undefined || values.length > 1 ? values : [range.value, high];
      const joint = values.length > 1 ? ' x ' : '–';
      const noun = hyphened || isAdjective(tokens, i, read.next);
      const repeat = lengthTwin(reader, read.next);
      const end = repeat?.end ?? read.next;
      const own = repeat && isInSystem(repeat.unit, options) ? repeat : null;
      const text = own?.text ?? formatLength(ends, read.unit, joint, options.system, noun);
      if (foreign) edits.push(createEdit(tokens, { from: i, to: end }, text));
      else if (repeat && !own)
        edits.push({
          start: tokens[read.next - 1]?.end ?? 0,
          end: tokens[end - 1]?.end ?? 0,
          text: '',
        });
      return end;
    }
    const times = tokens[hyphened ? at + 1 : at];
    if (times?.lowerCase !== 'x' && times?.lowerCase !== 'by' && !isPunctuation(times, '×'))
      return editBarePan(reader, { values, from: i, to: at }, edits);
    at = (hyphened ? at + 1 : at) + 1;
    // "1-by-¼-inch batons".
    if (isDash(tokens[at]) && isAdjacent(tokens, at)) at += 1;
  }
  return null;
}

interface SideLengths {
  readonly values: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** Inches below, centimetres above: nobody has a pan of 18 by 18 cm that is called "18x18". */
const MOST_INCHES = 18;
const LEAST_SIDE = 4;
const MOST_SIDE = 50;

/** "a 9x13 pan", "an 8 x 8 baking dish": its sides without their unit. */
function editBarePan(
  reader: LengthReader,
  { values, from, to }: SideLengths,
  edits: Edit[],
): number | null {
  const { measures, tokens, options } = reader;
  if (values.length < 2 || values.some((side) => side < LEAST_SIDE || side > MOST_SIDE))
    return null;
  const words = [to, to + 1, to + 2].map((at) => tokens[at]?.lowerCase ?? '');
  const noun = words.findIndex((low) => /^(?:pan|dish|tin|sheet|tray)s?$/.test(low));
  if (noun < 0 || words.slice(0, noun).some((low) => !/^[a-z-]+$/.test(low))) return null;
  const name = Math.max(...values) <= MOST_INCHES ? 'inch' : 'cm';
  const unit = measures.units.byName.get(name);
  if (!unit || isInSystem(unit, options)) return unit ? to : null;
  edits.push(
    createEdit(tokens, { from, to }, formatLength(values, unit, ' x ', options.system, true)),
  );
  return to;
}

/** "a 2-inch piece", "a 5 cm deep tin"; but "2 inches thick", "2 inches between them". */
function isAdjective(tokens: readonly Token[], from: number, to: number): boolean {
  const after = tokens[to];
  if (isDash(after) && isAdjacent(tokens, to)) return true;
  if (after?.kind !== 'word' || NOUN_PHRASE_STOPS.test(after.lowerCase)) return false;
  if (/^an?$/.test(tokens[from - 1]?.lowerCase ?? '')) return true;
  return !/^(?:thick|thicker|deep|wide|long|high|tall|across|apart|between|above|below|around|all|of|in|off|more|clear|bare)$/.test(
    after.lowerCase,
  );
}

/** "(15 cm)" behind "6-inch": the same length again, as it is written. */
function lengthTwin(
  { tokens, measures, text }: LengthReader,
  from: number,
): { unit: Unit; text: string; end: number } | null {
  const opened = isPunctuation(tokens[from], '(');
  if (!opened && !isPunctuation(tokens[from], '/')) return null;
  const amount = readAmount(measures.units, tokens, from + 1);
  if (amount?.unit.kind !== 'length' || (opened && !isPunctuation(tokens[amount.to], ')')))
    return null;
  const written = text.slice(tokens[amount.from]?.start, tokens[amount.to - 1]?.end);
  return { unit: amount.unit, text: written, end: opened ? amount.to + 1 : amount.to };
}
