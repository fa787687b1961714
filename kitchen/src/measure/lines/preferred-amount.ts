/** Chooses which of several given amounts suits the reader's units, and writes scaled heaped or scant spoons. */
import type { Amount } from '../amounts.ts';
import { type ConversionOptions, createUnitNaming, isInSystem, isSpoon } from '../convert.ts';
import type { Measures } from '../measures.ts';
import { formatFraction, QUARTERS, roundToParts } from '../rounding.ts';
import type { LineParts } from './line-parts.ts';

/** Of an amount given in several units, the one in the reader's system; many spoons, and heaps of leaves, are better weighed. */
export function choosePreferredAmount(
  amounts: readonly [Amount, ...Amount[]],
  isPoured: boolean,
  options: ConversionOptions,
): Amount {
  const fits = (each: Amount) => isInSystem(each.unit, options) && !isManySpoons(each, options);
  const own = amounts.find(fits);
  if (own) return own;
  const weighed = options.system === 'United States' ? undefined : amounts.find(isOfMass);
  return weighed && !isPoured ? weighed : amounts[0];
}

function isOfMass({ unit }: Amount): boolean {
  return unit.kind === 'mass';
}

/** More spoons than anybody counts out who has a scale. */
const MOST_SPOONS = 70;

function isManySpoons({ quantity, unit }: Amount, { system }: ConversionOptions): boolean {
  return system !== 'United States' && isSpoon(unit) && quantity * unit.size > MOST_SPOONS;
}

/** "2 heaped tsp" for one of them: heaped, two are no two that are level. */
export function formatHeapedSpoons(
  measures: Measures,
  { tokens, countEnd, unitSpan }: LineParts,
  { quantity, quantityMax, unit }: Amount,
  options: ConversionOptions,
): string {
  const words = unitSpan
    ? tokens.slice(countEnd, unitSpan.from).map((token) => token.lowerCase)
    : [];
  const heap = words.find((low) => /^(?:heap|round|generous|scant)/.test(low));
  if (!heap || !isInSystem(unit, options) || unit.kind !== 'volume') return '';
  const ends = [quantity, quantityMax ?? quantity].map((each) =>
    roundToParts(each * options.factor, QUARTERS),
  );
  const number = [...new Set(ends.map(formatFraction))].join('–');
  return `${number} ${heap} ${createUnitNaming(measures)(unit.name, (ends.at(-1) ?? 1) > 1)}`;
}
