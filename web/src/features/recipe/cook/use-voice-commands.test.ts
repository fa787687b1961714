/** Tests which words move the steps. */
import { expect, test } from 'vitest';
import { findCommand } from './use-voice-commands.ts';

test.each([
  ['Next, please', 'next'],
  ['go back', 'back'],
  ['say that again', 'repeat'],
  ['start the timer', 'timer'],
  ['next no back', 'back'],
  ['the onions are done', undefined],
])('"%s"', (words, command) => {
  expect(findCommand(words)).toBe(command);
});
