/** Tests scaling of steps and lines (which numbers stay, plural nouns), conversion of temperature differences, weights of food parts. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLine } from '../lines/read-line.ts';
import { estimateGrams } from '../lines/weigh.ts';
import { compileMeasures } from '../measures.ts';
import { rewriteLine, rewriteStep } from './rewrite.ts';

const pantry = new URL('../../../pantry/', import.meta.url);
const text = (name: string) => readFileSync(new URL(name, pantry), 'utf8');
const measures = compileMeasures(text('units.txt'), text('densities.txt'));
const FACTORS = [1 / 6, 1 / 3, 0.5, 1.5, 2, 2.5, 10];

describe('a step for more or fewer people', () => {
  it.each([
    'After 20 seconds add the garlic.',
    'Leave for about 60 minutes.',
    'Chill it 60 minutes if you can wait.',
    '30 seconds can be enough.',
    'Give it 5 more minutes, or 2 hours if you have them.',
    'Fold 3 times before the eggs go in.',
    'Quarter the eggs.',
    'The third egg goes in last.',
    'Pour near third of the eggs in.',
    'Lay half of the onions across one end.',
    'Half the onions go in now.',
    'Use a quarter of the onion.',
    'Stir in one third of the eggs.',
    'Keep one of the eggs for brushing.',
    'Squeeze over the other half of the lemon.',
    'Set two tins on top.',
    'Ask the 3 friends who can help.',
    'Grease a 900 g loaf tin.',
    'Use one 450 g loaf tin.',
    'Pour into a 500 ml jar.',
    'Cut the cake in 8 slices.',
  ])('leaves "%s" alone', (step) => {
    for (const factor of FACTORS) {
      expect(rewriteStep(measures, step, 'international', factor)).toBe(step);
    }
  });

  it.each([
    ['Add half an onion.', 2, 'Add 1 onion.'],
    ['Add a quarter of an onion.', 2, 'Add ½ onion.'],
    ['Add three quarters of a teaspoon salt.', 2, 'Add 1½ tsp salt.'],
    ['Add the 400 ml tin coconut milk.', 2, 'Add the 2 x 400 ml tins coconut milk.'],
    ['Add a half teaspoon salt.', 2, 'Add 1 tsp salt.'],
    ['Quarter the 4 eggs.', 2, 'Quarter the 8 eggs.'],
    ['After 20 seconds add 2 cloves garlic.', 1 / 3, 'After 20 seconds add 1 clove garlic.'],
    ['Add 1 stalk celery.', 1.5, 'Add 1½ stalks celery.'],
    ['Pare the zest from 2 of the lemons.', 2 / 3, 'Pare the zest from 1 of the lemons.'],
    ['Add the 400 g tin.', 2, 'Add the 2 x 400 g tins.'],
    ['Add a 400 g tin of tomatoes.', 2, 'Add 2 x 400 g tins of tomatoes.'],
    ['Add the 400 g can of chickpeas.', 2, 'Add the 2 x 400 g cans of chickpeas.'],
    ['Add 2 x 400 g tins chickpeas.', 0.5, 'Add 1 x 400 g tin chickpeas.'],
  ] as const)('writes "%s" times %d as "%s"', (step, factor, wanted) => {
    expect(rewriteStep(measures, step, 'international', factor)).toBe(wanted);
  });
});

describe('a difference of temperature', () => {
  it.each([
    ['It gains another 5 °C as it rests.', 'It gains another 9 °F as it rests.'],
    ['It rises by 10 degrees C while resting.', 'It rises by 18 °F while resting.'],
    ['The middle is 5 °C warmer.', 'The middle is 9 °F warmer.'],
    ['Take it out 5 °C below that.', 'Take it out 9 °F below that.'],
    ['Keep it within 3 °C of that.', 'Keep it within 5 °F of that.'],
    ['Set a fan oven 20 °C lower.', 'Set a fan oven 36 °F lower.'],
    ['It rises to 55 °C.', 'It rises to 131 °F.'],
    ['Let it drop to 10 °C.', 'Let it drop to 50 °F.'],
    ['Keep it at 5 °C or below.', 'Keep it at 41 °F or below.'],
    ['Hold it within 60–65 °C.', 'Hold it within 140–149 °F.'],
  ])('writes "%s" as "%s"', (step, wanted) => {
    expect(rewriteStep(measures, step, 'United States')).toBe(wanted);
  });
});

describe('a line for more or fewer people', () => {
  it.each([
    ['3 cloves garlic, crushed', 0.4, '1 clove garlic, crushed'],
    ['2 stalks celery, sliced', 0.5, '1 stalk celery, sliced'],
    ['2 stalks celery, sliced', 0.67, '1½ stalks celery, sliced'],
    ['2 handfuls of Thai basil', 0.67, '1 handful of Thai basil'],
    ['1 clove garlic', 1.25, '1 clove garlic'],
    ['2 bay leaves', 0.25, '1 bay leaf'],
    ['1 clove garlic', 0.25, '1 clove garlic'],
    ['1 sprig thyme', 0.3, '1 sprig thyme'],
    ['1 onion', 0.5, '½ onion'],
    ['1 onion', 1.5, '1½ onions'],
    ['2-3 cloves garlic', 0.4, '1 clove garlic'],
    ['1-2 onions', 0.5, '½–1 onion'],
    ['12-inch flour tortillas, 4', 2, '30 cm flour tortillas, 8'],
    ['12-inch flour tortillas', 2, '30 cm flour tortillas'],
    ['1 pinch of salt', 6, '¼ tsp salt'],
    ['2 cm fresh ginger', 0.1, '0.5 cm fresh ginger'],
    ['500–700 ml water', 1.6, '800 ml–1.1 l water'],
  ] as const)('writes "%s" times %d as "%s"', (line, factor, wanted) => {
    expect(rewriteLine(measures, line, 'international', factor)).toBe(wanted);
  });

  it('prints no singular number before a plural part, whatever the factor', () => {
    for (const part of ['cloves garlic', 'stalks celery', 'slices ham', 'sprigs mint', 'onions']) {
      for (let count = 2; count <= 9; count += 1) {
        for (const factor of [0.1, 1 / 6, 0.25, 1 / 3, 0.4, 0.5, 0.6, 2 / 3, 0.75]) {
          const out = rewriteLine(measures, `${count} ${part}`, 'international', factor);
          expect(out).not.toMatch(/^[1¼⅓½⅔¾] (?:cloves|stalks|slices|sprigs|onions)/);
        }
      }
    }
  });

  it('keeps the proportion of a range in fluid ounces', () => {
    expect(rewriteLine(measures, '1–2 cups water', 'Imperial')).toBe('8–16 fl oz water');
  });

  it('reads the number behind a size', () => {
    const read = readLine(measures, '12-inch flour tortillas, 4');
    expect(read).toMatchObject({ quantity: 4, unit: null, name: 'flour tortillas' });
  });
});

describe('what a part of a thing weighs', () => {
  it.each([
    ['4 leaves lettuce', 20, 100],
    ['4 lettuce leaves', 20, 100],
    ['8 leaves little gem lettuce', 20, 100],
    ['8 cabbage leaves', 100, 300],
    ['2 slices tomato', 20, 60],
    ['2 wedges lemon', 10, 50],
    ['1 lettuce', 200, 500],
  ])('weighs "%s" between %d and %d g', (line, least, most) => {
    const grams = estimateGrams(measures, readLine(measures, line));
    expect(grams).toBeGreaterThanOrEqual(least);
    expect(grams).toBeLessThanOrEqual(most);
  });

  it('does not weigh a part it knows nothing of as the whole', () => {
    expect(estimateGrams(measures, readLine(measures, '2 pineapple chunks'))).toBeNull();
  });
});
