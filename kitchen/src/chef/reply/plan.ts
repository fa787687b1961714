/** Plans several meals as a list; "yes" and "next" then serve them one at a time. */

import { type Choice, choose } from '../../cook/choose/choose.ts';
import type { CourseWish } from '../../cook/choose/wish.ts';
import { sayNumberWord } from '../../cook/fill.ts';
import { say, type Table } from '../../cook/table.ts';
import { NUMBER, numberOf } from '../lore/numbers.ts';
import { courseDiets } from '../understand/course-diets.ts';
import { uniteNeeds } from '../understand/needs-said.ts';
import { MENU_LEADS, MENU_OF_TWO_LEADS, NOTHING_FITS, PLAN_LEADS } from '../words/offering.ts';
import { listWith } from './listed.ts';

export function plan(table: Table): string {
  const { meaning, now } = table;
  if (
    !/\b(?:week|days|daily|dinners|lunches|suppers)\b/.test(meaning.text) &&
    /\bmenu\b|\bstarter\b|\b(?:two|2|three|3)[ -]courses?\b|\bdinner party\b/.test(meaning.text)
  )
    return menu(table);
  const count = countIn(meaning.text);
  const course = meaning.course ?? {
    label: 'dinner',
    courses: ['main'] as const,
    keywords: ['weeknight'],
    narrow: false,
  };
  // "for a week" is no number of people, and each dinner is for the table we know.
  const choices = choose(table, { ...now.wish, course, named: [] }, count);
  if (choices.length === 0) return say(table, NOTHING_FITS);
  const lead = say(table, PLAN_LEADS, {
    count: sayNumberWord(choices.length),
    meals: mealsIn(meaning.text),
  });
  return listWith(table, lead, choices, 'plan');
}

const MENU: readonly CourseWish[] = [
  {
    label: 'a starter',
    courses: ['soup', 'salad', 'snack'],
    keywords: ['light', 'festive'],
    narrow: true,
  },
  { label: 'a main', courses: ['main'], keywords: ['festive', 'weekend'], narrow: true },
  { label: 'a dessert', courses: ['dessert'], keywords: ['festive', 'make-ahead'], narrow: true },
];

/** A starter, a main and a dessert. */
function menu(table: Table): string {
  const courses = /\b(?:two|2)[ -]courses?\b/.test(table.meaning.text) ? MENU.slice(1) : MENU;
  const choices = courses.flatMap((course) => oneFor(table, course));
  if (choices.length === 0) return say(table, NOTHING_FITS);
  const lead = say(table, courses.length === 2 ? MENU_OF_TWO_LEADS : MENU_LEADS);
  return listWith(table, lead, choices, 'plan');
}

/** A diet told of this course alone is met by a dish that needs no change for it: its card is asked for without that diet. */
function oneFor(table: Table, course: CourseWish): Choice[] {
  const wish = { ...table.now.wish, course, named: [] };
  const diets = courseDiets(table.meaning.text)
    .filter((one) => one.course === course.label)
    .map(({ diet }) => diet);
  if (diets.length === 0) return choose(table, wish, 1);
  const needs = uniteNeeds(table.now.needs, { allergies: [], diets });
  const fitting = choose({ ...table, now: { ...table.now, needs } }, wish, MOST_TRIED);
  return fitting
    .filter(({ adapted }) => adapted.changes.length === 0)
    .concat(fitting)
    .slice(0, 1);
}

const MOST_TRIED = 8;

function countIn(text: string): number {
  const counted = new RegExp(
    `\\b${NUMBER} (?:\\w+ ){0,2}(?:dinners|meals|lunches|suppers|breakfasts|days|nights|dishes|recipes|courses|ideas)\\b`,
  ).exec(text);
  const count = numberOf(counted?.[1] ?? '');
  if (count >= 2) return Math.min(7, count);
  if (/\b(?:work ?week|weekdays)\b/.test(text)) return 5;
  if (/\bweekend\b/.test(text)) return 2;
  return /\bweek\b/.test(text) ? 7 : 3;
}

function mealsIn(text: string): string {
  return (
    /\b(lunches|breakfasts|suppers|dinners)\b/.exec(text)?.[1] ??
    (/\blunch/.test(text) ? 'lunches' : /\bbreakfast/.test(text) ? 'breakfasts' : 'dinners')
  );
}
