/** Says what a card or a list holds to: customs, a guest's diet, and, of a list, whatever was told of before. */
import type { Dish } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { say, speaks, type Table } from '../table.ts';
import { type Care, WHO } from '../../chef/understand/care.ts';
import { allNeeds, needsWords, sayList } from '../../say/voice/needs-words.ts';
import * as words from '../../chef/words/offering.ts';
import { firmlySaid } from './carriers.ts';
import { lackingKept, needsKept } from './kept-in-mind.ts';

/** A promise the first time a custom is told; afterwards a word where not everything can be checked. */
export function customsSaid(table: Table, dish?: Dish): string {
  const { meaning, now, kitchen } = table;
  const told = meaning.customs;
  if (told.length > 0) {
    const labels = sayList(told.map((one) => one.label));
    const promise = told.map((one) => one.promise).join(' ');
    const said = say(table, words.HEARD_CUSTOM, { labels, promise });
    return speaks(kitchen, said, now.needs)
      ? said
      : say(table, words.HEARD_CUSTOM_BRIEF, { labels });
  }
  const care =
    dish === undefined && meaning.care.length === 0 && now.care.length > 0
      ? [`Chosen with ${whoIn(now.care)} in mind; each card says what to watch.`]
      : [];
  const kept = dish === undefined && meaning.avoid.length === 0 ? [firmlySaid(table)] : [];
  const needs =
    dish === undefined && allNeeds(meaning.needs).length === 0 ? [needsKept(table)] : [];
  const tools = dish === undefined && meaning.lacking.length === 0 ? [lackingKept(table)] : [];
  const reminders = now.customs
    .filter((one) => dish === undefined || one.label !== 'halal' || hasMeat(table, dish))
    .map((one) => one.reminder)
    .filter((said) => said !== '' && speaks(kitchen, said, now.needs));
  const guests = dish === undefined ? [] : [guestsSaid(table)];
  return [...guests, ...reminders, ...care, ...needs, ...tools, ...kept].filter(Boolean).join(' ');
}

function hasMeat({ kitchen }: Table, dish: Dish): boolean {
  return dish.ingredients.some((item) => findFoodNames(kitchen.rules, item.name).includes('meat'));
}

/** A guest's diet is taken note of as theirs, and it is said when it is set aside. */
export function guestsSaid(table: Table): string {
  const { meaning, before, now } = table;
  const told = meaning.guests.diets;
  if (told.length > 0) return say(table, words.HEARD_GUEST, { needs: needsWords(told) });
  const minded = before.guests.diets.filter((diet) => !now.own.diets.includes(diet));
  const aside = now.guests.away && !before.guests.away;
  return minded.length > 0 && aside
    ? say(table, words.GUEST_ASIDE, { needs: needsWords(minded) })
    : '';
}

/** "a pregnancy and a baby". */
export function whoIn(care: readonly Care[]): string {
  return sayList(care.map((one) => WHO[one]));
}
