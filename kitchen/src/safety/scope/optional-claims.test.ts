/** Tests that a claim with a choice ("egg-free or regular mayonnaise") does not clear the food. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeOptionalClaims } from './optional-claims.ts';

const blanked = (text: string): string => removeOptionalClaims(text).replace(/ +/g, ' ').trim();

test.each([
  ['mayonnaise, egg-free or regular', 'mayonnaise, or regular'],
  ['regular or egg-free mayonnaise', 'regular or mayonnaise'],
  ['gluten free pasta or plain', 'pasta or plain'],
  ['vegan/regular butter', '/regular butter'],
  ['dairy-free butter or olive oil', 'dairy-free butter or olive oil'],
  ['oranges', 'oranges'],
])('%s', (text, left) => {
  expect(blanked(text)).toBe(left);
});

test('invisible marks, capitals and the form of letters change nothing, nor the length', () => {
  const word = fc.constantFrom(
    ...'egg-free dairy-free vegan gluten free regular plain whole or / , mayonnaise milk butter crème not'.split(
      ' ',
    ),
  );
  const form = fc.constantFrom<(one: string) => string>(
    (one) => one.toUpperCase(),
    (one) => one.normalize('NFD'),
    (one) => one.replaceAll(' ', '\u00a0'),
    (one) => [...one].join('\u200d'),
  );
  const bare = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\p{Cf}\p{M}]/gu, '')
      .replaceAll('\u00a0', ' ')
      .toLowerCase()
      .replace(/ +/g, ' ')
      .trim();
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), form, (words, change) => {
      const text = words.join(' ');
      const changed = removeOptionalClaims(change(text));
      expect(changed).toHaveLength(change(text).length);
      expect(bare(changed)).toBe(bare(removeOptionalClaims(text)));
    }),
    { numRuns: 500 },
  );
});
