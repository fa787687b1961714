/** The amount said a second time right behind the first: "/9oz", "(450 g)", "(about 200 g)", "/17fl oz-1¼ pints". */
import { type Amount, isMeasured, readAmount, readUnit } from '../amounts.ts';
import type { Span } from '../edits.ts';
import { isDash, isMark, type Token } from '../tokens.ts';
import type { Unit, UnitTable } from '../unit-table.ts';
import { skipAbout } from './about.ts';
import { closing } from './line-count.ts';

export type Twin = Amount & { readonly span: Span };

export function readTwins(
  units: UnitTable,
  tokens: readonly Token[],
  from: number,
  unit: Unit | null,
  quantity = 0,
): { readonly twins: readonly Twin[]; readonly next: number } {
  const twins: Twin[] = [];
  let i = from;
  while (unit && i < tokens.length) {
    const opened = isMark(tokens[i], '(') || isMark(tokens[i], '[');
    const stroke = isMark(tokens[i], '/') || isMark(tokens[i], '|') || isMark(tokens[i], '=');
    if (!opened && !stroke) break;
    const or = opened && tokens[i + 1]?.low === 'or' ? 2 : 1;
    const first = readAmount(units, tokens, skipAbout(tokens, i + or, []));
    if (!first || !isMeasured(first.unit)) break;
    const amount = opened ? first : withSecondEnd(units, tokens, first);
    const to = opened ? closing(units, tokens, amount.to) : amount.to;
    if (to < 0) break;
    const span = { from: i, to };
    twins.push({ ...amount, span });
    if (opened) twins.push(...furtherTwins(units, tokens, amount.to, span));
    i = to;
  }
  const apart =
    unit && twins.length === 0
      ? (readApart(units, tokens, i, unit) ?? readOr(units, tokens, i, quantity, unit))
      : null;
  return apart ? { twins: [apart], next: apart.span.to } : { twins, next: i };
}

/** "(8 oz|/225 g|)": the same in a third measure. */
function furtherTwins(
  units: UnitTable,
  tokens: readonly Token[],
  from: number,
  span: Span,
): Twin[] {
  const twins: Twin[] = [];
  let i = from;
  while (/^(?:[/,;=|]|or)$/.test(tokens[i]?.low ?? '') && i < span.to) {
    const amount = readAmount(units, tokens, i + 1);
    if (!amount || !isMeasured(amount.unit)) break;
    twins.push({ ...amount, span });
    i = amount.to;
  }
  return twins;
}

/** "1 cup - 240 ml milk", "1 cup, 125 g flour", "2 tins 400 g tomatoes", "400 g 1 cup rice": without a bracket the food must follow, or nothing. */
function readApart(
  units: UnitTable,
  tokens: readonly Token[],
  from: number,
  unit: Unit,
): Twin | null {
  const joined = isDash(tokens[from]) || isMark(tokens[from], ',') || tokens[from]?.low === 'x';
  if (!joined && unit.kind !== 'pack' && !isWeight(unit)) return null;
  const amount = readAmount(units, tokens, joined ? from + 1 : from);
  const next = amount ? tokens[amount.to] : undefined;
  // "1 can, 15 oz, pinto beans": a comma on either side of it.
  const parted = unit.kind === 'pack' && isMark(tokens[from], ',') && isMark(next, ',');
  const follows = next?.kind === 'word' || (next === undefined && !joined) || parted;
  if (!amount || !isWeight(amount.unit) || !follows) return null;
  if (unit.kind !== 'pack' && !isWeight(unit)) return null;
  const inPack = readUnit(units, tokens, amount.to)?.unit.kind === 'pack';
  return inPack ? null : { ...amount, span: { from, to: amount.to + (parted ? 1 : 0) } };
}

/** Between a heap of leaves and syrup, in grams to the millilitre. */
const DENSITIES = { least: 0.1, most: 1.6 };

/** "1 cup |or 240 ml| milk": the same again, where the two come to as much. */
function readOr(
  units: UnitTable,
  tokens: readonly Token[],
  from: number,
  quantity: number,
  unit: Unit,
): Twin | null {
  const amount = tokens[from]?.low === 'or' ? readAmount(units, tokens, from + 1) : null;
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
