/** Tests that time limits in words, minutes or hours are read as minutes. */
import { expect, test } from 'vitest';
import { readTime } from './time-limit.ts';

test.each([
  ['ready in 20 minutes', 20],
  ['i have half an hour', 30],
  ['in an hour', 60],
  ['in an hour and a half', 90],
  ['ready in two hours', 120],
  ['within 2 hrs', 120],
  ['a stew in 3h', 180],
])('"%s" is %d minutes', (text, minutes) => {
  expect(readTime(text).maxMinutes).toBe(minutes);
});
