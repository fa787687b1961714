/** Creates the edits that convert the size of one tin, block or piece in a counted line, or the amount in brackets behind its count. */

import { isDash } from '../../text/line-tokens.ts';
import type { Amount } from '../amounts.ts';
import { type ConversionOptions, convertAmount, convertPack, isInSystem } from '../convert.ts';
import { createEdit, type Edit, type Span } from '../edits.ts';
import type { PackSize } from '../lines/line-count.ts';
import type { LineParts } from '../lines/line-parts.ts';
import type { Measures } from '../measures.ts';
import { formatLength } from './format-length.ts';

/** Of a size given in two units, the one in the reader's system stays as written. */
export function createSizeEdits(
  measures: Measures,
  parts: LineParts,
  size: PackSize,
  options: ConversionOptions,
): Edit[] {
  const { tokens, countEnd, number } = parts;
  const own = [size, size.repeat].find((each) => each && isInSystem(each.unit, options));
  const dashed = isDash(tokens[size.from - 1]) && size.from > countEnd && options.factor !== 1;
  const settled =
    !size.repeat || [size, size.repeat].every((each) => isInSystem(each.unit, options));
  // "Two 180 g fillets" may become "4 x 180 g fillets".
  const isSpelledOut = tokens[number.from]?.kind === 'word' && options.factor !== 1;
  if (own && settled && !dashed && !isSpelledOut) return [];
  const text = own ? sliceSpan(parts, own) : formatSize(measures, size, options);
  const edit = createEdit(tokens, { from: size.from, to: size.end ?? size.to }, text);
  // "1-15 oz can" is one; "3-425 g cans" would be a range.
  const before = isDash(tokens[size.from - 1]) ? tokens[size.from - 2] : undefined;
  if (before && size.from > countEnd) return [{ ...edit, start: before.end, text: ` x ${text}` }];
  // "2 8-oz blocks" are two; "2 225 g blocks" would be many.
  const bare = size.from === countEnd && countEnd > number.from;
  const joins = bare && /^[\d½¼¾⅓⅔⅛][^-]*$/.test(text) && isWrittenAsFigures(parts, options);
  return [joins ? { ...edit, text: `x ${text}` } : edit];
}

/** Whether the count will be written in figures; "One 8-oz block" cannot be misread. */
function isWrittenAsFigures({ tokens, number }: LineParts, options: ConversionOptions): boolean {
  return options.factor !== 1 || tokens[number.from]?.kind !== 'word';
}

/** "(400 g/14 oz)" behind a tin or a bunch: of one amount said in several measures the reader's own stays. */
export function createBracketEdits(
  measures: Measures,
  parts: LineParts,
  same: readonly Amount[],
  food: string,
  options: ConversionOptions,
): Edit[] {
  const own = same.filter((each) => isInSystem(each.unit, options));
  const chosen = own[0] ?? same[0];
  if (!chosen || (own.length === same.length && options.factor === 1)) return [];
  const asWritten = own.length > 0 && options.factor === 1;
  const name = chosen.unit.kind === 'mass' ? 'tinned' : food;
  const packed = parts.unit?.kind === 'pack' && chosen.unit.kind === 'volume';
  const say = packed
    ? convertPack(measures, chosen, options)
    : convertAmount(measures, chosen, name, options);
  const text = asWritten ? sliceSpan(parts, chosen) : say;
  const whole = { from: same[0]?.from ?? chosen.from, to: same.at(-1)?.to ?? chosen.to };
  return [createEdit(parts.tokens, whole, text)];
}

/** The size of one tin or fillet: weight stays weight, volume volume. */
export function formatSize(measures: Measures, size: Amount, options: ConversionOptions): string {
  if (size.unit.kind === 'length') {
    const ends =
      size.quantityMax === undefined ? [size.quantity] : [size.quantity, size.quantityMax];
    return formatLength(ends, size.unit, '–', options.system, true);
  }
  return convertPack(measures, size, { ...options, factor: 1 });
}

/** The tokens as their author wrote them. */
export function sliceSpan(parts: LineParts, span: Span): string {
  return parts.text.slice(parts.tokens[span.from]?.start, parts.tokens[span.to - 1]?.end);
}
