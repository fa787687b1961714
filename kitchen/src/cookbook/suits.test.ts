/** Tests cookbook/suits.txt: listed dishes exist and are found by occasion, what mood words ask for is listed, bad rows are refused. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fullKitchen } from '../../full-kitchen.ts';
import { NamedListError } from './named-lists.ts';
import { readSuits } from './suits.ts';

const kitchen = fullKitchen();
const open = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const suits = readSuits(open('cookbook/suits.txt'));

test('every dish that is listed is in the book, and found by what it suits', () => {
  for (const [slug, words] of suits) {
    const { terms } = kitchen.cookbook.facts.get(slug) ?? { terms: new Set() };
    expect([slug, words.filter((word) => !terms.has(word))]).toEqual([slug, []]);
  }
});

test('what a mood asks for by an at sign is listed', () => {
  const listed = new Set([...suits.values()].flat());
  const rows = open('language/en/lexicon/mood.txt').split('\n');
  const asked = rows
    .filter((row) => !row.startsWith('#'))
    .flatMap((row) => row.split('|').slice(1))
    .flatMap((field) => field.split(','))
    .map((one) => one.trim())
    .filter((one) => one.startsWith('@'));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((one) => !listed.has(one))).toEqual([]);
});

test.each(['christmas roast-turkey', 'christmas: roast-turkey,, nut-roast', ': nut-roast'])(
  'the row "%s" is refused with its line',
  (row) => {
    expect(() => readSuits(`# comment\n${row}`)).toThrow(NamedListError);
    expect(() => readSuits(`# comment\n${row}`)).toThrow('line 2');
  },
);
