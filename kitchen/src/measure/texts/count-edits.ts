/** A counted line for more or fewer people: its number, its noun, and the other size it names. */
import { nounFor, type ScaledCount, scaleCount } from '../counts.ts';
import { type Edit, editSpan, type Span } from '../edits.ts';
import type { LineParts } from '../lines/line-parts.ts';
import { readName } from '../lines/names.ts';
import { readParts } from '../lines/read-line.ts';
import type { Measures } from '../measures.ts';
import { readRange } from '../numbers.ts';
import { fractionText, nearest, SPOON_PARTS } from '../rounding.ts';
import { isGlued } from '../tokens.ts';
import type { Unit } from '../unit-table.ts';

export function countEdits(measures: Measures, parts: LineParts, factor: number): Edit[] {
  const { tokens, quantity, quantityMax, unit, unitSpan } = parts;
  const read = readParts(measures, parts);
  const start = parts.number.from;
  const from = parts.countTo;
  const { text, top, isSpoons } = countOf(unit, quantity ?? 1, quantityMax, factor, read.name);
  // "a pinch" for half as many is still "a pinch", not "1 pinch".
  if (text === fractionText(quantity ?? 1) && quantityMax === undefined) return [];
  // "14-ounce can" has no number in front; for twice as many it gets one.
  const uncounted = { start: tokens[start]?.start ?? 0, end: tokens[start]?.start ?? 0 };
  const edits =
    from > start
      ? [editSpan(tokens, { from: start, to: articleEnd(parts) }, spaced(parts, text))]
      : [{ ...uncounted, text: `${text} x ` }];
  const other = readAlternative(parts, factor);
  if (other) edits.push(other.edit);
  const before = other?.before ?? quantityMax ?? quantity ?? 1;
  if (isSpoons && unitSpan) {
    return [editSpan(tokens, { from: start, to: unitSpan.to }, text), ...pinchOf(parts)];
  }
  const word = unitSpan ? tokens[unitSpan.from] : lastWord(parts);
  // "lemon juice and zest" has no one noun to put into the plural.
  if (word && !/\b(?:and|or)\b|&/.test(unitSpan ? '' : read.name)) {
    const noun = nounFor(word.text, before, other?.top ?? top);
    if (noun !== word.text) edits.push({ start: word.start, end: word.end, text: noun });
  }
  return edits;
}

/** "½ a| bunch": three times that are no "1½ a bunches". */
function articleEnd({ tokens, countTo, unitSpan, quantity }: LineParts): number {
  const of = tokens[countTo]?.low === 'of' ? countTo + 1 : countTo;
  const before = unitSpan ? of < unitSpan.from : (quantity ?? 1) < 1;
  return before && /^an?$/.test(tokens[of]?.low ?? '') ? of + 1 : countTo;
}

/** "2xeggs" are not to become "4eggs". */
function spaced({ tokens, countTo }: LineParts, text: string): string {
  const grown = tokens[countTo]?.kind === 'word' && isGlued(tokens, countTo);
  return grown && tokens[countTo - 1]?.kind === 'word' ? `${text} ` : text;
}

const VESSEL = /^(?:glass|wineglass|mug|bowl|teacup|ladle|scoop|shot|jigger|measure|part)$/;

const BEHIND = /^(?:from|of|with|without|in|for|like|made)$/;

/** A pinch is never halved: half of nothing much is still a pinch. */
function countOf(
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
  const top = ends[1] ?? 1;
  // Nobody counts out six pinches: sixteen of them are a teaspoon.
  if (unit.name === 'pinch' && ends[0] === top && top > 2) {
    const spoons = nearest(top / 16, SPOON_PARTS);
    return { text: `${fractionText(spoons)} tsp`, top: spoons, isSpoons: true };
  }
  return { text: ends[0] === top ? String(top) : ends.join('–'), top };
}

/** "¼ tsp of salt" wants no "of". */
function pinchOf({ tokens, unitSpan }: LineParts): Edit[] {
  const of = tokens[unitSpan?.to ?? -1];
  return of?.low === 'of' ? [{ start: of.start, end: of.end + 1, text: '' }] : [];
}

function lastWord(parts: LineParts) {
  const { name } = readName(parts);
  // "1 chilli from a jar", "1 leg of lamb": what is counted stands before that.
  const behind = name.findIndex((at, k) => k > 0 && BEHIND.test(parts.tokens[at]?.low ?? ''));
  const token = parts.tokens[name.at(behind < 0 ? -1 : behind - 1) ?? -1];
  return token?.kind === 'word' ? token : undefined;
}

/** "1 large |or 2 small| onions" for twice as many are 2 large or 4 small ones; the noun goes by the nearer number. */
function readAlternative(
  parts: LineParts,
  factor: number,
): { readonly edit: Edit; readonly before: number; readonly top: number } | null {
  const { tokens } = parts;
  for (const { from, to } of remarksOf(parts)) {
    for (let at = from; at < to; at += 1) {
      const range = tokens[at]?.low === 'or' ? readRange(tokens, at + 1) : null;
      if (!range) continue;
      const { text, top } = scaleCount(range.value, range.max, factor, '');
      const edit = editSpan(tokens, { from: at + 1, to: range.next }, text);
      return { edit, before: range.max ?? range.value, top };
    }
  }
  return null;
}

/** "plus 1 tsp", "5 x 2-inch", "1-inch cubes": what stands between number and name may hold amounts of its own. */
export function remarksOf(parts: LineParts): Span[] {
  const { asides, countTo, nameFrom, pack } = parts;
  return asides.filter((each) => each !== pack && each.from >= countTo && each.to <= nameFrom);
}
