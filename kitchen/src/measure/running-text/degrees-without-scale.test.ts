/** Tests that "165 degrees" is read as Celsius or Fahrenheit by what is heated, or left alone when in doubt. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileMeasures } from '../measures.ts';
import { rewriteStep } from '../rewrite/rewrite.ts';

const pantry = new URL('../../../pantry/', import.meta.url);
const text = (name: string) => readFileSync(new URL(name, pantry), 'utf8');
const measures = compileMeasures(text('units.txt'), text('densities.txt'));
const US = 'United States';
const INTERNATIONAL = 'international';

it.each([
  'Cook chicken to 165 degrees.',
  'Cook the pork to 145 degrees inside.',
  'Roast until the beef reads 130 degrees.',
  'Warm the milk to 110 degrees.',
  'Dissolve the yeast in warm water (105 to 115 degrees).',
  'Smoke at 225 degrees for 6 hours.',
  'Temper chocolate to 88 degrees.',
  'Bake at 350 degrees for 20 minutes.',
  'Rotate the tray 180 degrees after 10 minutes.',
  'Turn the dough 90° and roll again.',
  'Cut at 45 degrees.',
])('an American reads as it is written: %s', (step) => {
  expect(rewriteStep(measures, step, US, 1)).toBe(step);
});

it.each([
  'Cook fish to 60 degrees.',
  'Chill to 4 degrees.',
  'Serve at 15 degrees.',
  'Warm the milk to 40 degrees.',
  'Bake at 180 degrees for 20 minutes.',
  'Rotate the tray 180 degrees after 10 minutes.',
  'Cut at 45 degrees.',
])('everybody else too: %s', (step) => {
  expect(rewriteStep(measures, step, INTERNATIONAL, 1)).toBe(step);
});

it.each<[string, typeof US | typeof INTERNATIONAL, string]>([
  ['Cook chicken to 165 degrees.', INTERNATIONAL, 'Cook chicken to 74 °C.'],
  ['Bake at 350 degrees for 20 minutes.', INTERNATIONAL, 'Bake at 180 °C for 20 minutes.'],
  ['Fry in oil at 350 degrees.', INTERNATIONAL, 'Fry in oil at 175 °C.'],
  ['Roast the chicken at 200 degrees.', US, 'Roast the chicken at 400 °F.'],
  ['Cook fish to 60 degrees.', US, 'Cook fish to 140 °F.'],
  ['Preheat the oven to 180 degrees.', US, 'Preheat the oven to 350 °F.'],
])('%s in %s', (step, units, expected) => {
  expect(rewriteStep(measures, step, units, 1)).toBe(expected);
});
