/** Property tests of unit conversion and scaling for any input: no crash, weight kept, repeatable, linear time. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { PUBLISHED_LINES } from '../../../testing/lines/written-lines.ts';
import { MAX_LINEAR_GROWTH, measureGrowth } from '../../../testing/time-growth.ts';
import { UNIT_SYSTEMS } from '../../vocabulary.ts';
import { readLine } from '../lines/read-line.ts';
import { estimateGrams } from '../lines/weigh.ts';
import { compileMeasures } from '../measures.ts';
import { rewriteLine, rewriteStep } from './rewrite.ts';

// Time is measured again where something else disturbed it.
vi.setConfig({ testTimeout: 60_000 });

const pantry = new URL('../../../pantry/', import.meta.url);
const text = (name: string) => readFileSync(new URL(name, pantry), 'utf8');
const measures = compileMeasures(text('units.txt'), text('densities.txt'));

const words = fc.constantFrom(
  ...'1 2 250 ½ 1/2 1⅓ - – / ( ) , . x to or plus cup cups g kg ml tbsp tsp oz lb °C °F gas degrees can tin 14-ounce of a an half dozen flour sugar eggs garlic cloves cm inch each for step 0 , 1,000 2,5 . . .'.split(
    ' ',
  ),
);
const recipeish = fc.array(words, { maxLength: 14 }).map((list) => list.join(' '));
const anything = fc.oneof(recipeish, fc.string(), fc.string({ unit: 'grapheme' }));
const system = fc.constantFrom(...UNIT_SYSTEMS);

const DRY = ['flour', 'sugar', 'rice', 'beef', 'butter'] as const;
const POURED = ['water', 'milk', 'olive oil', 'stock'] as const;

function gramsAfter(line: string): number {
  return estimateGrams(measures, readLine(measures, line)) ?? Number.NaN;
}

describe('measuring', () => {
  it('throws at nothing and never prints 0 g or 0.33 cup', () => {
    fc.assert(
      fc.property(
        anything,
        system,
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        (line, units, factor) => {
          readLine(measures, line);
          const out =
            rewriteLine(measures, line, units, factor) + rewriteStep(measures, line, units, factor);
          if (!/\b0|0\.\d/.test(line))
            expect(out).not.toMatch(/(?:^|\s)0 (?:g|ml|cups?|oz|lb)\b|0\.33 cup/);
        },
      ),
      { numRuns: 800 },
    );
  });

  it('leaves what is already in the system as it was', () => {
    const metric = fc.tuple(
      fc.integer({ min: 1, max: 3000 }),
      fc.constantFrom('g', 'ml', 'tbsp', 'tsp'),
      fc.constantFrom(...DRY, ...POURED),
    );
    fc.assert(
      fc.property(metric, ([amount, unit, food]) => {
        const line = `${amount} ${unit} ${food}, at hand`;
        expect(rewriteLine(measures, line, 'international')).toBe(line);
      }),
    );
  });

  it('has nothing left to do the second time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 3000 }),
        fc.constantFrom(...DRY),
        system,
        (grams, food, units) => {
          const once = rewriteLine(measures, `${grams} g ${food}`, units);
          expect(rewriteLine(measures, once, units)).toBe(once);
        },
      ),
    );
    for (const row of PUBLISHED_LINES.trim().split('\n')) {
      const line = row.split('|')[0]?.trim() ?? '';
      for (const units of UNIT_SYSTEMS) {
        const once = rewriteLine(measures, line, units);
        expect(rewriteLine(measures, once, units), `${line} for ${units}`).toBe(once);
      }
    }
  });

  it('comes back to where it was when scaled by k and then by 1/k', () => {
    const amount = fc.constantFrom(
      '100 g',
      '250 g',
      '500 g',
      '1 cup',
      '½ cup',
      '2 tbsp',
      '1 tbsp',
      '1 lb',
      '8 oz',
      '2 cups',
      '1 kg',
    );
    const k = fc.constantFrom(2, 3, 4, 0.5, 1.5);
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom('flour', 'sugar', 'water'),
        k,
        system,
        (written, food, factor, units) => {
          const line = rewriteLine(measures, `${written} ${food}`, units);
          const there = rewriteLine(measures, line, units, factor);
          const back = rewriteLine(measures, there, units, 1 / factor);
          expect(
            Math.abs(gramsAfter(back) / gramsAfter(line) - 1),
            `${line} > ${there} > ${back}`,
          ).toBeLessThan(0.12);
        },
      ),
    );
  });

  it('keeps the weight within a cook’s tolerance when it converts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 3000 }),
        fc.constantFrom(...DRY),
        fc.constantFrom('United States' as const, 'international' as const),
        (grams, food, units) => {
          const out = rewriteLine(measures, `${grams} g ${food}`, units);
          expect(Math.abs(gramsAfter(out) / grams - 1), out).toBeLessThan(0.13);
        },
      ),
    );
  });

  it('reads a fraction the same in one sign and in three', () => {
    const pairs = [
      ['½', '1/2'],
      ['¼', '1/4'],
      ['¾', '3/4'],
      ['⅓', '1/3'],
      ['⅔', '2/3'],
      ['⅛', '1/8'],
    ] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 12 }),
        fc.constantFrom(...pairs),
        (whole, [sign, ascii]) => {
          const front = whole === 0 ? '' : `${whole} `;
          const plain = readLine(measures, `${front}${ascii} cups flour`);
          for (const other of [
            `${front}${sign}`,
            `${front.trim()}${sign}`,
            `${front}${ascii.replace('/', '⁄')}`,
          ]) {
            expect(readLine(measures, `${other} cups flour`)).toEqual(plain);
          }
        },
      ),
    );
  });

  it('is the same every time and keeps what it cannot read', () => {
    for (const odd of [
      '',
      '\ud83d',
      '1 cup \udc00',
      'a\u0301'.repeat(5000),
      '👩‍👩‍👧',
      '\u0000',
      '1/0',
      '٣ cups',
    ]) {
      for (const units of UNIT_SYSTEMS) {
        const once = rewriteLine(measures, odd, units, 3);
        expect(rewriteLine(measures, odd, units, 3)).toBe(once);
        if (!/\d/.test(odd)) expect(once).toBe(odd);
        expect(rewriteStep(measures, odd, units)).toBeTypeOf('string');
      }
    }
  });

  it.each(['1 cup flour, ', '1/', '(', '1 x ', 'plus 1 ', '2-', '180 °C/', 'of a ', '9', 'large '])(
    'a line of nothing but %j takes time in proportion',
    (piece) => {
      const read = (text: string) => {
        readLine(measures, text);
        rewriteLine(measures, text, 'international', 2);
        rewriteStep(measures, text, 'United States', 2);
      };
      expect(measureGrowth(read, piece, 5000)).toBeLessThan(MAX_LINEAR_GROWTH);
    },
  );
});
