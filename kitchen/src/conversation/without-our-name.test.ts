/** Tests that the chef's name Saffron is removed from greetings, and that the spice in other messages stays. */
import { expect, test } from 'vitest';
import { withoutOurName } from './without-our-name.ts';

test.each([
  ['Hi Saffron :) can we bake something', 'Hi  :) can we bake something'],
  ['good evening, saffron', 'good evening, '],
  ['Thank you Saffron!', 'Thank you !'],
])('%s is a greeting', (said, left) => {
  expect(withoutOurName(said)).toBe(left);
});

test.each(['Hi, saffron rice for four', 'Saffron, rice and peas', 'chicken with saffron', ''])(
  '%s stays as it is',
  (said) => {
    expect(withoutOurName(said)).toBe(said);
  },
);
