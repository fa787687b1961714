/** Looks once more at what was decided on, so that no text proposes what the person must not eat. */
import { inTheirWords } from '../cook/plate/in-their-words.ts';
import type { PlatedRecipe } from '../cook/plate/serve.ts';
import { sayAtTable, speaks, type Table } from '../cook/table.ts';
import { tell } from '../say/told.ts';
import type { ChefReply } from './chef-needs.ts';

export type Reply = string | PlatedRecipe;

export function checkedReply(table: Table, reply: Reply): ChefReply {
  const { person } = table.heard;
  const { needs } = person;
  if (typeof reply !== 'string') return { kind: 'recipe', recipe: reply, needs, person };
  const text = speaks(table.kitchen, reply, needs)
    ? reply
    : sayAtTable(table, tell('answers.not-understood'));
  return { kind: 'text', text: inTheirWords(table, text), needs, person };
}
