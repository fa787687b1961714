/** "Free of it", said of a food that is none of the nine, leaves the food out in every form. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { understand } from './understand.ts';

const avoided = (said: string): string[] =>
  understand(kitchen, said).avoid.map((food) => food.said);

test.each([
  ['yeast free dinner', ['yeast']],
  ['corn free nachos', ['corn']],
  ['garlic-free curry', ['garlic']],
  ['celery-free soup please', ['celery']],
  ['onion and garlic free curry', ['onion', 'garlic']],
  ['a mustard free salad dressing', ['mustard']],
  ['potato free curry', ['potato']],
])('%s', (said, foods) => {
  expect(avoided(said)).toEqual(foods);
});

test.each(['chicken and nut free pesto', 'chicken free range, roast', 'sugar free dessert'])(
  '%s leaves no food out that was wished for',
  (said) => {
    expect(avoided(said)).toEqual([]);
  },
);
