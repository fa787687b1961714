/** The size of one tin, block or piece in a counted line, in the reader's measures. */
import type { Amount } from '../amounts.ts';
import { convert, convertPack, isAtHome, type Wish } from '../convert.ts';
import { type Edit, editSpan, type Span } from '../edits.ts';
import type { PackSize } from '../lines/line-count.ts';
import type { LineParts } from '../lines/line-parts.ts';
import type { Measures } from '../measures.ts';
import { isDash } from '../tokens.ts';
import { lengthText } from './lengths.ts';

/** Of a size given twice the reader's own stays, as written. */
export function sizeEdits(
  measures: Measures,
  parts: LineParts,
  size: PackSize,
  wish: Wish,
): Edit[] {
  const { tokens, countTo, number } = parts;
  const own = [size, size.twin].find((each) => each && isAtHome(each.unit, wish));
  const dashed = isDash(tokens[size.from - 1]) && size.from > countTo && wish.factor !== 1;
  const settled = !size.twin || [size, size.twin].every((each) => isAtHome(each.unit, wish));
  // "Two 180 g fillets" may become "4 x 180 g fillets".
  const named = tokens[number.from]?.kind === 'word' && wish.factor !== 1;
  if (own && settled && !dashed && !named) return [];
  const text = own ? spanText(parts, own) : sizeText(measures, size, wish);
  const edit = editSpan(tokens, { from: size.from, to: size.end ?? size.to }, text);
  // "1-15 oz can" is one; "3-425 g cans" would be a range.
  const before = isDash(tokens[size.from - 1]) ? tokens[size.from - 2] : undefined;
  if (before && size.from > countTo) return [{ ...edit, start: before.end, text: ` x ${text}` }];
  // "2 8-oz blocks" are two; "2 225 g blocks" would be many.
  const bare = size.from === countTo && countTo > number.from;
  const joins = bare && /^[\d½¼¾⅓⅔⅛][^-]*$/.test(text) && isFigure(parts, wish);
  return [joins ? { ...edit, text: `x ${text}` } : edit];
}

/** Whether the count will stand there in figures: "One 8-oz block" is as safe as it was. */
function isFigure({ tokens, number }: LineParts, wish: Wish): boolean {
  return wish.factor !== 1 || tokens[number.from]?.kind !== 'word';
}

/** "(400 g/14 oz)" behind a tin or a bunch: of one amount said in several measures the reader's own stays. */
export function bracketEdits(
  measures: Measures,
  parts: LineParts,
  same: readonly Amount[],
  food: string,
  wish: Wish,
): Edit[] {
  const own = same.filter((each) => isAtHome(each.unit, wish));
  const chosen = own[0] ?? same[0];
  if (!chosen || (own.length === same.length && wish.factor === 1)) return [];
  const asWritten = own.length > 0 && wish.factor === 1;
  const name = chosen.unit.kind === 'mass' ? 'tinned' : food;
  const packed = parts.unit?.kind === 'pack' && chosen.unit.kind === 'volume';
  const say = packed ? convertPack(measures, chosen, wish) : convert(measures, chosen, name, wish);
  const text = asWritten ? spanText(parts, chosen) : say;
  const whole = { from: same[0]?.from ?? chosen.from, to: same.at(-1)?.to ?? chosen.to };
  return [editSpan(parts.tokens, whole, text)];
}

/** The size of one tin or fillet: weight stays weight, volume volume. */
export function sizeText(measures: Measures, size: Amount, wish: Wish): string {
  if (size.unit.kind === 'length') {
    const ends =
      size.quantityMax === undefined ? [size.quantity] : [size.quantity, size.quantityMax];
    return lengthText(ends, size.unit, '–', wish.system, true);
  }
  return convertPack(measures, size, { ...wish, factor: 1 });
}

/** The tokens as their author wrote them. */
export function spanText(parts: LineParts, span: Span): string {
  return parts.text.slice(parts.tokens[span.from]?.start, parts.tokens[span.to - 1]?.end);
}
