/** The question under a list, which also keeps in view for how many we cook. */
import { sayNumberWord } from '../../cook/fill.ts';
import { say, type Table } from '../../cook/table.ts';
import { LIST_ENDS_FOR, ONE_END_FOR, PLAN_ENDS_FOR } from '../words/list-ends.ts';
import { LIST_ENDS, ONE_END, PLAN_ENDS } from '../words/offering.ts';

const ENDS = {
  list: [LIST_ENDS, LIST_ENDS_FOR],
  one: [ONE_END, ONE_END_FOR],
  plan: [PLAN_ENDS, PLAN_ENDS_FOR],
} as const;

export function listEnd(table: Table, kind: keyof typeof ENDS): string {
  const [plain, counted] = ENDS[kind];
  const { told } = table.now;
  return told === undefined
    ? say(table, plain)
    : say(table, counted, { people: sayNumberWord(told) });
}
