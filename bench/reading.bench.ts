/** How well messages are read by example: acts and roles of a held-back set, and how they grow with the examples. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { trainReader } from '@saffron/kitchen/open-message-reader';
import { type ExampleLine, readExampleLines } from '@saffron/kitchen/read/examples';
import { type MessageReader, readMessage } from '@saffron/kitchen/read/message';
import type { Benchmark } from './report.ts';

const HELD_BACK = join(import.meta.dirname, 'material', 'acts-held-back.txt');
const SHARES = [1 / 8, 1 / 4, 1 / 2, 1];

interface Score {
  surest: number;
  exact: number;
  messages: number;
  roles: number;
  foods: number;
}

/** Each line names the act of its first clause as well, since they stand in one file. */
function readHeldBack(): ExampleLine[] {
  const rows = readFileSync(HELD_BACK, 'utf8').split('\n');
  return rows.flatMap((row, index) => {
    const [, state, act = '', text] = /^\[(\w+)\] ([a-z-]+): (.*)$/.exec(row) ?? [];
    return text ? readExampleLines(act, `held-back:${index + 1}`, `[${state}] ${text}`) : [];
  });
}

function score(reader: MessageReader, lines: readonly ExampleLine[]): Score {
  const sum: Score = { surest: 0, exact: 0, messages: 0, roles: 0, foods: 0 };
  for (const { state, clauses } of lines) {
    const message = clauses.map(({ text }) => text).join(' ');
    const { acts } = readMessage(reader, message, state);
    const said = new Set(clauses.map(({ act }) => act));
    const read = new Set(acts.map(({ act }) => act));
    const surest = acts.reduce((one, other) => (other.chance > one.chance ? other : one));
    sum.messages += 1;
    if (said.has(surest.act)) sum.surest += 1;
    if (said.size === read.size && [...said].every((act) => read.has(act))) sum.exact += 1;
    const foods = acts.flatMap((act) => act.foods);
    let from = 0;
    for (const { text, marks } of clauses) {
      for (const { start, end, role } of marks) {
        const food = foods.find((one) => one.start < from + end && from + start < one.end);
        if (food === undefined) continue;
        sum.foods += 1;
        if (food.role === role) sum.roles += 1;
      }
      from += text.length + 1;
    }
  }
  return sum;
}

const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;

export const bench: Benchmark = {
  name: 'Reading by example',
  description:
    'Messages of strict conversations that no example was written from: 700, by another author. Right is a surest act that is among those labelled; the role of a food is counted where the food itself was found.',
  async run() {
    const kitchen = openKitchen();
    const lines = readHeldBack();
    const scores: Score[] = [];
    let messageMs = 0;
    for (const share of SHARES) {
      const reader = trainReader(kitchen, share);
      const started = process.cpuUsage();
      scores.push(score(reader, lines));
      const { user, system } = process.cpuUsage(started);
      messageMs = (user + system) / 1000 / lines.length;
    }
    const { surest, exact, messages, roles, foods } = scores.at(-1) as Score;
    const acts = scores.map((one) => one.surest / one.messages);
    const rises = acts.every((one, at) => at === 0 || one > (acts[at - 1] as number));
    const fewer = scores.slice(0, -1).map((one) => percent(one.roles, one.foods));
    return [
      {
        label: 'surest act',
        value: `${percent(surest, messages)} (all acts and no other: ${percent(exact, messages)})`,
        goal: '86 %',
        isMet: surest / messages >= 0.86,
      },
      {
        label: 'role of a food',
        value: `${percent(roles, foods)} (with 1/8, 1/4, 1/2 of the examples: ${fewer.join(', ')})`,
        goal: '92 %',
        isMet: roles / foods >= 0.92,
      },
      {
        label: 'surest act with 1/8, 1/4, 1/2 and all of the examples',
        value: scores.map((one) => percent(one.surest, one.messages)).join(', '),
        goal: 'rises with each doubling',
        isMet: rises,
      },
      {
        label: 'processor time of a message',
        value: `${messageMs.toFixed(2)} ms`,
        goal: 'under 5 ms',
        isMet: messageMs < 5,
      },
    ];
  },
};
