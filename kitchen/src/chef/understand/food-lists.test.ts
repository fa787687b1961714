/** A list of foods is a list of foods, even where some of them together would be the name of a dish. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { understand } from './understand.ts';

const namedIn = (said: string): string[] =>
  understand(kitchen, said).named.map(({ dish }) => dish.slug);
const foodsIn = (said: string): string[] =>
  understand(kitchen, said).include.map((food) => food.said);

test.each([
  ['chicken, rice and peas', ['chicken', 'rice', 'peas']],
  ['I have chicken, rice and peas', ['chicken', 'rice', 'peas']],
  ['chicken, rice, and peas please', ['chicken', 'rice', 'peas']],
  ['some chicken, some rice & peas', ['chicken', 'rice', 'peas']],
  ['salmon, potatoes, rice and peas', ['salmon', 'potatoes', 'rice', 'peas']],
  ['eggs, carrots, rice and peas', ['eggs', 'carrots', 'rice', 'peas']],
])('foods: %s', (said, foods) => {
  expect(namedIn(said)).toEqual([]);
  expect(foodsIn(said)).toEqual(foods);
});

test.each([
  ['rice and peas', 'rice-and-peas'],
  ['rice and peas, please', 'rice-and-peas'],
  ['ok, rice and peas', 'rice-and-peas'],
  ['for dinner, rice and peas', 'rice-and-peas'],
  ['fish and chips, mushy peas', 'fish-and-chips'],
  ['what about red beans and rice?', 'red-beans-and-rice'],
])('a dish: %s', (said, slug) => {
  expect(namedIn(said)).toContain(slug);
});
