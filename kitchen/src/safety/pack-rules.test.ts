/** A browser's packed rules must say of every name and every recipe what the server's say. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openKitchen } from '../../open-kitchen.ts';
import { ALLERGENS, DIETS } from '../vocabulary.ts';
import { check, recipeLines } from './check.ts';
import { lineFacts } from './line-facts.ts';
import { packRules } from './pack-rules.ts';
import { compileRules } from './rules.ts';
import { unpackRules } from './unpack-rules.ts';

const FOLDER = new URL('../../pantry/', import.meta.url);
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.pantry'))
  .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') }));
const rules = compileRules(files);
const packed = packRules(files);
const small = unpackRules(packed);

test('the version is that of the pantry', () => {
  expect(small.version).toBe(rules.version);
});

test('every name of the pantry has the same facts', () => {
  const differ = [...rules.byName.keys()]
    .map((key) => key.replaceAll('=', ''))
    .filter(
      (name) => JSON.stringify(lineFacts(rules, name)) !== JSON.stringify(lineFacts(small, name)),
    );
  expect(differ).toEqual([]);
});

test('every dish of the cookbook has the same findings', () => {
  const needs = { allergies: ALLERGENS, diets: DIETS.filter((diet) => diet !== 'Keto') };
  const told = (table: typeof rules, dish: Parameters<typeof recipeLines>[0]) =>
    check(table, recipeLines(dish), needs).findings.map(
      (one) => `${one.part} ${one.index} ${one.restriction} ${one.certainty}`,
    );
  for (const dish of openKitchen().cookbook.dishes) {
    const ingredients = dish.ingredients.map((one) => one.name);
    const recipe = { recipeName: dish.title, ingredients, introduction: dish.introduction };
    expect(told(small, recipe)).toEqual(told(rules, recipe));
  }
});

test('it is a good deal smaller than the text', () => {
  const size = (text: string) => gzipSync(text, { level: 9 }).length;
  expect(size(packed)).toBeLessThan(0.85 * size(files.map((file) => file.text).join('')));
});
