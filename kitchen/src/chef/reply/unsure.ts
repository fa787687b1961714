/** Asks whether a food is wanted or must stay out, where a message told of it and did not say; nothing is served meanwhile. */

import { fill } from '../../cook/fill.ts';
import { speaks, type Table } from '../../cook/table.ts';
import type { Food } from '../../needs/heard.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import { sayList } from '../../say/voice/needs-words.ts';
import { plural, singular } from '../../text/plurals.ts';
import { WANTED_OR_OUT } from '../words/unsure.ts';
import { heardSaid } from './heard.ts';

export function onUnsure(table: Table): string | null {
  const { kitchen, meaning, now } = table;
  // What their diet rules out stays out without asking.
  const foods = meaning.unsure.filter((food) => speaks(kitchen, food.said, now.needs));
  if (foods.length === 0) return null;
  const names = [...new Set(foods.map((food) => nameOf(table, food)))];
  const isMany = names.length > 1 || names.some((name) => singular(name) !== name);
  const asked = fill(WANTED_OR_OUT[isMany ? 'many' : 'one'], { foods: sayList(names) });
  return `${heardSaid(table)} ${asked}`.trim();
}

/** "One peanut" is asked about as peanuts; of milk or salmon there is no number. */
function nameOf({ kitchen, meaning }: Table, { said }: Food): string {
  if (said.includes(' ') || singular(said) !== said) return said;
  const [term] = findTerms(kitchen.rules, said);
  const kinds = term ? [term.name, ...term.kinds] : [];
  if (kinds.some((kind) => COUNTED.has(kind))) return plural(said);
  const isCounted = new RegExp(`\\b(?:an?|one|single|each|every) ${said}\\b`).test(meaning.text);
  return isCounted && !kinds.some((kind) => UNCOUNTED.has(kind)) ? plural(said) : said;
}

const COUNTED = new Set(['egg', 'peanut', 'tree nut']);
const UNCOUNTED = new Set(['fish', 'shellfish', 'crustacean', 'mollusc', 'meat', 'grain']);
