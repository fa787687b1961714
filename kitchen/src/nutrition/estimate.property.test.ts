/** Property tests of the nutrition estimate: any order gives the same, ranges hold, each line is counted once, nothing throws. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { HOSTILE_PIECES } from '../../testing/hostile-input.ts';
import { ingredientLine } from '../cookbook/dish-lines.ts';
import { estimate } from './estimate.ts';
import { NUTRIENTS } from './nutrients.ts';

const written = kitchen.cookbook.dishes.flatMap(({ ingredients }) =>
  ingredients.map((item) => ingredientLine(item)),
);
const anyLine = fc.oneof(fc.constantFrom(...written), fc.string({ maxLength: 80 }));
const anyLines = fc.array(anyLine, { maxLength: 12 });

describe('an estimate', () => {
  it('accounts for each line once, and lies within its range', () => {
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 1, max: 12 }), (lines, servings) => {
        const { counted, uncounted, perServing, range, total } = estimate(kitchen, lines, servings);
        const real = lines.filter((line) => line.trim() !== '' && !line.trimEnd().endsWith(':'));
        expect(counted + uncounted.length).toBe(real.length);
        expect(range.kcal[0]).toBeLessThanOrEqual(perServing.kcal);
        expect(range.kcal[1]).toBeGreaterThanOrEqual(perServing.kcal);
        for (const nutrient of NUTRIENTS) expect(total[nutrient]).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is the same in any order', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const straight = estimate(kitchen, lines, 2);
        expect(estimate(kitchen, lines.toReversed(), 2).total).toEqual(straight.total);
      }),
    );
  });

  it('never throws at what people type', () => {
    for (const text of HOSTILE_PIECES.map((piece) => piece.repeat(40))) {
      const { total } = estimate(kitchen, [text, `100 g ${text}`], Number.NaN);
      expect(Number.isFinite(total.kcal)).toBe(true);
    }
  });
});
