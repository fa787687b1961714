/** Reads the free-text foods of a profile, beyond the nine allergens, as needs that no message takes back. */

import { mergeNeeds } from '../safety/person/person.ts';
import { normalise } from '../text/normalise.ts';
import { singular } from '../text/plurals.ts';
import { hearMessage, type NeedsKitchen } from './hear-message.ts';
import type { Profile } from './hear-person.ts';

/** The same few names come with every message of a person. */
const MOST_KEPT = 500;
const KEPT = new WeakMap<NeedsKitchen, Map<string, Profile>>();

/** Each in a sentence of its own: one that cannot be read must not take another along. */
export function foodDeclared(kitchen: NeedsKitchen, name: string): Profile {
  const kept = KEPT.get(kitchen) ?? new Map<string, Profile>();
  KEPT.set(kitchen, kept);
  const known = kept.get(name);
  if (known) return known;
  const read = readDeclared(kitchen, name);
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(name, read);
  return read;
}

function readDeclared(kitchen: NeedsKitchen, name: string): Profile {
  const { harms, customs, diets, situations } = hearMessage(
    kitchen,
    `I am allergic to ${name}.`,
    'none',
  );
  const needs = mergeNeeds(...harms.map((one) => one.needs), {
    allergies: [],
    diets: diets.map(({ diet }) => diet),
  });
  const foods = harms.filter((one) => !one.isCovered).map(({ food }) => food);
  const isRead = harms.length + customs.length + diets.length > 0;
  return {
    needs,
    foods: isRead ? foods : [asWritten(name)],
    customs: customs.map(({ custom }) => custom),
    situations: situations.map(({ situation }) => situation),
  };
}

/** What no reader knows is kept out wherever an ingredient has its name; the card says that this is all that can be done. */
function asWritten(name: string) {
  const said = normalise(name).replace(/\s+/g, ' ').trim();
  const one = said.split(' ').map(singular).join(' ');
  return { said, names: [...new Set([said, one])], kinds: [], firm: true as const };
}
