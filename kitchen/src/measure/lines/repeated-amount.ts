/** Reads an amount repeated in other units right behind the first: "(450 g)", "/9oz", "or 240 ml". */

import { isDash, isPunctuation, type Token } from '../../text/line-tokens.ts';
import { type Amount, isMeasured, readAmount, readUnit } from '../amounts.ts';
import type { Span } from '../edits.ts';
import type { Unit, UnitTable } from '../unit-table.ts';
import { skipApproximateWords } from './approximate-words.ts';
import { findClosingBracket } from './closing-bracket.ts';

export type RepeatedAmount = Amount & { readonly span: Span };

export function readRepeatedAmounts(
  units: UnitTable,
  tokens: readonly Token[],
  from: number,
  unit: Unit | null,
  quantity = 0,
): { readonly repeats: readonly RepeatedAmount[]; readonly next: number } {
  const repeats: RepeatedAmount[] = [];
  let i = from;
  while (unit && i < tokens.length) {
    const opened = isPunctuation(tokens[i], '(') || isPunctuation(tokens[i], '[');
    const stroke =
      isPunctuation(tokens[i], '/') ||
      isPunctuation(tokens[i], '|') ||
      isPunctuation(tokens[i], '=');
    if (!opened && !stroke) break;
    const or = opened && tokens[i + 1]?.lowerCase === 'or' ? 2 : 1;
    const first = readAmount(units, tokens, skipApproximateWords(tokens, i + or, []));
    if (!first || !isMeasured(first.unit)) break;
    const amount = opened ? first : withSecondEnd(units, tokens, first);
    const to = opened ? findClosingBracket(units, tokens, amount.to) : amount.to;
    if (to < 0) break;
    const span = { from: i, to };
    repeats.push({ ...amount, span });
    if (opened) repeats.push(...readFurtherRepeats(units, tokens, amount.to, span));
    i = to;
  }
  const apart =
    unit && repeats.length === 0
      ? (readUnbracketedRepeat(units, tokens, i, unit) ?? readOr(units, tokens, i, quantity, unit))
      : null;
  return apart ? { repeats: [apart], next: apart.span.to } : { repeats, next: i };
}

/** "(8 oz|/225 g|)": the same in a third measure. */
function readFurtherRepeats(
  units: UnitTable,
  tokens: readonly Token[],
  from: number,
  span: Span,
): RepeatedAmount[] {
  const repeats: RepeatedAmount[] = [];
  let i = from;
  while (/^(?:[/,;=|]|or)$/.test(tokens[i]?.lowerCase ?? '') && i < span.to) {
    const amount = readAmount(units, tokens, i + 1);
    if (!amount || !isMeasured(amount.unit)) break;
    repeats.push({ ...amount, span });
    i = amount.to;
  }
  return repeats;
}

/** "1 cup - 240 ml milk", "1 cup, 125 g flour", "2 tins 400 g tomatoes", "400 g 1 cup rice": without a bracket the food must follow, or nothing. */
function readUnbracketedRepeat(
  units: UnitTable,
  tokens: readonly Token[],
  from: number,
  unit: Unit,
): RepeatedAmount | null {
  const joined =
    isDash(tokens[from]) || isPunctuation(tokens[from], ',') || tokens[from]?.lowerCase === 'x';
  if (!joined && unit.kind !== 'pack' && !isWeight(unit)) return null;
  const amount = readAmount(units, tokens, joined ? from + 1 : from);
  const next = amount ? tokens[amount.to] : undefined;
  // "1 can, 15 oz, pinto beans": a comma on either side of it.
  const parted =
    unit.kind === 'pack' && isPunctuation(tokens[from], ',') && isPunctuation(next, ',');
  const follows = next?.kind === 'word' || (next === undefined && !joined) || parted;
  if (!amount || !isWeight(amount.unit) || !follows) return null;
  if (unit.kind !== 'pack' && !isWeight(unit)) return null;
  const inPack = readUnit(units, tokens, amount.to)?.unit.kind === 'pack';
  return inPack ? null : { ...amount, span: { from, to: amount.to + (parted ? 1 : 0) } };
}

/** Plausible densities in grams per millilitre, from loose leaves to syrup. */
const DENSITIES = { least: 0.1, most: 1.6 };

/** "1 cup |or 240 ml| milk": the same again, where the two come to as much. */
function readOr(
  units: UnitTable,
  tokens: readonly Token[],
  from: number,
  quantity: number,
  unit: Unit,
): RepeatedAmount | null {
  const amount = tokens[from]?.lowerCase === 'or' ? readAmount(units, tokens, from + 1) : null;
  if (!amount || !isWeight(amount.unit) || !isWeight(unit) || amount.unit === unit) return null;
  const ratio = (amount.quantity * amount.unit.size) / (quantity * unit.size);
  const density = unit.kind === 'volume' ? ratio : 1 / ratio;
  const same =
    amount.unit.kind === unit.kind
      ? Math.abs(ratio - 1) < 0.1
      : density > DENSITIES.least && density < DENSITIES.most;
  return same && tokens[amount.to]?.kind === 'word'
    ? { ...amount, span: { from, to: amount.to } }
    : null;
}

function isWeight(unit: Unit): boolean {
  return unit.kind === 'mass' || unit.kind === 'volume';
}

/** "17fl oz|-1¼ pints": the upper end in a unit of its own, however little it is above the lower. */
function withSecondEnd(units: UnitTable, tokens: readonly Token[], low: Amount): Amount {
  const upper = isDash(tokens[low.to]) ? readAmount(units, tokens, low.to + 1) : null;
  if (!upper || upper.unit.kind !== low.unit.kind) return low;
  const value = (upper.quantity * upper.unit.size) / low.unit.size;
  const max = value > low.quantity ? { quantityMax: Math.round(value * 100) / 100 } : {};
  return { ...low, ...max, to: upper.to };
}
