/** What may take the place of an ingredient in this dish, for this person. */

import type { DishIngredient } from '../cookbook/dish.ts';
import { ingredientLine } from '../cookbook/dish-lines.ts';
import { fold } from '../cookbook/fold.ts';
import type { Finding } from '../safety/check.ts';
import { findTerms } from '../safety/find-terms.ts';
import { swapsFor } from '../safety/swaps.ts';
import type { Work } from './adapt-work.ts';
import { findingsIn, isFood } from './adapt-work.ts';

/** Past this many the dish would be another dish. */
const MOST_SWAPS = 3;

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
        ? to
        : {
            ...to,
            quantity: item.quantity,
            unit: item.unit,
            preparation: to.preparation || item.preparation,
          },
    );
  // A general swap keeps the amount, which makes sense by weight, volume or spoon but not by the piece.
  if (item.unit === '' && /\d/.test(item.quantity)) return own;
  // "egg tagliatelle" is not mended by another egg: only what the line is at heart may be swapped by the table.
  const head = findTerms(work.kitchen.rules, item.name)
    .filter((term) => term.food)
    .at(-1)?.name;
  if (work.changes.filter((change) => change.kind === 'swap').length >= MOST_SWAPS) return own;
  if (WHOLE.test(item.name) || isDough(work, item)) return own;
  const terms = [...new Set(findings.map((one) => one.term))].filter((term) => term === head);
  const general = terms
    .flatMap((term) => swapsFor(work.kitchen.rules, term, work.bending.needs))
    .map((name) => ({ ...item, name }));
  return [...own, ...general];
}

/** Cuts that no cube of anything can stand in for. */
const WHOLE =
  /\b(?:whole|legs?|wings?|drumsticks?|ribs?|joint|shoulder|rack|on the bone|shank|knuckle)\b/;

/** Flour that a dough stands on is not to be swapped by a table, least of all where yeast must lift it. */
function isDough({ original }: Work, item: DishIngredient): boolean {
  if (!/\bflour\b/.test(item.name)) return false;
  const yeast = original.ingredients.some((one) => /yeast|starter/.test(one.name));
  return (
    yeast ||
    (item.unit === 'g' && Number.parseFloat(item.quantity) > 60 && original.course === 'bread')
  );
}

export function sameFood({ kitchen }: Work, a: string, b: string): boolean {
  if (fold(a) === fold(b)) return true;
  const names = new Set(
    findTerms(kitchen.rules, b)
      .filter((term) => term.food)
      .map((term) => term.name),
  );
  const terms = findTerms(kitchen.rules, a).filter((term) => term.food);
  return terms.length > 0 && terms.every((term) => names.has(term.name));
}

export function fits(work: Work, candidate: DishIngredient): boolean {
  const line = ingredientLine(candidate);
  return (
    findingsIn(work, line).length === 0 &&
    !work.bending.avoid.some((food) => isFood(work, candidate.name, food))
  );
}
