/** Answers questions about the card on the table: a step of it, what each gets, how to take it along. */
import type { Dish } from '../../cookbook/dish.ts';
import { sayNumberWord } from '../../cook/fill.ts';
import { stepAsked } from '../lore/card-talk.ts';
import { keepsTip } from '../../cook/plate/plate.ts';
import { plateFor } from '../../cook/plate/plate-for.ts';
import { servingsFor } from '../../cook/plate/whole-things.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import * as words from '../words/card-answers.ts';

/** The step itself, with its amounts for those who eat. */
export function sayStep(table: Table, dish: Dish): string | null {
  const asked = stepAsked(table.meaning.text);
  if (asked === undefined) return null;
  const { instructions } = plateFor(table, dish, table.now.people);
  const count = instructions.length;
  if (asked === 'count' || asked === 'next')
    return say(table, asked === 'count' ? words.STEP_COUNT : words.STEP_WHICH, {
      dish: dish.title,
      count: sayNumberWord(count),
    });
  const number = asked === 'last' ? count : asked;
  const step = instructions[number - 1];
  return step === undefined
    ? say(table, words.STEP_COUNT, { dish: dish.title, count: sayNumberWord(count) })
    : `${say(table, words.STEP, { number, dish: dish.title })} ${step}`;
}

const PART = ['', 'all of it', 'half', 'a third', 'a quarter', 'a fifth', 'a sixth', 'a seventh'];

/** What everybody gets: a part of the pot, or the pieces of the batch. */
export function sayPortion(table: Table, dish: Dish): string {
  const people = servingsFor(dish, table.now.people);
  const part = PART[people] ?? `one part in ${people}`;
  return say(table, words.PORTION, { dish: dish.title, part, people: sayNumberWord(people) });
}

const RUNS: ReadonlySet<string> = new Set(['soup', 'drink', 'sauce']);

/** By what it is: what runs needs a flask, what is crisp some air, what is cold its cold. */
export function sayPacking(table: Table, dish: Dish): string {
  const has = (pattern: RegExp): boolean => pattern.test(dish.keywords.join(' '));
  const way = RUNS.has(dish.course)
    ? words.PACK_RUNNING
    : dish.course === 'salad'
      ? words.PACK_SALAD
      : dish.course === 'dessert' || dish.course === 'bread'
        ? words.PACK_SWEET
        : has(/\b(?:deep-fry|crisp|fried|schnitzel)\b/)
          ? words.PACK_CRISP
          : has(/\b(?:sandwich|wrap|taco|burger|burrito|pita)\b/)
            ? words.PACK_WRAP
            : words.PACK_WARM;
  const told = say(table, way, { dish: dish.title });
  return dish.keeps && speaks(table.kitchen, dish.keeps, table.now.needs)
    ? `${told} ${keepsTip(dish.keeps)}`
    : told;
}
