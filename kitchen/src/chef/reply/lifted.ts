/** Says what becomes of a need that somebody takes back: the chat's go, the profile's stay. */
import type { Restriction } from '../../vocabulary.ts';
import { say, type Table } from '../../cook/table.ts';
import { namesAnything } from '../understand/meaning.ts';
import { needsNamed } from '../understand/needs-said.ts';
import { allNeeds, needsWords, sayList } from '../../say/voice/needs-words.ts';
import * as words from '../words/lifted.ts';
import { type Reply, serveDish } from './serve-dish.ts';
import { suggest } from './suggest.ts';

export function onLifted(table: Table): Reply | null {
  const { meaning, now } = table;
  const { foods, none } = meaning.lifted;
  const lifted = liftedNeeds(table);
  if (lifted.length + foods.length === 0 && !none) return null;
  const stated = allNeeds(now.stated);
  const kept = stated.filter((one) => none || lifted.includes(one));
  if (kept.length > 0) return say(table, words.STILL_STATED, { needs: needsWords(kept) });
  if (namesAnything(withoutBack(meaning))) return null;
  const { inHand, lastSaid } = table.before;
  const allergies = meaning.lifted.needs.allergies.length;
  if (inHand && lastSaid === 'card' && foods.length + allergies > 0)
    return serveDish(table, inHand, 'changed', [liftedSaid(table)]);
  return suggest(table, now.wish, { before: liftedSaid(table) });
}

/** "Use normal milk" adds nothing to "dairy is fine". */
function withoutBack(meaning: Table['meaning']): Table['meaning'] {
  const back: ReadonlySet<string> = new Set(meaning.lifted.needs.allergies);
  const include = meaning.include.filter((food) => {
    const { allergies } = needsNamed(food.said);
    return allergies.length === 0 || !allergies.every((one) => back.has(one));
  });
  return { ...meaning, include };
}

/** A word on it, before anything else is answered. */
function liftedSaid(table: Table): string {
  const { foods, none } = table.meaning.lifted;
  const lifted = liftedNeeds(table);
  if (lifted.length > 0) return say(table, words.LIFTED, { needs: needsWords(lifted) });
  if (foods.length > 0)
    return say(table, words.LIFTED_FOODS, { foods: sayList(foods.map((food) => food.said)) });
  return none ? say(table, words.NO_NEEDS) : '';
}

/** A guest who stays away takes their diet along. */
function liftedNeeds({ meaning, before, now }: Table): readonly Restriction[] {
  const gone = meaning.guests.gone
    ? before.guests.diets.filter((diet) => !now.needs.diets.includes(diet))
    : [];
  return [...new Set([...allNeeds(meaning.lifted.needs), ...gone])];
}
