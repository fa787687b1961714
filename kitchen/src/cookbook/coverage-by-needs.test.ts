/** Tests that dishes are enough in all, by course, allergen and diet; that docs/cookbook.md is current and titles are unique. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { computeCoverage, formatCoveragePage } from './coverage-by-needs.ts';
import { COURSES } from './dish.ts';

const { cookbook } = kitchen;
const spread = computeCoverage(cookbook);

describe('the spread of the cookbook', () => {
  test('is wide enough', () => {
    expect(spread.dishes).toBeGreaterThanOrEqual(240);
    expect(spread.cuisines.size).toBeGreaterThanOrEqual(25);
    for (const course of COURSES) expect(spread.courses.get(course), course).toBeGreaterThan(9);
  });

  test.each(spread.byRestriction.map((row) => [row.avoided.join(), row.clear]))(
    'leaves sixty dishes for %s',
    (_, clear) => expect(clear).toBeGreaterThanOrEqual(60),
  );

  test.each(spread.byVeganAndAllergen.map((row) => [row.avoided.join(' and '), row.clear]))(
    'leaves thirty dishes for %s',
    (_, clear) => expect(clear).toBeGreaterThanOrEqual(30),
  );

  test('leaves eight dishes for the hardest diet with two allergens', () => {
    expect(spread.byDietAndTwoAllergens).toHaveLength(180);
    expect(spread.byDietAndTwoAllergens[0]?.clear).toBeGreaterThanOrEqual(8);
  });
});

test('docs/cookbook.md is what scripts/write-cookbook-page.mjs writes', () => {
  const page = new URL('../../../docs/cookbook.md', import.meta.url);
  expect(readFileSync(page, 'utf8')).toBe(formatCoveragePage(cookbook));
});

test('no two dishes answer to the same title', () => {
  const titles = cookbook.dishes.map((dish) => dish.title.toLowerCase());
  expect(new Set(titles).size).toBe(titles.length);
});
