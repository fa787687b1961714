/** Whatever is typed, and however long it is: hearing it takes time in proportion, and no need in it goes unheard. */
import { expect, test, vi } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { HOSTILE_PIECES } from '../../testing/hostile-input.ts';
import { MAX_LINEAR_DOUBLING, measureDoubling } from '../../testing/time-growth.ts';
import { DEFAULT_CHEF_NEEDS } from '../../testing/utterances/run-conversation.ts';
import { answer } from './answer.ts';

// Hundreds of texts on a machine that does other things besides.
vi.setConfig({ testTimeout: 240_000 });

const reply = (content: string) => answer(kitchen, [{ role: 'user', content }], DEFAULT_CHEF_NEEDS);

/** The longest that a person may send. */
const LONGEST = 4000;
const HONEST =
  'I have been thinking about dinner for the whole family, and my mother in law is coming on Sunday. She likes fish and potatoes, and I would love something with fresh herbs, not too spicy. My son cannot eat eggs and my daughter hates mushrooms. ';

test('no message takes longer than in proportion, whatever it repeats', () => {
  const slow = HOSTILE_PIECES.filter(
    (piece) => measureDoubling(reply, piece, LONGEST / 2) > MAX_LINEAR_DOUBLING,
  );
  expect(slow).toEqual([]);
});

/** In milliseconds of the processor. */
const MOST = 50;

test('the longest message is answered in 50 ms of processor time', () => {
  const times = [0, 1, 2, 3, 4].map((run) => {
    const text = `${HONEST.repeat(20).slice(0, LONGEST - 1)}${run}`;
    const before = process.cpuUsage();
    reply(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(MOST);
});

const CHATTER =
  'We moved house last spring, and the kitchen is bigger than the old one was. The weather has been kind to us. ';
const NEEDS = [
  ['My son is allergic to peanuts', 'peanuts'],
  ["I can't eat eggs", 'eggs'],
  ['I am vegan', 'Vegan'],
] as const;

test.each([0, 0.1, 0.25, 0.5, 0.75, 0.9, 1])('a need is heard at %d of a long message', (place) => {
  const talk = CHATTER.repeat(40).slice(0, 3800);
  const at = talk.indexOf(' ', Math.floor(place * (talk.length - 1)));
  const cut = at < 0 ? talk.length : at;
  for (const [told, heard] of NEEDS) {
    const { person } = reply(`${talk.slice(0, cut)}. ${told}. ${talk.slice(cut)}`);
    expect([...person.needs.allergies, ...person.needs.diets], told).toContain(heard);
  }
});

test('an allergy in the middle of a long message that nobody can read is asked about', () => {
  const half = CHATTER.repeat(17);
  const { kind, ...rest } = reply(`${half}I am allergic to glorpwort. ${half}`);
  expect(kind).toBe('text');
  expect('text' in rest && rest.text).toMatch(/name|which|what/i);
});
