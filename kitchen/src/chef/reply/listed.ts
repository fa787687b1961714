/** How a list of dishes is written: what was heard, a lead, the dishes, and the question under them. */
import type { Choice } from '../../cook/choose/choose.ts';
import { sayMinutes } from '../../cook/fill.ts';
import { customsSaid } from '../../cook/plate/customs-said.ts';
import type { Table } from '../../cook/table.ts';
import { heardSaid } from './heard.ts';
import { listEnd } from './list-end.ts';

export function listWith(
  table: Table,
  lead: string,
  choices: readonly Choice[],
  end: 'list' | 'plan',
): string {
  const said = [heardSaid(table), customsSaid(table), lead].filter(Boolean).join(' ');
  return `${said}\n\n${listed(choices)}\n\n${listEnd(table, end)}`;
}

/** "1. **Shakshuka** - 35 minutes. Eggs set softly in …" */
export function listed(choices: readonly Choice[]): string {
  return choices
    .map(({ adapted: { dish } }, index) =>
      `${index + 1}. **${dish.title}** - ${sayMinutes(dish.time)}. ${fewWords(dish.introduction)}`.trim(),
    )
    .join('\n');
}

/** The first sentence of the introduction. */
function fewWords(introduction: string): string {
  return introduction.split(/(?<=[.!?])\s/)[0] ?? '';
}
