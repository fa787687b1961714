/** Tests splitting text into normalised words with offsets, the distinctive words of a name, and linear time. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOSTILE_PIECES } from '../../testing/hostile-input.ts';
import { MAX_LINEAR_GROWTH, measureGrowth } from '../../testing/time-growth.ts';
import { contentTokens, splitNameTokens } from './name-tokens.ts';
import { normalise } from './normalise.ts';
import { tokenise } from './tokenise.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 200 });

test('words stand in order, none over another, inside the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let last = 0;
      for (const { text: word, start, end } of tokenise(text)) {
        expect(word).not.toBe('');
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
  );
});

test('a normalised word is normalised already', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const word of splitNameTokens(text).filter(
        (one) => one.length > 1 && /^[a-z]+$/.test(one),
      ))
        expect(splitNameTokens(word)).toEqual([word]);
    }),
  );
});

test('normalising twice is normalising once', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = normalise(text);
      expect(normalise(once)).toBe(once);
    }),
  );
});

test('accents and capitals change no word', () => {
  const word = fc.stringMatching(/^[a-z]{1,9}$/);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const plain = words.join(' ');
      const accented = [...plain].map((one) => (one === ' ' ? one : `${one}\u0301`)).join('');
      expect(splitNameTokens(accented.normalize('NFC'))).toEqual(splitNameTokens(plain));
      expect(splitNameTokens(plain.toUpperCase())).toEqual(splitNameTokens(plain));
    }),
  );
});

test.each([
  ['400g soy-sauce', ['400', 'g', 'soy', 'sauce']],
  ['Crème brûlée & tea', ['creme', 'brulee', 'and', 'tea']],
  ["shepherd's pie", ['shepherds', 'pie']],
  ['soy <b>sauce</b>', ['soy', 'sauce']],
  ['a l m o n d s', ['almonds']],
])('the words of "%s"', (text, words) => {
  expect(splitNameTokens(text)).toEqual(words);
});

test('the words of a name by which it is told from others', () => {
  expect(contentTokens("Shepherd's pie with the best potatoes")).toEqual([
    'shepherd',
    'pie',
    'best',
    'potato',
  ]);
});

test.each(HOSTILE_PIECES)('a text of nothing but %j takes time in proportion', (piece) => {
  expect(measureGrowth(tokenise, piece, 2000)).toBeLessThan(MAX_LINEAR_GROWTH);
  expect(measureGrowth(normalise, piece, 2000)).toBeLessThan(MAX_LINEAR_GROWTH);
});
