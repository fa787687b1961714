/** A reader of a recipe is not invited into a conversation that was somebody else's. */
import { expect, test } from 'vitest';
import { withoutOffers } from './closing.ts';

test.each([
  ['Enjoy your meal! Shout if you want to change anything.', 'Enjoy your meal!'],
  ['Enjoy every bite, and tell me how it went!', 'Enjoy every bite!'],
  ['Have fun cooking it. I am here if a step gives you trouble.', 'Have fun cooking it.'],
  ['Let me know what you would like to cook next.', ''],
  ['Enjoy! Would you like a side dish to go with it?', 'Enjoy!'],
  ["Happy cooking. If you need another idea, I'm here.", 'Happy cooking.'],
  ['', ''],
])('%j becomes %j', (closing, left) => {
  expect(withoutOffers(closing)).toBe(left);
});

test.each([
  'Take your time, taste as you go, and enjoy.',
  'Eat it hot, talk loudly, wipe the plate.',
  'Should anybody ask, it was terribly difficult.',
  'Feel free to add chilli if you like it hot.',
  'A dish to shout about. Serve 1.5 ladles each.',
  'I wish I could smell it from here!',
  'Go and make somebody very happy!',
])('what is no offer stays: %s', (closing) => {
  expect(withoutOffers(closing)).toBe(closing);
});
