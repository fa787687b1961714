/** Of several ways in which a line says its amount the one a cook goes by, and how full the spoon is to be. */
import type { Amount } from '../amounts.ts';
import { isAtHome, isSpoon, namingOf, type Wish } from '../convert.ts';
import type { Measures } from '../measures.ts';
import { fractionText, nearest, QUARTERS } from '../rounding.ts';
import type { LineParts } from './line-parts.ts';

/** Of an amount said several times the reader's own; ten spoons of butter are sooner weighed, and a heap of leaves too. */
export function chooseSaid(
  said: readonly [Amount, ...Amount[]],
  isPoured: boolean,
  wish: Wish,
): Amount {
  const fits = (each: Amount) => isAtHome(each.unit, wish) && !isManySpoons(each, wish);
  const own = said.find(fits);
  if (own) return own;
  const weighed = wish.system === 'United States' ? undefined : said.find(isOfMass);
  return weighed && !isPoured ? weighed : said[0];
}

function isOfMass({ unit }: Amount): boolean {
  return unit.kind === 'mass';
}

/** More than a cook counts out who has a scale. */
const MOST_SPOONS = 70;

function isManySpoons({ quantity, unit }: Amount, { system }: Wish): boolean {
  return system !== 'United States' && isSpoon(unit) && quantity * unit.size > MOST_SPOONS;
}

/** "2 heaped tsp" for one of them: heaped, two are no two that are level. */
export function heapedText(
  measures: Measures,
  { tokens, countTo, unitSpan }: LineParts,
  { quantity, quantityMax, unit }: Amount,
  wish: Wish,
): string {
  const words = unitSpan ? tokens.slice(countTo, unitSpan.from).map((token) => token.low) : [];
  const heap = words.find((low) => /^(?:heap|round|generous|scant)/.test(low));
  if (!heap || !isAtHome(unit, wish) || unit.kind !== 'volume') return '';
  const ends = [quantity, quantityMax ?? quantity].map((each) =>
    nearest(each * wish.factor, QUARTERS),
  );
  const number = [...new Set(ends.map(fractionText))].join('–');
  return `${number} ${heap} ${namingOf(measures)(unit.name, (ends.at(-1) ?? 1) > 1)}`;
}
