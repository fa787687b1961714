/** The amount in front said again behind the food, "flour (250 g)", "butter, melted 125 ml": the reader needs one of them. */
import { type Amount, isMeasured, readAmount } from '../amounts.ts';
import { isAtHome, type Wish } from '../convert.ts';
import type { Edit } from '../edits.ts';
import { isMark, type Token } from '../tokens.ts';
import type { Unit, UnitTable } from '../unit-table.ts';
import type { LineParts } from './line-parts.ts';

export interface SaidAgain {
  /** More than one where the bracket gives two systems: "(8 oz/225 g)". */
  readonly amounts: readonly Amount[];
  /** First token and first after, brackets included. */
  readonly from: number;
  readonly to: number;
}

const ABOUT = /^(?:about|approximately|approx|roughly|around)$/;
/** Behind these it is more of it, or something else. */
const MORE = /^(?:plus|or|and|with|in|minus|less|extra|another|additional|to|of|for)$/;

/** The first such amount behind a weight or a volume, or null. */
export function findAgain(units: UnitTable, parts: LineParts): SaidAgain | null {
  const { tokens, unit, nameFrom, amount, pack } = parts;
  if (!unit || !isWeighed(unit) || pack || nameFrom < amount.to) return null;
  for (let i = nameFrom + 1; i < Math.min(tokens.length, nameFrom + FURTHEST); i += 1) {
    const found = readBracketed(units, tokens, i) ?? readLast(units, tokens, i);
    if (found) return found.amounts.every((each) => agrees(parts, unit, each)) ? found : null;
  }
  return null;
}

/** Longer lines are told, not listed; the bound keeps any line linear. */
const FURTHEST = 60;

function readBracketed(units: UnitTable, tokens: readonly Token[], i: number): SaidAgain | null {
  if (!isMark(tokens[i], '(') && !isMark(tokens[i], '[')) return null;
  const amounts: Amount[] = [];
  // "stock ((240 ml))", as some pages print it.
  const twice = isMark(tokens[i + 1], '(') ? 1 : 0;
  const first = i + 1 + twice;
  let at = ABOUT.test(tokens[first]?.low ?? '') ? first + 1 : first;
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

function readLast(units: UnitTable, tokens: readonly Token[], i: number): SaidAgain | null {
  const before = tokens[i - 1];
  if (before?.kind !== 'word' || MORE.test(before.low) || ABOUT.test(before.low)) return null;
  const amount = readAmount(units, tokens, i);
  const last = amount?.to === tokens.length && isWeighed(amount.unit);
  return amount && last ? { amounts: [amount], from: i, to: amount.to } : null;
}

function isWeighed(unit: Unit): boolean {
  return isMeasured(unit) && unit.kind !== 'length';
}

/** Between feathers and syrup, in grams to the millilitre: beyond that the two do not speak of the same. */
const LIGHTEST = 0.04;
const HEAVIEST = 3;

function agrees({ quantity }: LineParts, unit: Unit, again: Amount): boolean {
  const ratio = (again.quantity * again.unit.size) / ((quantity ?? 0) * unit.size);
  if (again.unit.kind === unit.kind) return ratio > 0.5 && ratio < 2;
  const density = unit.kind === 'volume' ? ratio : 1 / ratio;
  return density > LIGHTEST && density < HEAVIEST;
}

/** Whether it goes: kept only where both are in the reader's measures, as ounces and cups are in America. */
export function dropsAgain(unit: Unit, again: SaidAgain, wish: Wish): boolean {
  return !(isAtHome(unit, wish) && again.amounts.every((each) => isAtHome(each.unit, wish)));
}

/** Takes it out with the blank and the comma before it. */
export function withoutAgain({ text, tokens }: LineParts, { from, to }: SaidAgain): Edit {
  const start = tokens[from]?.start ?? 0;
  // A window keeps a line of any length linear.
  const lead = /\s*,?\s*$/.exec(text.slice(Math.max(0, start - 4), start))?.[0].length ?? 0;
  return { start: start - lead, end: tokens[to - 1]?.end ?? start, text: '' };
}
