/** Tests that a food emoji counts as the food, a decorative one does not, and an unknown one makes the line unknown. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { ALLERGENS } from '../../vocabulary.ts';
import { check } from '../verdict/check.ts';

const { rules } = kitchen;
const checked = (text: string) =>
  check(rules, [{ part: 'ingredients', index: 0, text }], { allergies: ALLERGENS, diets: [] });

test.each([
  ['1 🧀', 'milk'],
  ['2 🥚', 'eggs'],
  ['🥜', 'peanuts'],
  ['butter beans and 🧀', 'milk'],
  ['melt the 🧈', 'milk'],
  ['oat milk and 🥛', 'milk'],
  ['eggplant, 🥚', 'eggs'],
  ['🥜🧈', 'peanuts'],
  ['200 g 🦐, peeled', 'shellfish'],
])('%s holds %s', (text, allergen) => {
  const { findings } = checked(text);
  expect(findings.map(({ restriction }) => restriction)).toContain(allergen);
  expect(findings.every(({ start, end }) => text.slice(start, end).length > 0)).toBe(true);
});

test.each([
  'oat milk 🥛',
  'vegan cheese 🧀',
  '🥚 2 potatoes',
  '2 carrots. Enjoy! 🧀',
  '1 vegan 🧀',
  '🥥🥛',
  '🍅🧄',
])('%s holds none', (text) => {
  expect(checked(text).findings.filter(({ certainty }) => certainty === 'contains')).toEqual([]);
});

test.each(['1 🪨', '🫧🫧'])('%s is unknown', (text) => {
  expect(checked(text)).toMatchObject({ verdict: 'unsure', unknown: [{ text }] });
});
