/** Writes what the chef says about edits just made: a sentence for each, and at most one note on the bake, taste or time. */

import { holdsUp } from '../../cook/adapt/bearing.ts';
import type { Choice } from '../../cook/choose/choose.ts';
import type { Table } from '../../cook/table.ts';
import type { Edit } from '../../memo/memo.ts';
import { type Told, tell } from '../../say/told.ts';
import { lineOn, linesMeant } from './clause-foods.ts';
import { effectOf, effectWithout } from './effects.ts';
import { foodSaid, itemsMeant, nounOf } from './said-food.ts';

/** @param servings of the card, for which amounts are said */
export function editsTold(
  table: Table,
  edits: readonly Edit[],
  before: Choice,
  after: Choice,
  servings: number,
): Told[] {
  const gone = edits.flatMap((edit) =>
    edit.kind === 'leave out' ? namesGone(table, before, edit.food) : [],
  );
  const isAdded = (food: string) => edits.some((one) => one.kind === 'add' && one.food === food);
  const others = edits.filter(
    (one) => one.kind !== 'leave out' && !(one.kind === 'amount' && isAdded(one.food)),
  );
  const done = [
    ...others.flatMap((edit) => editTold(table, edit, before, after, servings)),
    ...(gone.length > 1 ? [tell('edits.left-out-several', { foods: gone })] : []),
    ...(gone.length === 1 ? [tell('edits.left-out', { food: nounOf(gone[0] ?? '') })] : []),
  ];
  return [...done, ...noteOn(table, edits, before, after).slice(0, 1)];
}

/** By the names on the card, where what was said is none of them: "the nuts" are walnuts and pecans. */
function namesGone({ kitchen }: Table, before: Choice, said: string): string[] {
  const lines = linesMeant(kitchen, before, said);
  return lines.some((line) => line.toLowerCase().includes(said)) || lines.length === 0
    ? [said]
    : lines;
}

function editTold(
  table: Table,
  edit: Edit,
  before: Choice,
  after: Choice,
  servings: number,
): Told[] {
  switch (edit.kind) {
    case 'swap': {
      // A stock that went with its animal is said, too.
      const beside = after.adapted.changes
        .slice(before.adapted.changes.length)
        .filter((one) => one.kind === 'swap' && /\b(?:stock|broth)$/.test(one.from));
      return [
        tell('edits.swapped', { from: nounOf(edit.from), to: nounOf(edit.to) }),
        ...beside
          .filter(({ from }) => from !== edit.from && !from.endsWith(` ${edit.from}`))
          .map(({ from, to }) => tell('edits.swapped-too', { from: nounOf(from), to: nounOf(to) })),
      ];
    }
    case 'add':
    case 'adjust': {
      const name = edit.kind === 'add' ? 'added' : edit.factor > 1 ? 'more' : 'less';
      const line =
        table.units === 'international' && lineOn(table.kitchen, after, edit.food, servings);
      const slots = { food: nounOf(edit.food) };
      return [line ? tell(`edits.${name}-line`, { ...slots, line }) : tell(`edits.${name}`, slots)];
    }
    case 'amount': {
      const line = lineOn(table.kitchen, after, edit.food, servings);
      const was = lineOn(table.kitchen, before, edit.food, servings);
      const slots = { food: nounOf(edit.food) };
      if (!line || table.units !== 'international') return [tell('edits.set', slots)];
      return [tell(line.name === was?.name ? 'edits.set-already' : 'edits.set-line', { line })];
    }
    default:
      return [];
  }
}

/** The one note that matters most: what a bake will do, what a swap does, how long it takes now. */
function noteOn(table: Table, edits: readonly Edit[], before: Choice, after: Choice): Told[] {
  const { kitchen } = table;
  const { dish } = after.adapted;
  const minutes = dish.time - before.adapted.dish.time;
  const effects = edits.flatMap((edit): Told[] => {
    if (edit.kind === 'swap') {
      const effect = effectOf(kitchen, dish, edit.from, edit.to);
      return effect ? [tell(`edits.${effect}`, { to: nounOf(edit.to) })] : [];
    }
    if (edit.kind === 'leave out') {
      const effect = effectWithout(dish, edit.food);
      return effect ? [tell(`edits.${effect}`)] : [];
    }
    const bears =
      edit.kind === 'adjust' &&
      itemsMeant(kitchen, dish, foodSaid(kitchen, edit.food)).some((at) => holdsUp(dish, at));
    return bears ? [tell('edits.balance')] : [];
  });
  return [
    ...(minutes >= 5 ? [tell('edits.later', { minutes })] : []),
    ...(minutes <= -5 ? [tell('edits.sooner', { minutes: -minutes })] : []),
    ...effects,
  ];
}
