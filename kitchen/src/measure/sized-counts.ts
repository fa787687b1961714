/** Counts with a length behind them that the eye takes apart and a number reader does not: "4 ¾"-thick slices", "1 5x2" piece". */
import { readAmount, readUnit } from './amounts.ts';
import type { Count } from './line-count.ts';
import { SHAPE } from './manner.ts';
import { readNumber } from './numbers.ts';
import { singular } from './plural.ts';
import { isDash, isGlued, isMark, type Token } from './tokens.ts';
import type { UnitTable } from './unit-table.ts';

/** "4 ¾"-thick slices", "10 3/4-inch-thick slices": four and ten of them, though the fraction could belong to the number. */
export function readThickness(units: UnitTable, tokens: readonly Token[], i: number): Count | null {
  const whole = tokens[i];
  if (whole?.kind !== 'digits' || !/^\d{1,2}$/.test(whole.text) || isGlued(tokens, i + 1)) {
    return null;
  }
  const both = readAmount(units, tokens, i);
  if (both?.unit.kind !== 'length' || both.numberTo <= i + 1 || isDash(tokens[i + 1])) return null;
  const marked = both.hyphened || tokens[both.to - 1]?.kind === 'mark';
  const size = marked ? readAmount(units, tokens, i + 1) : null;
  if (!size || size.quantity >= 1 || !isSeveral(tokens, Number(whole.text), size.to)) return null;
  const span = { from: i + 1, to: size.to };
  return {
    quantity: Number(whole.text),
    from: i,
    countTo: i + 1,
    next: size.to,
    size: { ...size, span },
  };
}

/** "thick" is said of each, and so is a length before a plural. */
function isSeveral(tokens: readonly Token[], count: number, next: number): boolean {
  const at = isDash(tokens[next]) ? next + 1 : next;
  const low = tokens[at]?.low ?? '';
  if (SHAPE.test(low)) return true;
  return count > 1 && (tokens[at]?.kind !== 'word' || !isOnePiece(low));
}

function isOnePiece(low: string): boolean {
  return /^(?:piece|knob|length|chunk|stick|thumb)$/.test(low) && singular(low) === low;
}

/** Index behind "5x2"", "4 x 4-inch", "3x1/4x1/4-inch"; null where no two sides of a thing are given. */
export function readDimensions(
  units: UnitTable,
  tokens: readonly Token[],
  from: number,
): number | null {
  let i = from;
  for (let sides = 1; sides <= 3; sides += 1) {
    const side = readNumber(tokens, i);
    if (!side) return null;
    i = side.next;
    const dashed = isDash(tokens[i]) && isGlued(tokens, i) ? i + 1 : i;
    const read = readUnit(units, tokens, dashed);
    if (read) {
      if (read.unit.kind !== 'length') return null;
      if (sides > 1) return read.next;
      i = read.next;
    }
    const times = tokens[i];
    if (times?.low !== 'x' && times?.low !== 'by' && !isMark(times, '×')) return null;
    i += 1;
  }
  return null;
}
