/** Tests the pantry's unit and density tables: a mistake is named by file and line, enough foods are known, lines are weighed right. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLine } from './lines/read-line.ts';
import { estimateGrams } from './lines/weigh.ts';
import { compileMeasures } from './measures.ts';

const pantry = new URL('../../pantry/', import.meta.url);
const text = (name: string) => readFileSync(new URL(name, pantry), 'utf8');
const units = text('units.txt');
const densities = text('densities.txt');

describe('compileMeasures', () => {
  it('names file and line of a mistake', () => {
    expect(() => compileMeasures(`${units}\ng | g | 1 g | metric | gramz`, densities)).toThrow(
      /units\.txt, line \d+: .*twice/,
    );
    expect(() => compileMeasures(`${units}\nx | x | big | metric | x`, densities)).toThrow(
      /"big" is no measure/,
    );
    expect(() => compileMeasures(units, '[cups]\nflour | much')).toThrow(
      /densities\.txt, line 2: /,
    );
    expect(() => compileMeasures(units, '[spoons]')).toThrow(/line 1: \[spoons\]/);
    expect(() => compileMeasures('', densities)).toThrow(/"g" is missing/);
  });

  it('knows enough foods', () => {
    const { foods } = compileMeasures(units, densities);
    expect(foods.foods.size).toBeGreaterThan(120);
  });
});

describe('gramsOf', () => {
  const measures = compileMeasures(units, densities);
  it.each([
    ['2 cups flour', 250],
    ['1 lb beef', 454],
    ['2 x 400 g tins tomatoes', 800],
    ['8 chicken thighs (about 2½ pounds)', 1134],
    ['4 (6-ounce) salmon fillets', 680],
    ['1 bunch (about 200 g) kale', 200],
    ['3 large eggs', 150],
    ['2 cloves garlic', 8],
    ['1-2 tbsp olive oil', 20],
    ['1 stick butter', 113],
  ])('weighs "%s" at about %d g', (line, grams) => {
    const read = estimateGrams(measures, readLine(measures, line));
    expect(Math.abs((read ?? 0) / grams - 1)).toBeLessThan(0.03);
  });

  it('says null where it cannot tell', () => {
    for (const line of ['salt to taste', '2 zorgles', '']) {
      expect(estimateGrams(measures, readLine(measures, line))).toBeNull();
    }
  });
});
