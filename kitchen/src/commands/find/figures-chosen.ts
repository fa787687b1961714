/** Tells the estimated nutrition figures of dishes that were chosen by a wish for such figures; nothing for other wishes. */

import type { Choice } from '../../cook/choose/choose.ts';
import type { Table } from '../../cook/table.ts';
import type { Wish } from '../../cook/wish.ts';
import { nutrientCalled } from '../../nutrition/nutrient-names.ts';
import type { Nutrient } from '../../nutrition/nutrients.ts';
import { type Told, tell } from '../../say/told.ts';
import { estimateDish, figuresOf, leftOut } from '../nutrition/figures-told.ts';
import { dishNoun } from './tell-choice.ts';

/** Nothing where the wish names no figure. */
export function figuresChosen(table: Table, choices: readonly Choice[], { moods }: Wish): Told[] {
  const wished = moods.flatMap(({ keywords }) => nutrientIn(keywords[0] ?? ''));
  const nutrients = [...new Set(wished)];
  if (nutrients.length === 0) return [];
  const held = choices.map(({ adapted: { dish } }) => ({
    dish,
    estimate: estimateDish(table.kitchen, dish),
  }));
  const figures = held.map(({ dish, estimate }) => {
    const said = figuresOf(estimate.perServing, nutrients).join(', ');
    return choices.length === 1 ? said : `${dishNoun(table, dish).name} ${said}`;
  });
  const uncounted = held.flatMap(({ estimate }) => estimate.uncounted);
  return [tell('figures.chosen', { figures }), leftOut(table.kitchen, uncounted) ?? []].flat();
}

/** "#450 kcal", "#low in carbohydrates": the last word names it. */
function nutrientIn(keyword: string): Nutrient[] {
  if (!keyword.startsWith('#')) return [];
  const last = keyword.split(' ').at(-1) ?? '';
  const found = nutrientCalled(last) ?? nutrientCalled(last.replace(/s$/, ''));
  return found ? [found] : [];
}
