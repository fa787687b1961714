/** Tests that every dish file of the cookbook can be read and passes the validator, and that there are 240 at least. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { createWeigher } from '../measure/lines/weigh.ts';
import { validateDish } from './dish-validator.ts';

test('every dish file is read', () => {
  expect(kitchen.unread).toEqual([]);
  expect(kitchen.cookbook.dishes.length).toBeGreaterThanOrEqual(240);
}, 60_000);

test('every dish is valid', () => {
  const weigh = createWeigher(kitchen.measures);
  expect(
    kitchen.cookbook.dishes.flatMap((dish) => validateDish(dish, kitchen.rules, weigh)),
  ).toEqual([]);
}, 60_000);
