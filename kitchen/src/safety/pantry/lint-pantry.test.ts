/** Tests that the pantry has no contradictions, that planted ones are found with their lines, and that file order does not matter. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lintPantry } from './lint-pantry.ts';
import { compileRules } from './rules.ts';

const FOLDER = new URL('../../../pantry/', import.meta.url);
const pantryFiles = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.pantry'))
  .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') }));
const rules = compileRules(pantryFiles);

const compile = (text: string) => compileRules([{ name: 'a.pantry', text }]);
const sentences = (text: string) => lintPantry(compile(text)).map((one) => one.sentence);

test('the pantry has no problem', () => {
  expect(lintPantry(rules)).toEqual([]);
});

test('a name that stands twice is named with both places', () => {
  expect(sentences('brie: has milk\nBries: has milk')).toEqual([
    '"Bries" already stands in a.pantry, line 1.',
  ]);
});

test('a substitute must be a term and must help', () => {
  expect(sentences('butter: has milk; use ghee, oil\nghee: has milk')).toHaveLength(2);
});

test('a look-alike must be longer than the food it protects from', () => {
  expect(sentences('egg: has eggs\n"eggs": no food')).toEqual(['"=eggs" hides a food.']);
});

test('no name begins like an amount or like a facet that lost its line', () => {
  expect(sentences('soy: has soy\ntsp soy: is soy')).toEqual(['"tsp soy" begins like an amount.']);
  expect(sentences('tagliatelle\nhas eggs, wheat')).toEqual(['"has egg" begins like a facet.']);
});

test.each([
  ['brie: is chese', /a\.pantry, line 1: "is chese" names no term/],
  ['brie: has lactose', /"lactose" is no allergen or diet/],
  ['a food: is b food\nb food: is a food', /its own ancestor/],
  ['brie: smells strong', /is no facet we know/],
])('%s stops the compiling with file and line', (text, sentence) => {
  expect(() => compile(text)).toThrow(sentence);
});

test('the version follows the text and not the order of files', () => {
  expect(compileRules([...pantryFiles].reverse()).version).toBe(rules.version);
  expect(rules.version).toMatch(/^[0-9a-f]{10}$/);
});
