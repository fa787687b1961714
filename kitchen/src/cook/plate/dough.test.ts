/** Tests that flour and water keep their proportion in cups, ounces and grams. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { numberOf } from '../adapt/add-amounts.ts';
import { isDough } from './dough.ts';
import { mergedLines, plate } from './plate.ts';

const ML = { cup: 236.588, tbsp: 14.7868, tsp: 4.92892, 'fl oz': 28.4131, pint: 568.261 };
const GRAMS = { oz: 28.3495, lb: 453.592 };
const SIZES: Readonly<Record<string, number>> = { ...ML, ...GRAMS, ml: 1, g: 1, l: 1000, kg: 1000 };
const SIGNS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
};

/** How much a line holds, in millilitres or grams, whichever it measures in. */
function amountOf(line: string): number {
  const found =
    /^([\d.]*)([½¼¾⅓⅔⅛]?) (fl oz|[a-z]+?)s? (?:(?:plus )?([\d.]*)([½¼¾⅓⅔⅛]?) (oz|tbsp|tsp) )?/.exec(
      line,
    );
  if (!found) return Number.NaN;
  const [, whole = '', part = '', unit = '', more = '', morePart = '', small = ''] = found;
  const value = (number: string, sign: string): number =>
    (number === '' ? 0 : Number(number)) + (sign === '' ? 0 : numberOf(SIGNS[sign] ?? ''));
  return (
    value(whole, part) * (SIZES[unit] ?? Number.NaN) + value(more, morePart) * (SIZES[small] ?? 0)
  );
}

const FLOUR = /^\d+ g [a-z-]*(?: [a-z-]+)* flour\b|^\d+ g [a-z -]*flour\b/;
const WET = /^\d+ ml (?:whole |boiling )?(?:water|milk|buttermilk)\b/;

test.each(['United States', 'Imperial'] as const)('doughs in the measures of %s', (units) => {
  const wrong = kitchen.cookbook.dishes.filter(isDough).flatMap((dish) => {
    const own = mergedLines(dish.ingredients);
    const { ingredients } = plate(kitchen, dish, units, undefined, [], 's');
    const off = (pattern: RegExp, density: boolean): number[] =>
      own.flatMap((line, at) => {
        const grams = amountOf(line);
        if (!pattern.test(line) || grams < 60 || grams > 1000) return [];
        const shown = amountOf(ingredients[at] ?? '');
        return [density && units === 'United States' ? Number.NaN : shown / grams - 1];
      });
    const water = off(WET, false);
    return [...water, ...off(FLOUR, true)].some((error) => Math.abs(error) > 0.035)
      ? [`${dish.slug}: ${ingredients.join(' | ')}`]
      : [];
  });
  expect(wrong).toEqual([]);
});

test('a cup of water in a dough is told to the teaspoon', () => {
  const lines = (slug: string, units: 'United States' | 'Imperial') => {
    const dish = kitchen.cookbook.dishes.find((one) => one.slug === slug);
    return dish ? plate(kitchen, dish, units, undefined, [], 's').ingredients : [];
  };
  expect(lines('chapati', 'United States')).toContain('⅔ cup plus 1½ tsp water, warm');
  expect(lines('pizza-margherita', 'United States')).toContain(
    '1⅓ cups plus 2 tsp water, lukewarm',
  );
  expect(lines('chapati', 'Imperial')).toContain('5¾ fl oz water, warm');
});
