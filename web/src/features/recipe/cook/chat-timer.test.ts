/** Tests which messages of the chat ask for a timer, for how long and for what. */
import { expect, test } from 'vitest';
import { findWishedTimers } from './chat-timer.ts';

test.each([
  ['Set a timer for 10 minutes', [[600, '']]],
  ['set timer 8 min please', [[480, '']]],
  ['start a 5-minute timer for the eggs', [[300, 'eggs']]],
  ['Timer for ten minutes for the pasta!', [[600, 'pasta']]],
  ['put a timer on for half an hour', [[1800, '']]],
  ['can you set a timer for 1 hour 10 minutes?', [[4200, '']]],
  [
    'set timers for 10 minutes for the rice and 25 minutes for the beans',
    [
      [600, 'rice'],
      [1500, 'beans'],
    ],
  ],
  ['how long should I set the timer for, 10 minutes or 20 minutes?', []],
  ['set the timer', []],
  [
    `I have a timer that is broken and always rings after 10 minutes, ${'which is a pity '.repeat(3)}`,
    [],
  ],
] as const)('%s', (message, expected) => {
  expect(findWishedTimers(message).map(({ seconds, name }) => [seconds, name])).toEqual(expected);
});
