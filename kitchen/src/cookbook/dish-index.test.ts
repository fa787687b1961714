/** Tests that the index of dishes finds each dish by what to be cautious of in it: raw egg, raw fish, alcohol, heat. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { getDishFacts } from './cookbook.ts';

const { cookbook } = kitchen;

test('each dish is found by each of its cautions, and by no other', () => {
  const indexed = [...cookbook.index.cautions].flatMap(([caution, places]) =>
    places.map((at) => `${cookbook.dishes[at]?.slug}: ${caution}`),
  );
  const own = cookbook.dishes.flatMap((dish) =>
    [...getDishFacts(cookbook, dish).cautions].map((caution) => `${dish.slug}: ${caution}`),
  );
  expect(indexed.toSorted()).toEqual(own.toSorted());
  expect(own.length).toBeGreaterThan(0);
});
