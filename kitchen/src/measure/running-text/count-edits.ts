/** Edits that scale a line counted in pieces: its number, plural, both numbers of "1 large or 2 small"; finds remarks before the name. */

import { isAdjacent } from '../../text/line-tokens.ts';
import { inflectNoun, type ScaledCount, scaleCount } from '../counts.ts';
import { createEdit, type Edit, type Span } from '../edits.ts';
import { readFoodName } from '../lines/food-name.ts';
import type { LineParts } from '../lines/line-parts.ts';
import { readLineParts } from '../lines/read-line.ts';
import type { Measures } from '../measures.ts';
import { readRange } from '../numbers.ts';
import { formatFraction, roundToParts, SPOON_PARTS } from '../rounding.ts';
import type { Unit } from '../unit-table.ts';

export function createCountEdits(measures: Measures, parts: LineParts, factor: number): Edit[] {
  const { tokens, quantity, quantityMax, unit, unitSpan } = parts;
  const read = readLineParts(measures, parts);
  const start = parts.number.from;
  const from = parts.countEnd;
  const { text, upperValue, isSpoons } = formatCount(
    unit,
    quantity ?? 1,
    quantityMax,
    factor,
    read.name,
  );
  // "a pinch" for half as many is still "a pinch", not "1 pinch".
  if (text === formatFraction(quantity ?? 1) && quantityMax === undefined) return [];
  // "14-ounce can" has no number in front; for twice as many it gets one.
  const uncounted = { start: tokens[start]?.start ?? 0, end: tokens[start]?.start ?? 0 };
  const edits =
    from > start
      ? [createEdit(tokens, { from: start, to: skipArticle(parts) }, spaced(parts, text))]
      : [{ ...uncounted, text: `${text} x ` }];
  const other = readAlternative(parts, factor);
  if (other) edits.push(other.edit);
  const before = other?.before ?? quantityMax ?? quantity ?? 1;
  if (isSpoons && unitSpan) {
    return [createEdit(tokens, { from: start, to: unitSpan.to }, text), ...formatPinch(parts)];
  }
  const word = unitSpan ? tokens[unitSpan.from] : lastWord(parts);
  // "lemon juice and zest" has no one noun to put into the plural.
  if (word && !/\b(?:and|or)\b|&/.test(unitSpan ? '' : read.name)) {
    const noun = inflectNoun(word.text, before, other?.top ?? upperValue);
    if (noun !== word.text) edits.push({ start: word.start, end: word.end, text: noun });
  }
  return edits;
}

/** "½ a| bunch": three times that are no "1½ a bunches". */
function skipArticle({ tokens, countEnd, unitSpan, quantity }: LineParts): number {
  const of = tokens[countEnd]?.lowerCase === 'of' ? countEnd + 1 : countEnd;
  const before = unitSpan ? of < unitSpan.from : (quantity ?? 1) < 1;
  return before && /^an?$/.test(tokens[of]?.lowerCase ?? '') ? of + 1 : countEnd;
}

/** "2xeggs" are not to become "4eggs". */
function spaced({ tokens, countEnd }: LineParts, text: string): string {
  const grown = tokens[countEnd]?.kind === 'word' && isAdjacent(tokens, countEnd);
  return grown && tokens[countEnd - 1]?.kind === 'word' ? `${text} ` : text;
}

const VESSEL = /^(?:glass|wineglass|mug|bowl|teacup|ladle|scoop|shot|jigger|measure|part)$/;

const PREPOSITION = /^(?:from|of|with|without|in|for|like|made)$/;

/** A pinch is never halved. */
function formatCount(
  unit: Unit | null,
  low: number,
  high: number | undefined,
  factor: number,
  name: string,
): ScaledCount & { readonly isSpoons?: true } {
  if (unit?.kind !== 'little') return scaleCount(low, high, factor, unit?.name ?? name);
  // A glass can be half full.
  if (VESSEL.test(unit.name)) return scaleCount(low, high, factor, unit.name);
  const ends = [low, high ?? low].map((each) => Math.max(1, Math.round(each * factor)));
  const upperValue = ends[1] ?? 1;
  // Nobody counts out six pinches: sixteen of them are a teaspoon.
  if (unit.name === 'pinch' && ends[0] === upperValue && upperValue > 2) {
    const spoons = roundToParts(upperValue / 16, SPOON_PARTS);
    return { text: `${formatFraction(spoons)} tsp`, upperValue: spoons, isSpoons: true };
  }
  return { text: ends[0] === upperValue ? String(upperValue) : ends.join('–'), upperValue };
}

/** "¼ tsp of salt" wants no "of". */
function formatPinch({ tokens, unitSpan }: LineParts): Edit[] {
  const of = tokens[unitSpan?.to ?? -1];
  return of?.lowerCase === 'of' ? [{ start: of.start, end: of.end + 1, text: '' }] : [];
}

function lastWord(parts: LineParts) {
  const { name } = readFoodName(parts);
  // "1 chilli from a jar", "1 leg of lamb": what is counted stands before that.
  const behind = name.findIndex(
    (at, k) => k > 0 && PREPOSITION.test(parts.tokens[at]?.lowerCase ?? ''),
  );
  const token = parts.tokens[name.at(behind < 0 ? -1 : behind - 1) ?? -1];
  return token?.kind === 'word' ? token : undefined;
}

/** "1 large |or 2 small| onions" for twice as many are 2 large or 4 small ones; the noun goes by the nearer number. */
function readAlternative(
  parts: LineParts,
  factor: number,
): { readonly edit: Edit; readonly before: number; readonly top: number } | null {
  const { tokens } = parts;
  for (const { from, to } of findRemarkSpans(parts)) {
    for (let at = from; at < to; at += 1) {
      const range = tokens[at]?.lowerCase === 'or' ? readRange(tokens, at + 1) : null;
      if (!range) continue;
      const { text, upperValue } = scaleCount(range.value, range.max, factor, '');
      const edit = createEdit(tokens, { from: at + 1, to: range.next }, text);
      return { edit, before: range.max ?? range.value, top: upperValue };
    }
  }
  return null;
}

/** "plus 1 tsp", "5 x 2-inch", "1-inch cubes": what stands between number and name may hold amounts of its own. */
export function findRemarkSpans(parts: LineParts): Span[] {
  const { noteSpans, countEnd, nameStart, pack } = parts;
  return noteSpans.filter((each) => each !== pack && each.from >= countEnd && each.to <= nameStart);
}
