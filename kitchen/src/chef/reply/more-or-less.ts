/** "Less tomato", "more garlic": the card once more, with that much of it, or a word where the dish has none. */

import { adapt } from '../../cook/adapt/adapt.ts';
import { isFood } from '../../cook/adapt/adapt-work.ts';
import { isPlural } from '../../cook/adapt/rename.ts';
import { bendingOf } from '../../cook/choose/choose.ts';
import { say, type Table } from '../../cook/table.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Food } from '../../needs/heard.ts';
import { mayUse } from '../questions/may-use.ts';
import { moreAsked } from '../understand/doses-said.ts';
import { LESS_NOT_THERE } from '../words/dish-answers.ts';
import { LESS_OF } from '../words/doses.ts';
import { MORE_OF } from '../words/serving.ts';
import { type Reply, serveDish } from './serve-dish.ts';

export function onMoreOrLess(table: Table): Reply | null {
  const { before, meaning } = table;
  const { inHand, lastSaid } = before;
  if (!inHand || lastSaid === 'list' || meaning.named.length > 0 || meaning.replace) return null;
  const [less] = meaning.doses;
  if (less)
    return has(table, inHand, less.food)
      ? serveDish(table, inHand, 'changed', [turned(table, LESS_OF, less.food)])
      : say(table, LESS_NOT_THERE, { dish: inHand.title });
  const more = moreAsked(meaning);
  if (!more) return null;
  if (!has(table, inHand, more))
    return mayUse({ ...table, meaning: { ...meaning, text: `can i add ${more.said}?` } });
  return serveDish(table, inHand, 'changed', [turned(table, MORE_OF, more)]);
}

function has(table: Table, dish: Dish, food: Food): boolean {
  const adapted = adapt(table.kitchen, dish, bendingOf(table));
  return adapted?.dish.ingredients.some((item) => isFood(table, item.name, food)) === true;
}

function turned(table: Table, variants: readonly string[], food: Food): string {
  const fitting = isPlural(food.said)
    ? variants.filter((one) => !one.startsWith('The '))
    : variants;
  return say(table, fitting, { food: food.said });
}
