/** Tests that a food used at several times adds up to what the list says, when scaled: parts told in words, or in figures. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { plate } from './plate.ts';

function cardFor(slug: string, people: number, units: 'international' | 'United States') {
  const dish = kitchen.cookbook.dishes.find((one) => one.slug === slug);
  if (!dish) throw new Error(`no dish ${slug}`);
  return plate(kitchen, dish, units, people, [], 'seed');
}

test('figures too small to part are parted in words', () => {
  const { ingredients, instructions } = cardFor('kerala-fish-molee', 2, 'international');
  expect(ingredients).toContain('¼ tsp ground turmeric, divided');
  expect(instructions[0]).toContain('two thirds of the ground turmeric');
  expect(instructions[3]).toContain('the rest of the ground turmeric');
});

test('what is told by figures for as many as it was written for stays told by them', () => {
  expect(cardFor('kerala-fish-molee', 4, 'international').instructions[3]).toContain(
    '¼ tsp of the ground turmeric',
  );
});

test('cheese in cups on the list is cheese in cups in the steps', () => {
  const { ingredients, instructions } = cardFor('spaghetti-carbonara', 4, 'United States');
  expect(ingredients.join('\n')).toMatch(/cups? (?:plus \d tbsp )?pecorino/);
  expect(instructions.join(' ')).not.toMatch(/oz of the pecorino/);
});
