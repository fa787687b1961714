/** Tests that the chef's own name in a greeting is not read as the spice saffron. */
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
