/** Finds the amount repeated behind the food's name ("1 cup flour (250 g)"), and decides whether conversion removes it. */

import { isPunctuation, type Token } from '../../text/line-tokens.ts';
import { type Amount, isMeasured, readAmount } from '../amounts.ts';
import { type ConversionOptions, isInSystem } from '../convert.ts';
import type { Edit } from '../edits.ts';
import type { Unit, UnitTable } from '../unit-table.ts';
import type { LineParts } from './line-parts.ts';

export interface AmountAfterName {
  /** More than one where the bracket gives two systems: "(8 oz/225 g)". */
  readonly amounts: readonly Amount[];
  /** First token and first after, brackets included. */
  readonly from: number;
  readonly to: number;
}

const ABOUT = /^(?:about|approximately|approx|roughly|around)$/;
/** Behind these it is more of it, or something else. */
const CONTINUATION = /^(?:plus|or|and|with|in|minus|less|extra|another|additional|to|of|for)$/;

/** The first such amount behind a weight or a volume, or null. */
export function findAmountAfterName(units: UnitTable, parts: LineParts): AmountAfterName | null {
  const { tokens, unit, nameStart, amount, pack } = parts;
  if (!unit || !isWeighed(unit) || pack || nameStart < amount.to) return null;
  for (let i = nameStart + 1; i < Math.min(tokens.length, nameStart + MAX_LOOKAHEAD); i += 1) {
    const found = readBracketed(units, tokens, i) ?? readLast(units, tokens, i);
    if (found)
      return found.amounts.every((each) => isPlausibleDensity(parts, unit, each)) ? found : null;
  }
  return null;
}

/** How many tokens of the name are searched; the bound keeps the time linear in the line. */
const MAX_LOOKAHEAD = 60;

function readBracketed(
  units: UnitTable,
  tokens: readonly Token[],
  i: number,
): AmountAfterName | null {
  if (!isPunctuation(tokens[i], '(') && !isPunctuation(tokens[i], '[')) return null;
  const amounts: Amount[] = [];
  // "stock ((240 ml))", as some pages print it.
  const twice = isPunctuation(tokens[i + 1], '(') ? 1 : 0;
  const first = i + 1 + twice;
  let at = ABOUT.test(tokens[first]?.lowerCase ?? '') ? first + 1 : first;
  for (let k = 0; k < 3; k += 1) {
    const amount = readAmount(units, tokens, at);
    if (!amount || !isWeighed(amount.unit)) return null;
    amounts.push(amount);
    if (/^[)\]]$/.test(tokens[amount.to + twice]?.text ?? ''))
      return { amounts, from: i, to: amount.to + 1 + twice };
    if (!/^[/,;=|]$/.test(tokens[amount.to]?.text ?? '')) return null;
    at = amount.to + 1;
  }
  return null;
}

function readLast(units: UnitTable, tokens: readonly Token[], i: number): AmountAfterName | null {
  const before = tokens[i - 1];
  if (
    before?.kind !== 'word' ||
    CONTINUATION.test(before.lowerCase) ||
    ABOUT.test(before.lowerCase)
  )
    return null;
  const amount = readAmount(units, tokens, i);
  const last = amount?.to === tokens.length && isWeighed(amount.unit);
  return amount && last ? { amounts: [amount], from: i, to: amount.to } : null;
}

function isWeighed(unit: Unit): boolean {
  return isMeasured(unit) && unit.kind !== 'length';
}

/** Plausible densities in grams per millilitre; beyond them the two amounts are not of the same thing. */
const LIGHTEST = 0.04;
const HEAVIEST = 3;

function isPlausibleDensity({ quantity }: LineParts, unit: Unit, again: Amount): boolean {
  const ratio = (again.quantity * again.unit.size) / ((quantity ?? 0) * unit.size);
  if (again.unit.kind === unit.kind) return ratio > 0.5 && ratio < 2;
  const density = unit.kind === 'volume' ? ratio : 1 / ratio;
  return density > LIGHTEST && density < HEAVIEST;
}

/** Whether to drop it; it stays only where both are in the reader's system, as ounces and cups are in America. */
export function shouldDropAmountAfterName(
  unit: Unit,
  again: AmountAfterName,
  options: ConversionOptions,
): boolean {
  return !(
    isInSystem(unit, options) && again.amounts.every((each) => isInSystem(each.unit, options))
  );
}

/** The edit that removes it with the blank and the comma before it. */
export function removeAmountAfterName(
  { text, tokens }: LineParts,
  { from, to }: AmountAfterName,
): Edit {
  const start = tokens[from]?.start ?? 0;
  // A window keeps a line of any length linear.
  const lead = /\s*,?\s*$/.exec(text.slice(Math.max(0, start - 4), start))?.[0].length ?? 0;
  return { start: start - lead, end: tokens[to - 1]?.end ?? start, text: '' };
}
