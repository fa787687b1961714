/** Lengths in running text: cuts, tins and gaps, converted to the reader's ruler and never scaled. */
import { readAmount, readUnit } from '../amounts.ts';
import { isAtHome, type Wish } from '../convert.ts';
import { type Edit, editSpan } from '../edits.ts';
import type { Measures } from '../measures.ts';
import { readRange } from '../numbers.ts';
import { isDash, isGlued, isMark, type Token } from '../tokens.ts';
import type { Unit } from '../unit-table.ts';
import { lengthText } from './lengths.ts';

interface Reader {
  readonly measures: Measures;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly wish: Wish;
}

/** Small words that end what an amount is said of. */
export const STOP = /^(?:and|to|into|in|with|over|for|from|until|then|or|on|at|plus)$/;

/** "2 cm", "23 x 33 cm", "1-inch": converted, never scaled. */
export function editLengths(reader: Reader, i: number, edits: Edit[]): number | null {
  const { tokens, measures, wish } = reader;
  const values: number[] = [];
  let at = i;
  let high: number | undefined;
  for (let steps = 0; steps < 3; steps += 1) {
    const range = readRange(tokens, at);
    if (!range || range.value <= 0) return null;
    values.push(range.value);
    high = range.max;
    at = range.next;
    const hyphened = isDash(tokens[at]) && isGlued(tokens, at);
    const read = readUnit(measures.units, tokens, hyphened ? at + 1 : at);
    if (read) {
      if (read.unit.kind !== 'length')
        return editBarePan(reader, { values, from: i, to: at }, edits);
      const foreign = !isAtHome(read.unit, wish);
      const ends = high === undefined || values.length > 1 ? values : [range.value, high];
      const joint = values.length > 1 ? ' x ' : '–';
      const noun = hyphened || isAdjective(tokens, i, read.next);
      const twin = lengthTwin(reader, read.next);
      const end = twin?.end ?? read.next;
      const own = twin && isAtHome(twin.unit, wish) ? twin : null;
      const text = own?.text ?? lengthText(ends, read.unit, joint, wish.system, noun);
      if (foreign) edits.push(editSpan(tokens, { from: i, to: end }, text));
      else if (twin && !own)
        edits.push({
          start: tokens[read.next - 1]?.end ?? 0,
          end: tokens[end - 1]?.end ?? 0,
          text: '',
        });
      return end;
    }
    const times = tokens[hyphened ? at + 1 : at];
    if (times?.low !== 'x' && times?.low !== 'by' && !isMark(times, '×'))
      return editBarePan(reader, { values, from: i, to: at }, edits);
    at = (hyphened ? at + 1 : at) + 1;
    // "1-by-¼-inch batons".
    if (isDash(tokens[at]) && isGlued(tokens, at)) at += 1;
  }
  return null;
}

interface Sides {
  readonly values: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** Inches below, centimetres above: nobody has a pan of 18 by 18 cm that is called "18x18". */
const MOST_INCHES = 18;
const LEAST_SIDE = 4;
const MOST_SIDE = 50;

/** "a 9x13 pan", "an 8 x 8 baking dish": its sides without their unit. */
function editBarePan(reader: Reader, { values, from, to }: Sides, edits: Edit[]): number | null {
  const { measures, tokens, wish } = reader;
  if (values.length < 2 || values.some((side) => side < LEAST_SIDE || side > MOST_SIDE))
    return null;
  const words = [to, to + 1, to + 2].map((at) => tokens[at]?.low ?? '');
  const noun = words.findIndex((low) => /^(?:pan|dish|tin|sheet|tray)s?$/.test(low));
  if (noun < 0 || words.slice(0, noun).some((low) => !/^[a-z-]+$/.test(low))) return null;
  const name = Math.max(...values) <= MOST_INCHES ? 'inch' : 'cm';
  const unit = measures.units.byName.get(name);
  if (!unit || isAtHome(unit, wish)) return unit ? to : null;
  edits.push(editSpan(tokens, { from, to }, lengthText(values, unit, ' x ', wish.system, true)));
  return to;
}

/** "a 2-inch piece", "a 5 cm deep tin"; but "2 inches thick", "2 inches between them". */
function isAdjective(tokens: readonly Token[], from: number, to: number): boolean {
  const after = tokens[to];
  if (isDash(after) && isGlued(tokens, to)) return true;
  if (after?.kind !== 'word' || STOP.test(after.low)) return false;
  if (/^an?$/.test(tokens[from - 1]?.low ?? '')) return true;
  return !/^(?:thick|thicker|deep|wide|long|high|tall|across|apart|between|above|below|around|all|of|in|off|more|clear|bare)$/.test(
    after.low,
  );
}

/** "(15 cm)" behind "6-inch": the same length again, as it is written. */
function lengthTwin(
  { tokens, measures, text }: Reader,
  from: number,
): { unit: Unit; text: string; end: number } | null {
  const opened = isMark(tokens[from], '(');
  if (!opened && !isMark(tokens[from], '/')) return null;
  const amount = readAmount(measures.units, tokens, from + 1);
  if (amount?.unit.kind !== 'length' || (opened && !isMark(tokens[amount.to], ')'))) return null;
  const written = text.slice(tokens[amount.from]?.start, tokens[amount.to - 1]?.end);
  return { unit: amount.unit, text: written, end: opened ? amount.to + 1 : amount.to };
}
