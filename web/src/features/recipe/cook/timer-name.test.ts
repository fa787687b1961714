/** Tests the names of timers. */
import { expect, test } from 'vitest';
import { findTimes } from '../find-times.ts';
import { nameTimer } from './timer-name.ts';

test.each([
  [
    'Spread out the chicken, leave for 1 minute, then stir-fry for 3-4 minutes.',
    ['Spread out the chicken', 'Stir-fry'],
  ],
  [
    'Heat 1 tbsp of the sunflower oil and stir-fry the broccoli and carrot for 3 minutes.',
    ['Stir-fry the broccoli'],
  ],
  ['Cover and simmer for 10 minutes.', ['Cover and simmer']],
  ['Heat the oil. Soften the onion, stirring often, for about 8 minutes.', ['Soften the onion']],
  ['Bake for 30 minutes at 220 °C, then rest for 5 minutes.', ['Bake', 'Rest']],
  ['10 minutes before serving, warm the plates.', ['10 minutes before serving']],
  [
    'Gently fry the finely chopped aubergines and courgettes for 12 minutes.',
    ['Gently fry the finely chopped'],
  ],
  ['Warm the oil and soften the onion for 8 minutes.', ['Soften the onion']],
  ['Stir in the garlic and cumin and let them sizzle for 1 minute.', ['Let the garlic sizzle']],
  ['Heat it. Add the onion, carrots and salt, and cook for 12 minutes.', ['Add the onion']],
  ['Add the mustard seeds, then the onion. Cook for 8 minutes.', ['Add the mustard seeds']],
  ['Cook for 8 minutes.', ['Cook']],
  ['Pour in the tomatoes (tinned, 400 g) and simmer for 10 minutes.', ['Simmer']],
  [
    'Add the stock. Pour in the saffron stock and go on for 6-8 minutes.',
    ['Pour in the saffron stock'],
  ],
  ['Beat in 40 g of the butter and the Parmesan for 1 minute.', ['Beat in 40 g of the butter']],
  ['Stir in the garlic, fresh ginger and green chilli for 2 minutes.', ['Stir in the garlic']],
  [
    'Let the cumin seeds and bay leaf sizzle in it for 20 seconds, then add the onion with ¼ tsp of the salt and cook for 12 minutes.',
    ['Let the cumin seeds', 'Add the onion'],
  ],
  ['Raise the heat, add the risotto rice and stir for 2 minutes.', ['Add the risotto rice']],
  ['Mix the flour and water to a dough. Leave it for 30 minutes.', ['Leave the flour']],
  ['Pour over boiling water and leave it for 5 minutes.', ['Pour over boiling water']],
  ['Cover and cook for 5 minutes.', ['Cover and cook']],
  ['Take the lid off for the last 5 minutes.', ['Take the lid off']],
  ['Zhuzh the noodles for 3 minutes.', ['Zhuzh the noodles']],
  ['Soften the chopped onion and celery for 9 minutes.', ['Soften the chopped onion']],
])('%s', (step, names) => {
  expect(findTimes(step).map((time) => nameTimer(step, time))).toEqual(names);
});
