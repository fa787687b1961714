/** Tests scaling what comes by the piece: it is divided as a cook would, for one as for five. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { readDish } from '../../cookbook/read-dish.ts';
import { plate } from './plate.ts';

/** The first line of a dish for four that is made for so many. */
function lineFor(item: string, people: number, steps = 'Chop @ and simmer for ~{5%minutes}.') {
  const text = `---
title: Trial
cuisine: French
course: main
servings: 4
time: 20
active: 10
keywords: [one, two, three, four]
introduction: A trial.
tip: Taste it.
keeps: A day.
vessel: bowl
colours: [red, green]
---
${steps.replace('@', item)}
`;
  return plate(kitchen, readDish('trial', text), 'international', people, [], 's').ingredients[0];
}

test.each([
  ['@onion{1}(chopped)', 1, '¼ onion, chopped'],
  ['@onion{1}(chopped)', 2, '½ onion, chopped'],
  ['@onion{1}(chopped)', 3, '1 small onion, chopped'],
  ['@onion{1}(chopped)', 5, '1 large onion, chopped'],
  ['@onion{1}(chopped)', 6, '1½ onions, chopped'],
  ['@onion{1}(peeled, whole)', 1, '1 onion, peeled, whole'],
  ['@onions{2}(small, sliced)', 3, '1½ onions, small, sliced'],
  ['@onions{10}(sliced)', 1, '2½ onions, sliced'],
  ['@avocado{1}(in slices)', 1, '¼ avocado, in slices'],
  ['@carrot{1}(diced)', 1, '½ carrot, diced'],
  ['@red chilli{1}', 1, '½ red chilli'],
  ['@scotch bonnet chilli{1}(whole)', 2, '1 scotch bonnet chilli, whole'],
  ['@black tea bags{6}', 1, '2 black tea bags'],
  ['@garlic{1%cloves}(crushed)', 1, '½ clove garlic, crushed'],
  ['@garlic{1%cloves}(crushed)', 2, '1 small clove garlic, crushed'],
  ['@cloves{3}', 1, '1 clove'],
  ['@celery{1%stalks}', 2, '½ stalk celery'],
  ['@lemongrass{2%stalks}(bruised)', 1, '½ stalk lemongrass, bruised'],
  ['@rosemary{1%sprigs}', 2, '1 small sprig rosemary'],
  ['@vanilla pod{1}(split)', 2, '½ vanilla pod, split'],
  ['@gelatine leaves{3}', 2, '1½ gelatine leaves'],
  ['@bay leaf{1}', 1, '1 bay leaf'],
  ['@spring onions{5}(sliced)', 2, '3 spring onions, sliced'],
  ['@allspice berries{5}', 2, '3 allspice berries'],
  ['@mint{2%handful}(leaves)', 1, 'a small handful of mint, leaves'],
  ['@mint{a handful}(leaves)', 5, 'a large handful of mint, leaves'],
  ['@mint{a handful}(leaves)', 3, 'a handful of mint, leaves'],
  ['@mint{a handful}(leaves)', 2, 'a small handful of mint, leaves'],
  ['@mint{a handful}(leaves)', 6, 'a large handful of mint, leaves'],
])('%s of a dish for four is for %d "%s"', (item, people, wanted) => {
  expect(lineFor(item, people)).toBe(wanted);
});

test.each([
  ['Mix @ with the mince and fry for ~{5%minutes}.', '1 tbsp beaten egg'],
  ['Mix the crumbs with @ and fry for ~{5%minutes}.', '1 tbsp beaten egg'],
  ['Dip in @ and then in crumbs and fry for ~{5%minutes}.', '1 egg'],
  ['Boil @ for ~{8%minutes} and peel.', '1 egg'],
  ['Brush the top with @ and bake for ~{20%minutes}.', '1 egg'],
])('a quarter of an egg, where it says "%s", is "%s"', (steps, wanted) => {
  expect(lineFor('@egg{1}', 1, steps)).toBe(wanted);
});

test('an egg that is part of a dough is halved, any other comes small', () => {
  const dough = 'Knead @ with @plain flour{400%g} to a dough.';
  expect(lineFor('@egg{1}', 2, dough)).toBe('½ egg, beaten');
  expect(lineFor('@egg{1}', 2, 'Mix @ with the mince and fry for ~{5%minutes}.')).toBe(
    '1 small egg',
  );
});
