/** What the conversation tells of the person: one understanding of them for every chef and for the gate behind all of them. */

import type { Kitchen } from '../../cook/kitchen.ts';
import { type ExcludedFood, mergeNeeds, type Person } from '../../safety/person/person.ts';
import type { Needs, UnitSystem } from '../../vocabulary.ts';
import { needsNamed } from '../understand/needs-said.ts';
import { type Conversation, type Readers, replay, type Turn } from './conversation.ts';
import { declaredFoods } from './declared-foods.ts';
import { notesOn } from './notes.ts';

/** What is known of somebody before a word is said. */
export interface Asker extends Needs {
  /** What they said before the turns, oldest first: heard for what lasts, not for wishes. */
  readonly saidBefore?: readonly string[] | undefined;
  /** Foods beyond the nine that they cannot eat. */
  readonly otherFoods?: readonly string[] | undefined;
}

declare const HEARD: unique symbol;

/**
 * Whom a reply is for. Only `hearPerson` makes one, so whoever asks for this type cannot be given the needs of the
 * settings alone. Data, but for a mark that exists for the compiler.
 */
export interface PersonHeard {
  readonly [HEARD]: true;
  readonly person: Person;
  /** Names of customs and doctors' diets: "halal", "low in potassium". */
  readonly customs: readonly string[];
  /** Foods they would rather not have; nobody falls ill of them. */
  readonly dislikes: readonly string[];
  /** Tools their kitchen lacks. */
  readonly lacking: readonly string[];
  readonly people: number | undefined;
  /** Asked for in words, before those of the settings. */
  readonly units: UnitSystem | undefined;
  /** What a card is fitted to, told to the person; never part of a recipe. */
  readonly notes: readonly string[];
  /** Something must be asked of them before anybody cooks: whether a food is wanted, or what an allergy is to. */
  readonly asksFirst: boolean;
}

/** Never throws; the same words tell the same. */
export function hearPerson(kitchen: Kitchen, turns: readonly Turn[], asker: Asker): PersonHeard {
  const { now } = hear(kitchen, turns, asker);
  const heard: Omit<PersonHeard, typeof HEARD> = {
    person: personIn(now),
    customs: now.customs.map(({ label }) => label),
    dislikes: now.avoid.filter(({ firm }) => !firm).map(({ said }) => said),
    lacking: now.lacking,
    people: now.people,
    units: now.units,
    notes: notesOn(kitchen, { ...now, people: undefined, told: undefined }),
    asksFirst: now.unsure.length > 0 || now.allergyUnread === true,
  };
  // The mark has no value.
  return heard as PersonHeard;
}

/** The conversation replayed, with what the person said before it and their foods beyond the nine. */
export function hear(
  kitchen: Kitchen,
  turns: readonly Turn[],
  asker: Asker,
  readers: Readers = 'both',
): ReturnType<typeof replay> {
  const said = (asker.saidBefore ?? []).map((content) => ({ role: 'user', content }) as const);
  const foods = declaredFoods(kitchen, asker.otherFoods ?? []);
  return replay(kitchen, [...said, ...turns], asker, foods, readers);
}

/** All that must not reach the plate: taste is not among it, customs are. */
export function personIn(now: Conversation): Person {
  const allergies = now.avoid
    .filter((food) => food.firm === true && !isOfTheNine(food.said, now.needs))
    .map((food) => ({ label: food.said, names: food.names, isAllergy: true }));
  const customs = now.customs
    .flatMap((custom) => custom.out)
    .map((food) => ({ label: food.said, names: food.names, isAllergy: false }));
  const doubted = now.doubted
    .filter((food) => needsNamed(food.said).allergies.length === 0)
    .map((food) => ({ label: food.said, names: food.names, isAllergy: false }));
  const known = new Set<string>();
  const isNew = ({ label }: ExcludedFood): boolean =>
    !known.has(label) && known.add(label) !== undefined;
  return {
    needs: mergeNeeds(now.needs),
    excludedFoods: [...allergies, ...customs, ...doubted].filter(isNew),
    situations: now.care,
  };
}

/** "Nut allergy" is kept as a need, and checked as that. */
function isOfTheNine(food: string, needs: Needs): boolean {
  const { allergies } = needsNamed(food);
  return allergies.length > 0 && allergies.every((one) => needs.allergies.includes(one));
}
