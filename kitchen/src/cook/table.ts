/** The inputs of one reply (Table): kitchen, person, wish, units, tools. Also words recipe sentences, and tells texts that needs rule out. */
import type { Dish } from '../cookbook/dish.ts';
import type { Tool } from '../cookbook/tools.ts';
import type { PersonHeard } from '../needs/heard.ts';
import { check } from '../safety/verdict/check.ts';
import { say } from '../say/say.ts';
import type { Told } from '../say/told.ts';
import type { Persona } from '../say/voice/persona.ts';
import type { Diet, Needs, UnitSystem } from '../vocabulary.ts';
import type { Kitchen } from './kitchen.ts';
import type { Wish } from './wish.ts';

export interface Table {
  readonly kitchen: Kitchen;
  readonly heard: PersonHeard;
  readonly wish: Wish;
  /** The recipe that somebody brought, or that a model wrote, as a dish. */
  readonly own?: Dish | undefined;
  /** How many eat, where that was said. */
  readonly people?: number | undefined;
  /** How many pieces of it were asked for: twenty meatballs. */
  readonly pieces?: number | undefined;
  /** Tools their kitchen lacks. */
  readonly lacking: readonly Tool[];
  readonly units: UnitSystem;
  readonly persona: Persona;
  readonly firstName?: string | undefined;
  /** Slugs of dishes that were served or refused in this conversation, so that none comes again. */
  readonly served: ReadonlySet<string>;
  readonly seed: string;
}

/** "A veggie one" is no need for good, and yet no dish with meat. */
export function withDiets(table: Table, diets: readonly Diet[]): Table {
  if (diets.length === 0) return table;
  const { person } = table.heard;
  const needs = { ...person.needs, diets: [...new Set([...person.needs.diets, ...diets])] };
  return { ...table, heard: { ...table.heard, person: { ...person, needs } } };
}

/** Two chefs do not choose the same words, nor one of them other words on another day. */
export function voiceOf({ seed, persona }: Pick<Table, 'seed' | 'persona'>): string {
  return persona.name === undefined ? seed : `${seed}\n${persona.name}`;
}

/** A sentence of a card, in the words of this persona. */
export function sayAtTable(table: Table, told: Told): string {
  const { messages } = table.kitchen.language;
  const speaker = { seed: voiceOf(table), tone: table.persona.tone, lately: [] };
  return say(messages, told, speaker).text;
}

/** Coeliacs who say "no flour" mean that of wheat: their need keeps it out, and leaves a cake of another flour. */
export function isOfNeed(
  { allergies, diets }: Needs,
  { said }: { readonly said: string },
): boolean {
  return said === 'flour' && (allergies.includes('wheat') || diets.includes('Gluten-Free'));
}

/** Whether a text names nothing that these needs rule out. */
export function speaks({ rules }: Pick<Kitchen, 'rules'>, text: string, needs: Needs): boolean {
  return check(rules, [{ part: 'text', index: 0, text }], needs).verdict !== 'conflict';
}
