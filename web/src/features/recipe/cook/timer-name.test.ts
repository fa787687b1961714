/** Tests the names of timers. */
import { expect, test } from 'vitest';
import { findTimes } from '../find-times.ts';
import { nameTimer } from './timer-name.ts';

test.each([
  ['Cover and simmer for 10 minutes.', ['Cover and simmer']],
  ['Heat the oil. Soften the onion, stirring often, for about 8 minutes.', ['Soften the onion']],
  ['Bake for 30 minutes at 220 °C, then rest for 5 minutes.', ['Bake', 'Rest']],
  ['10 minutes before serving, warm the plates.', ['10 minutes before serving']],
  [
    'Gently fry the finely chopped aubergines and courgettes for 12 minutes.',
    ['Gently fry the finely chopped'],
  ],
  ['Warm the oil and soften the onion for 8 minutes.', ['Soften the onion']],
  ['Stir in the garlic and cumin and let them sizzle for 1 minute.', ['Let them sizzle']],
  ['Heat it. Add the onion, carrots and salt, and cook for 12 minutes.', ['Add the onion']],
  ['Add the mustard seeds, then the onion. Cook for 8 minutes.', ['Add the mustard seeds']],
  ['Cook for 8 minutes.', ['Cook']],
  ['Pour in the tomatoes (tinned, 400 g) and simmer for 10 minutes.', ['Simmer']],
  ['Soften the chopped onion and celery for 9 minutes.', ['Soften the chopped onion']],
])('%s', (step, names) => {
  expect(findTimes(step).map((time) => nameTimer(step, time))).toEqual(names);
});
