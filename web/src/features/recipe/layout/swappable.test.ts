/** Tests which ingredients offer a swap: none that nothing could stand in for. */
import { expect, test } from 'vitest';
import { findFood } from '../split-amount.ts';
import { canBeSwapped } from './swappable.ts';

test.each([
  ['2 large onions, chopped', true],
  ['1 tsp black pepper', true],
  ['400 ml coconut water', true],
  ['500 ml vanilla ice cream', true],
  ['300 ml boiling water', false],
  ['Salt', false],
  ['1/2 tsp flaky sea salt', false],
  ['Salt and freshly ground black pepper', false],
  ['100 ml pasta cooking water', false],
])('%s: %s', (line, isOffered) => {
  expect(canBeSwapped(findFood(line))).toBe(isOffered);
});
