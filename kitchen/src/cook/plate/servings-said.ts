/** Says for how many a card is when that was asked for, or is not what was asked for. */
import type { Dish } from '../../cookbook/dish.ts';
import { sayNumberWord } from '../fill.ts';
import { say, type Table } from '../table.ts';
import * as words from '../../chef/words/serving.ts';
import { isBird, isWhole } from './whole-things.ts';

/** A tray of brownies is not cut down to eight, and says so at once. */
export function wholeSaid(table: Table, dish: Dish, servings: number): string {
  const asked = table.now.people ?? 0;
  // Fewer portions than mouths are told of, however long ago those were counted.
  if (servings < asked) return say(table, words.FEWER, { servings, people: asked });
  const { people, factor } = table.meaning.people;
  if (people === undefined && factor === undefined) return '';
  const wholes = Math.round(servings / dish.servings);
  if (wholes > 1 && isBird(dish))
    return say(table, words.BIRDS, {
      servings: sayNumberWord(dish.servings),
      wholes: sayNumberWord(wholes),
    });
  if (wholes > 1 && isWhole(dish))
    return say(table, words.WHOLES, {
      each: sayNumberWord(dish.servings),
      wholes: sayNumberWord(wholes),
      servings,
    });
  const isUncut = isWhole(dish) || servings === dish.servings;
  // What is made for four leaves nothing over for five.
  const leaves = people === undefined || people <= servings;
  const whole = words.WHOLE.filter((one) => leaves || !/\bleft over\b/.test(one));
  return say(table, isUncut ? whole : words.SMALLEST, { servings });
}

/** The book's amounts go no further. */
const MOST_PEOPLE = 100;
const MORE_PEOPLE = /\b(?:(?!100\b)[1-9]\d{2}|[1-9]\d{0,2}[,.]?\d{3})\b/;

export function mostSaid(table: Table): string {
  const { people, text } = table.meaning;
  return people.people === MOST_PEOPLE && MORE_PEOPLE.test(text)
    ? say(table, words.MOST_PEOPLE, { people: `${MOST_PEOPLE}` })
    : '';
}

export function peopleSaid(table: Table, dish: Dish): string {
  const { people } = table.now;
  const { people: asked } = table.meaning;
  if (people === undefined || (asked.people === undefined && asked.factor === undefined)) return '';
  if (people === dish.servings && table.before.inHand?.slug !== dish.slug) return '';
  return say(table, words.SCALED, { people: people === 1 ? 'one' : `${sayNumberWord(people)}` });
}
