/** Says what becomes of a need that somebody takes back: the chat's go, the profile's stay. */
import { allNeeds, needsWords, sayList } from './needs-words.ts';
import { suggest } from './suggest.ts';
import { say, type Table } from './table.ts';
import { namesAnything } from './understand/meaning.ts';
import * as words from './words/lifted.ts';

export function onLifted(table: Table): string | null {
  const { meaning, now } = table;
  const { needs, foods, none } = meaning.lifted;
  const lifted = allNeeds(needs);
  if (lifted.length + foods.length === 0 && !none) return null;
  const stated = allNeeds(now.stated);
  const kept = stated.filter((one) => none || lifted.includes(one));
  if (kept.length > 0) return say(table, words.STILL_STATED, { needs: needsWords(kept) });
  if (namesAnything(meaning)) return null;
  return suggest(table, now.wish, { before: liftedSaid(table) });
}

/** A word on it, before anything else is answered. */
export function liftedSaid(table: Table): string {
  const { needs, foods, none } = table.meaning.lifted;
  const lifted = allNeeds(needs);
  if (lifted.length > 0) return say(table, words.LIFTED, { needs: needsWords(lifted) });
  if (foods.length > 0)
    return say(table, words.LIFTED_FOODS, { foods: sayList(foods.map((food) => food.said)) });
  return none ? say(table, words.NO_NEEDS) : '';
}
