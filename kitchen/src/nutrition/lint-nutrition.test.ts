/** Tests that every food of the cookbook and of composed dishes has nutrition figures. */
import { describe, expect, it } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { findNutritionGaps } from '../../testing/nutrition-gaps.ts';

const gapsOf = (names: Iterable<string>) =>
  findNutritionGaps(kitchen.rules, kitchen.nutrition, [...new Set(names)]);

describe('figures of nutrition', () => {
  it('are there for every ingredient of the cookbook, by its own name', () => {
    const names = kitchen.cookbook.dishes.flatMap(({ ingredients }) =>
      ingredients.map(({ name }) => name),
    );
    expect(gapsOf(names)).toEqual({ missing: [], byKind: [] });
  });

  it('are there for every food that forms cook, if only those of its kind', () => {
    const foods = [...kitchen.forms.cooking.byName.values()].map(({ name }) => name);
    expect(gapsOf(foods).missing).toEqual([]);
  });
});
