/** Tests of menus: every step is there once, course by course, and what is left on each eater's plate is theirs to eat. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { checkRecipe } from '../cookbook/check-recipe.ts';
import { ALLERGENS, DIETS } from '../vocabulary.ts';
import { layMenu } from './lay-menu.ts';
import { splitPlates } from './split-plates.ts';

const { dishes } = kitchen.cookbook;
const dishOf = (slug: string) => {
  const dish = dishes.find((one) => one.slug === slug);
  if (!dish) throw new Error(slug);
  return dish;
};
const anyNeeds = fc.oneof(
  fc.constantFrom(...ALLERGENS).map((one) => ({ allergies: [one], diets: [] })),
  fc.constantFrom(...DIETS).map((one) => ({ allergies: [], diets: [one] })),
);
const vegan = { name: 'Ann', needs: { allergies: [], diets: ['Vegan' as const] } };

describe('plates from one pot', () => {
  it('leave the feta off where it only goes on top', () => {
    expect(splitPlates(kitchen, dishOf('greek-salad'), [vegan])).toEqual([
      { who: 'Ann', kind: 'apart', step: 3, without: ['feta'], isAllergy: false },
    ]);
  });

  it('are another dish where it cooks in it, or is what the dish is', () => {
    for (const slug of ['roast-chicken', 'cucumber-raita', 'panna-cotta'])
      expect(splitPlates(kitchen, dishOf(slug), [vegan])[0]?.kind, slug).toBe('other');
  });

  it('hold nothing against the needs, and are done when they are taken out', () => {
    fc.assert(
      fc.property(fc.constantFrom(...dishes), anyNeeds, (dish, needs) => {
        const [plate] = splitPlates(kitchen, dish, [{ name: 'Ann', needs }]);
        if (plate?.kind !== 'apart') return;
        const kept = dish.ingredients.filter(({ name }) => !plate.without.includes(name));
        const lines = kept.map(({ name }, index) => ({
          ...{ part: 'ingredients' as const, index, text: name },
        }));
        const { findings } = checkRecipe(kitchen, lines, needs, dish.servings);
        expect(findings.filter(({ certainty }) => certainty === 'contains')).toEqual([]);
        expect(plate.step).toBeGreaterThan(0);
        expect(plate.step).toBeLessThan(dish.steps.length);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a menu', () => {
  it('has each step of each dish once, and is eaten course by course', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...dishes), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 1439 }),
        (menu, serve) => {
          const { courses, work } = layMenu(kitchen, menu, serve, [vegan]);
          expect(courses.map(({ dish }) => dish)).toEqual(menu.map(({ slug }) => slug));
          for (const [at, dish] of menu.entries())
            expect(work.filter(({ course }) => course === at).map(({ step }) => step)).toEqual(
              dish.steps.map((_, step) => step),
            );
          for (const { at } of work) expect(at).toMatch(/^\d{1,2}:\d\d$/);
        },
      ),
      { numRuns: 40 },
    );
  });
});
