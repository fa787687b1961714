/** Serves a list of one dish a course, for a meal that was told course by course. */

import { type Choice, choose } from '../../cook/choose/choose.ts';
import type { Wish } from '../../cook/choose/wish.ts';
import { sayNumberWord } from '../../cook/fill.ts';
import { say, type Table } from '../../cook/table.ts';
import type { Meaning } from '../understand/meaning.ts';
import { type CourseSaid, menuSaid } from '../understand/menu-said.ts';
import { understand } from '../understand/understand.ts';
import { wishFrom } from '../understand/wish-from.ts';
import { MENU_TOLD_LEADS } from '../words/menu-told.ts';
import { NOTHING_FITS } from '../words/offering.ts';
import { listWith } from './listed.ts';
import { choiceOf } from './serve-dish.ts';

/** "Soup, then a main, then dessert for four": three dishes, in this order. */
export function onMenuTold(table: Table): string | null {
  const courses = menuSaid(table.meaning.text);
  if (courses.length === 0) return null;
  const choices: Choice[] = [];
  for (const course of courses) choices.push(...oneFor(table, course, choices));
  if (choices.length === 0) return say(table, NOTHING_FITS);
  const { people } = table.now;
  const lead = say(table, MENU_TOLD_LEADS, {
    count: sayNumberWord(choices.length),
    people: people === undefined ? '' : ` for ${sayNumberWord(people)}`,
  });
  return listWith(table, lead, choices, 'plan');
}

/** The dish that was named for this course, else the best for what was said of it. */
function oneFor(table: Table, said: CourseSaid, chosen: readonly Choice[]): Choice[] {
  const meaning = understand(table.kitchen, said.text);
  const named = meaning.named.flatMap(({ dish }) =>
    said.course.courses.includes(dish.course) ? choiceOf(table, dish) : [],
  );
  const taken = new Set(chosen.map((one) => one.adapted.original.slug));
  return [...named, ...choose(table, wishOf(table, said, meaning), 1, taken)].slice(0, 1);
}

const OF_COURSES =
  /^(?:start|begin|finish|end|starter|appetizer|soup|salad|main|course|dish|side|dessert|pudding|sweet|drink)s?$/;

/** What was said of one course is wished for in that course alone. */
function wishOf({ now }: Table, { course }: CourseSaid, meaning: Meaning): Wish {
  const own = wishFrom(meaning);
  const moods = new Map([...now.wish.moods, ...own.moods].map((one) => [one.label, one]));
  return {
    ...own,
    named: [],
    course,
    cuisine: own.cuisine ?? now.wish.cuisine,
    include: own.include.filter((food) => !OF_COURSES.test(food.said)),
    words: own.words.filter((word) => !OF_COURSES.test(word)),
    moods: [...moods.values()].filter((one) => one.label !== 'sweet'),
    maxMinutes: now.wish.maxMinutes,
    firmTime: now.wish.firmTime,
  };
}
