/** For tests of commands: builds clauses with given intents and food roles and the context they run in; every wording of a result. */
import { kitchen } from '../kitchen-instance.ts';
import type { Outcome } from '../src/commands/command.ts';
import { layTable } from '../src/conversation/lay-table.ts';
import type { Table } from '../src/cook/table.ts';
import { describeClause } from '../src/read/describe-clause.ts';
import { readExampleLines } from '../src/read/example-lines.ts';
import type { ReadClause } from '../src/read/read-clause.ts';
import { say } from '../src/say/say.ts';
import type { Needs } from '../src/vocabulary.ts';

const NO_NEEDS: Needs = { allergies: [], diets: [] };

/** @param marked "something with {have:eggs}", as in `language/en/acts` */
export function clauseOf(act: string, marked: string): ReadClause {
  const [line] = readExampleLines(act, 'test', `[none] ${marked}`);
  const [clause] = line?.clauses ?? [];
  if (!clause) throw new Error(`"${marked}" is no clause.`);
  const foods = clause.marks.map((mark) => ({ ...mark, chance: 1, end: mark.end }));
  const { text } = clause;
  const read = { act, chance: 1, second: act, start: 0, end: text.length, foods };
  return describeClause(kitchen, text, read as Parameters<typeof describeClause>[2]);
}

/** The table when this is said, after a reply of ours. */
function tableFor(message: string, needs: Needs = NO_NEEDS, reply = ''): Table {
  const said = message.replace(/\{[\w-]+:([^}]*)\}/g, '$1');
  const before = [
    { role: 'user' as const, content: 'hello' },
    { role: 'assistant' as const, content: reply },
  ];
  const turns = [...(reply === '' ? [] : before), { role: 'user' as const, content: said }];
  const persona = 'friendly instructor';
  return layTable(kitchen, turns, { ...needs, units: 'international', persona });
}

export function contextFor(message: string, needs: Needs = NO_NEEDS, reply = '') {
  const table = tableFor(message, needs, reply);
  return { table, knowledge: kitchen.language.knowledge, before: table.heard, message };
}

/** Every message of an outcome, said once for each of its variants. */
export function variantsOf({ told }: Outcome): string[] {
  const { messages } = kitchen.language;
  return told.flatMap((one) => {
    const count = messages.get(one.message)?.length ?? 0;
    if (count === 0) throw new Error(`There is no message "${one.message}".`);
    return Array.from({ length: count }, (_, at) => {
      const seed = `${one.message} ${at}`;
      return say(messages, one, { seed, tone: 'friendly', lately: [] }).text;
    });
  });
}
