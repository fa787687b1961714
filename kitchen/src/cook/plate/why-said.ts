/** Says what speaks for this dish: their own food in it, its time, the one pot it takes. */
import type { Dish } from '../../cookbook/dish.ts';
import { holdsFood } from '../choose/match.ts';
import { sayMinutes } from '../fill.ts';
import { say, speaks, type Table } from '../table.ts';
import { sayList } from '../../say/voice/needs-words.ts';
import { sayWish } from '../../say/voice/say-wish.ts';
import * as words from '../../chef/words/serving.ts';
import type { Occasion } from './first-words.ts';
import { countOf, minutesFor, roundsOf } from './rounds.ts';

export function whySaid(table: Table, dish: Dish, servings: number, occasion: Occasion): string {
  if (occasion === 'changed') return '';
  const { wish } = table.now;
  const facts = table.kitchen.cookbook.facts.get(dish.slug);
  const used = wish.include
    .filter((food) => facts && holdsFood(facts, food))
    .map((food) => food.said)
    .filter((food) => speaks(table.kitchen, food, table.now.needs));
  const { time: all, active } = minutesFor(dish, servings);
  const times = { time: sayMinutes(all), active: sayMinutes(active) };
  const eve = dish.ingredients.some(
    ({ name, preparation }) =>
      /\brice$/.test(name) && /\bthe day before\b|^cold\b/.test(preparation),
  );
  const time = eve
    ? say(table, words.WHY.eve, { ...times, food: 'rice' })
    : all - active >= 25
      ? say(table, words.WHY.active, times)
      : say(table, words.WHY.time, times);
  const foods =
    used.length > 0 && occasion === 'wish' && !sayWish(table, wish).includes('with ')
      ? say(table, words.WHY.foods, { foods: sayList(used) })
      : '';
  const isOnePot =
    dish.keywords.includes('one-pot') && roundsOf(dish).every((one) => countOf(one, servings) < 2);
  const pot = isOnePot ? say(table, words.WHY.pot) : '';
  return [foods, time, foods ? '' : pot].filter(Boolean).join(' ');
}
