/** Everything one reply is made from: the kitchen, the conversation, the person and the seed of its variety. */
import { check } from '../safety/verdict/check.ts';
import type { Needs, UnitSystem } from '../vocabulary.ts';
import { fill } from './fill.ts';
import type { Kitchen } from './kitchen.ts';
import { pick } from './seed.ts';
import type { Conversation } from '../chef/talk/conversation.ts';
import type { Meaning } from '../chef/understand/meaning.ts';
import type { Persona } from '../say/voice/persona.ts';

export interface Table {
  readonly kitchen: Kitchen;
  readonly before: Conversation;
  readonly now: Conversation;
  readonly meaning: Meaning;
  readonly units: UnitSystem;
  readonly persona: Persona;
  readonly firstName?: string;
  /** Slugs of dishes already served in this conversation. */
  readonly served: ReadonlySet<string>;
  readonly seed: string;
}

/** One of the variants, filled in. */
export function say(
  table: Table,
  variants: readonly string[],
  values: Readonly<Record<string, string | number>> = {},
  purpose = variants[0] ?? '',
): string {
  return fill(pick(variants, voiceOf(table), purpose), values);
}

/** Two chefs do not choose the same words, nor one of them other words on another day. */
export function voiceOf({ seed, persona }: Table): string {
  return persona.name === undefined ? seed : `${seed}\n${persona.name}`;
}

/** Whether a text names nothing that these needs rule out. */
export function speaks(kitchen: Kitchen, text: string, needs: Needs): boolean {
  return check(kitchen.rules, [{ part: 'text', index: 0, text }], needs).verdict !== 'conflict';
}
