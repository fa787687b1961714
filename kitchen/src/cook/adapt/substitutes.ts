/** Lists what may replace an ingredient in this dish for this person, the dish's own swaps first; also by taste; checks if each fits. */

import type { DishIngredient } from '../../cookbook/dish.ts';
import { ingredientLine } from '../../cookbook/dish-lines.ts';
import { standInsOf } from '../../cookbook/stand-ins.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Finding } from '../../safety/verdict/check.ts';
import { normalise } from '../../text/normalise.ts';
import type { Work } from './adapt-work.ts';
import { findingsIn, isFood } from './adapt-work.ts';
import { numberOf, sayNumber } from './add-amounts.ts';
import { preparationFor } from './misfits.ts';
import { asStarch } from './slaked.ts';

/** Past this many the dish would be another dish. */
const MOST_SWAPS = 5;

/** The dish's own swaps first: its author knew what it is for. */
export function candidates(
  work: Work,
  item: DishIngredient,
  findings: readonly Finding[],
): DishIngredient[] {
  const own = work.original.swaps
    .filter((swap) => sameFood(work, swap.from, item.name))
    .map(({ to }) =>
      to.quantity
        ? shareOf(work, item, to)
        : {
            ...to,
            quantity: item.quantity,
            unit: item.unit,
            preparation: to.preparation || preparationFor(work.kitchen.rules, item, to.name),
          },
    )
    .flatMap((to) => [to, ...soldVegan(to)]);
  // A general swap keeps the amount, which makes sense by weight, volume or spoon but not by the piece.
  if (item.unit === '' && /\d/.test(item.quantity)) return own;
  // "egg tagliatelle" is not mended by another egg: only what the line is at heart may be swapped by the table.
  const head = findTerms(work.kitchen.rules, item.name)
    .filter((term) => term.isFood)
    .at(-1)?.name;
  if (work.changes.filter((change) => change.kind === 'swap').length >= MOST_SWAPS) return own;
  if (!findings.some((one) => one.term === head)) return own;
  const general = standInsOf(work.kitchen.standIns, 'needs', work.original, item).map((name) => ({
    ...asStarch(item, name),
    preparation: preparationFor(work.kitchen.rules, item, name),
  }));
  return [...own, ...general].map(poured);
}

const BAKED_WITHOUT_GLUTEN =
  /^gluten-free .*\b(?:bread|buns|baguettes?|rolls?|breadcrumbs|pastry)$/;

/** Bread without gluten is often held together by egg; beside it on the shelf is one that is not. */
function soldVegan(to: DishIngredient): DishIngredient[] {
  return BAKED_WITHOUT_GLUTEN.test(to.name) ? [{ ...to, name: `vegan ${to.name}` }] : [];
}

/** What a cook reaches for when an ingredient is only not wanted, measure for measure. */
export function swapsByTaste(work: Work, item: DishIngredient): DishIngredient[] {
  return standInsOf(work.kitchen.standIns, 'taste', work.original, item).map((name) => ({
    ...item,
    name,
    preparation: preparationFor(work.kitchen.rules, item, name),
  }));
}

/** Where the old ingredient goes in twice, the author's amount is for both times together. */
function shareOf({ original }: Work, item: DishIngredient, to: DishIngredient): DishIngredient {
  const all = original.ingredients.filter((one) => one.name === item.name);
  if (all.length < 2) return to;
  const inSpoons = ({ quantity, unit }: DishIngredient): number =>
    numberOf(quantity.split('-')[0] ?? '') * ({ tsp: 5, tbsp: 15, kg: 1000, l: 1000 }[unit] ?? 1);
  const total = all.reduce((sum, one) => sum + inSpoons(one), 0);
  const share = (numberOf(to.quantity) * inSpoons(item)) / total;
  if (!Number.isFinite(share) || share <= 0) return to;
  const step = to.unit === 'g' || to.unit === 'ml' ? 5 : to.unit === '' ? 1 : 0.5;
  return { ...to, quantity: sayNumber(Math.max(step, Math.round(share / step) * step)) };
}

/** Oil is measured in millilitres where butter was weighed. */
function poured(item: DishIngredient): DishIngredient {
  const liquid = /\boil$/.test(item.name) && item.name !== 'coconut oil';
  return liquid && item.unit === 'g' ? { ...item, unit: 'ml' } : item;
}

export function sameFood({ kitchen }: Work, a: string, b: string): boolean {
  if (normalise(a) === normalise(b)) return true;
  const names = new Set(
    findTerms(kitchen.rules, b)
      .filter((term) => term.isFood)
      .map((term) => term.name),
  );
  const terms = findTerms(kitchen.rules, a).filter((term) => term.isFood);
  return terms.length > 0 && terms.every((term) => names.has(term.name));
}

export function fits(work: Work, candidate: DishIngredient): boolean {
  const line = ingredientLine(candidate);
  return (
    findingsIn(work, line).length === 0 &&
    !work.bending.avoid.some(
      (food) =>
        isFood(work, candidate.name, food) || isFood(work, candidate.preparation ?? '', food),
    )
  );
}
