/** No need that the kitchen understands may be lost by hearing it quickly. */
import { understand } from '@saffron/kitchen/chef/understand/understand';
import { HELD_BACK_ROWS, TUNED_ROWS } from '@saffron/kitchen/chef/utterances/read-utterances';
import { expect, test } from 'vitest';
import { wholeKitchen } from '../testing/open-server.ts';
import { createEars } from './heard-needs.ts';

const kitchen = wholeKitchen();
const NONE = { allergies: [], diets: [] };

test('ears hear of each message what the kitchen understands of it', () => {
  const ears = createEars(kitchen);
  const messages = [...TUNED_ROWS, ...HELD_BACK_ROWS].flatMap(({ turns }) => turns);
  const read = messages.map((content) => ({ content, needs: understand(kitchen, content).needs }));
  const missed = read.filter(({ content, needs }) => {
    const heard = ears({ turns: [{ role: 'user', content }], needs: NONE });
    return ['allergies', 'diets'].some((kind) => {
      const [told, caught] = [needs, heard].map((one) => one[kind as 'allergies' | 'diets']);
      return told?.toSorted().join() !== caught?.toSorted().join();
    });
  });
  expect(missed).toEqual([]);
  const telling = read.filter(({ needs }) => needs.allergies.length > 0);
  expect(telling.length).toBeGreaterThan(20);
});

test('what was said before still counts', () => {
  const turns = [
    { role: 'user' as const, content: 'I am allergic to peanuts' },
    { role: 'assistant' as const, content: 'I will keep to that.' },
    { role: 'user' as const, content: 'something with rice' },
  ];
  expect(createEars(kitchen)({ turns, needs: NONE }).allergies).toEqual(['peanuts']);
});
