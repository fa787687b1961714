/** "Fish or chicken": some of the one and some of the other, and no dish that must have both. */
import type { Dish } from '../../cookbook/dish.ts';
import { choose } from '../../cook/choose/choose.ts';
import type { Table } from '../../cook/table.ts';
import { suggest } from './suggest.ts';

export function onEither(table: Table): string | null {
  const { meaning, now } = table;
  const [one, other, third] = meaning.include;
  if (!one || !other || third || meaning.avoid.length > 0 || meaning.question !== undefined)
    return null;
  const between = meaning.text.slice(
    meaning.text.indexOf(one.said) + one.said.length,
    meaning.text.indexOf(other.said),
  );
  if (!/^,? or (?:(?:maybe|perhaps|with|some|else|even) )*$/.test(between)) return null;
  const of = (food: typeof one, count: number): Dish[] =>
    choose(table, { ...now.wish, include: [food] }, count)
      .filter((choice) => choice.missed.length === 0)
      .map((choice) => choice.adapted.original);
  const first = [...of(one, 1), ...of(other, 2)];
  if (first.length < 2) return null;
  return suggest(table, { ...now.wish, include: [] }, { first, alone: true });
}
