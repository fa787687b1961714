/** Plans several meals as a list; "yes" and "next" then serve them one at a time. */
import { choose } from './choose.ts';
import { sayNumberWord } from './fill.ts';
import { heardSaid, listed } from './suggest.ts';
import { say, type Table } from './table.ts';
import { NUMBER, numberOf } from './understand/numbers.ts';
import { NOTHING_FITS, PLAN_ENDS, PLAN_LEADS } from './words/offering.ts';

export function plan(table: Table): string {
  const { meaning, now } = table;
  const count = countIn(meaning.text);
  const course = meaning.course ?? { label: 'dinner', courses: ['main'] as const, keywords: ['weeknight'], narrow: false };
  // "for a week" is no number of people, and each dinner is for the table we know.
  const choices = choose(table, { ...now.wish, course, named: [] }, count);
  if (choices.length === 0) return say(table, NOTHING_FITS);
  const lead = say(table, PLAN_LEADS, { count: sayNumberWord(choices.length), meals: mealsIn(meaning.text) });
  return `${[heardSaid(table), lead].filter(Boolean).join(' ')}\n\n${listed(choices)}\n\n${say(table, PLAN_ENDS)}`;
}

function countIn(text: string): number {
  const counted = new RegExp(`\\b${NUMBER} (?:\\w+ ){0,2}(?:dinners|meals|lunches|suppers|breakfasts|days|nights|dishes|recipes|courses)\\b`).exec(text);
  const count = numberOf(counted?.[1] ?? '');
  if (count >= 2) return Math.min(7, count);
  if (/\b(?:work ?week|weekdays)\b/.test(text)) return 5;
  if (/\bweekend\b/.test(text)) return 2;
  return /\bweek\b/.test(text) ? 7 : 3;
}

function mealsIn(text: string): string {
  return /\b(lunches|breakfasts|suppers|dinners)\b/.exec(text)?.[1] ?? (/\blunch/.test(text) ? 'lunches' : /\bbreakfast/.test(text) ? 'breakfasts' : 'dinners');
}
