/** Every dish of the cookbook reads well to a strict sous-chef. */
import { expect, test } from 'vitest';
import { kitchen } from '../../opened.ts';
import { weigher } from '../chef/plate/weigh.ts';
import { doubtsAbout } from './sanity.ts';

test('every dish file is read', () => {
  expect(kitchen.unread).toEqual([]);
  expect(kitchen.cookbook.dishes.length).toBeGreaterThanOrEqual(240);
}, 60_000);

test('every dish adds up', () => {
  const weigh = weigher(kitchen.measures);
  expect(
    kitchen.cookbook.dishes.flatMap((dish) => doubtsAbout(dish, kitchen.rules, weigh)),
  ).toEqual([]);
}, 60_000);
