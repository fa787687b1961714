/** Visitors have no Settings: whoever is sent there hears that it takes an account. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import {
  DEFAULT_CHEF_NEEDS,
  getChefReply,
  replyText,
} from '../../testing/utterances/run-conversation.ts';

/** Every dish begins another round of the same words. */
const DISHES = ['lasagna', 'shakshuka', 'dal', 'pad thai', 'borscht', 'hummus', 'risotto', 'ramen'];
const WISHES = ['in cups, please', 'in grams, please', 'how do i change the units?'];

test('measures are kept for good in the Settings of an account', () => {
  const talks = DISHES.flatMap((dish) =>
    WISHES.flatMap((wish) => [[wish], [dish, wish], ['hello', `thanks for the ${dish}`, wish]]),
  );
  const said = talks.map((messages) =>
    replyText(getChefReply(kitchen, messages, DEFAULT_CHEF_NEEDS)),
  );
  const sent = said.filter((words) => /Settings|Preferences/.test(words));
  expect(sent.length).toBeGreaterThan(3);
  for (const words of sent) expect(words).toMatch(/\baccount\b/);
});
