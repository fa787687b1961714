/** Composes quick suppers for a meal plan, of wished foods or a fixed list, where the cookbook has too few such dishes. */
import { compose } from '../../compose/compose.ts';
import { adapt } from '../../cook/adapt/adapt.ts';
import { bendingOf, type Choice, suitsTable } from '../../cook/choose/choose.ts';
import { missesOf } from '../../cook/choose/match.ts';
import type { Table } from '../../cook/table.ts';
import type { Wish } from '../../cook/wish.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import { QUICK } from './plan-bounds.ts';

/**
 * Of the foods that are wished for; without any, of those of `forms/suppers.txt`, the first `most` that fit. Empty where
 * the book has plenty.
 */
export function madeSuppers(table: Table, wish: Wish, most: number): Choice[] {
  const { course, include, maxMinutes = Number.POSITIVE_INFINITY } = wish;
  if (course && !course.courses.includes('main')) return [];
  if (include.length > 0)
    return made(
      table,
      wish,
      include.map(({ said }) => said),
    );
  if (maxMinutes > QUICK && table.lacking.length === 0) return [];
  const suppers: Choice[] = [];
  for (const foods of table.kitchen.forms.suppers) {
    if (suppers.length >= most) break;
    suppers.push(...made(table, wish, foods));
  }
  return suppers;
}

function made(table: Table, wish: Wish, foods: readonly string[]): Choice[] {
  const { kitchen, heard, lacking, people } = table;
  const isLacking = ({ appliance }: { appliance: string }) =>
    lacking.some((tool) => tool === appliance);
  const composed = compose(kitchen, {
    foods,
    servings: people,
    person: heard.person,
    minutes: wish.maxMinutes,
    cuisine: wish.cuisine?.names[0],
    not: kitchen.forms.all.filter(isLacking).map(({ slug }) => slug),
  });
  if (!('dish' in composed) || !suitsTable(table, composed.dish)) return [];
  const { dish } = composed;
  // What would have to be bent first is no quick supper.
  const adapted = adapt(kitchen, dish, bendingOf(table));
  if (!adapted || adapted.changes.length > 0) return [];
  const missed = missesOf(getDishFacts(kitchen.cookbook, dish), dish, wish);
  return missed.length > 0 ? [] : [{ adapted, missed, uses: 1 }];
}
