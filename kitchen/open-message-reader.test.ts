/** Tests the message reader's training examples: known intents and food roles only, and none that is held back for evaluation. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readExamples } from './open-message-reader.ts';

const ROLES = new Set(
  'want have without harm dislike from to add more less lacking about likes beside dish about-dish'.split(
    ' ',
  ),
);
const HELD_BACK = join(import.meta.dirname, '..', 'bench', 'material', 'acts-held-back.txt');

const examples = readExamples();
const fileOf = (source: string) => source.slice('acts/'.length, source.indexOf('.txt'));

test('every act of an example has a file of examples, and every role is known', () => {
  const acts = new Set(examples.map(({ source }) => fileOf(source)));
  const clauses = examples.flatMap(({ clauses, source }) =>
    clauses.map((clause) => ({ ...clause, source })),
  );
  expect(clauses.filter(({ act }) => !acts.has(act))).toEqual([]);
  expect(clauses.filter(({ marks }) => marks.some(({ role }) => !ROLES.has(role)))).toEqual([]);
  expect(examples.length).toBeGreaterThan(4000);
});

test('no held-back message is among the examples', () => {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const known = new Set(
    examples.map(({ clauses }) => plain(clauses.map(({ text }) => text).join(' '))),
  );
  const heldBack = readFileSync(HELD_BACK, 'utf8').split('\n');
  const messages = heldBack
    .filter((row) => row.startsWith('['))
    .map((row) => row.replace(/^\[\w+\] [a-z-]+: /, ''))
    .map((row) => row.replace(/ \/\/ [a-z-]+: /g, ' ').replace(/\{[a-z-]+:([^}]*)\}/g, '$1'));
  // Short ones, such as "thanks", are everybody's.
  const long = messages.filter((message) => message.length > 25);
  expect(long.filter((message) => known.has(plain(message)))).toEqual([]);
});
