/** Tests that long messages are read in linear time with no allergy or diet missed, and that other scripts get a note that English is read. */
import { expect, test, vi } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { HOSTILE_PIECES } from '../../testing/hostile-input.ts';
import { MAX_LINEAR_DOUBLING, measureDoubling } from '../../testing/time-growth.ts';
import { DEFAULT_CHEF_NEEDS } from '../../testing/utterances/run-conversation.ts';
import { hearPerson } from '../needs/hear-person.ts';
import { answer } from './answer.ts';

// Hundreds of texts on a machine that does other things besides.
vi.setConfig({ testTimeout: 240_000 });

const reply = (content: string) => answer(kitchen, [{ role: 'user', content }], DEFAULT_CHEF_NEEDS);

/** Each third is enough to find a scope that looks at every pair; all would take minutes. */
const PIECES = HOSTILE_PIECES.filter((_, at) => at % 3 === 0);

test('no message takes longer to hear than in proportion, whatever it repeats', () => {
  const hear = (content: string) =>
    hearPerson(kitchen, [{ role: 'user', content }], DEFAULT_CHEF_NEEDS);
  const slow = PIECES.filter((piece) => measureDoubling(hear, piece, 2000) > MAX_LINEAR_DOUBLING);
  expect(slow).toEqual([]);
});

test.each([
  'I would like something warm with chicken and rice for my two girls, and he is allergic to peanuts. ',
  'chicken, rice, peas, carrots, leeks, garlic, salmon, ',
  'and no milk or eggs ',
  'egg ',
  '½',
  '- 500 g chicken thighs, diced\n1. Fry the chicken for 10 minutes.\n',
])('a reply to twice as much of "%s" takes no more than in proportion', (piece) => {
  expect(measureDoubling(reply, piece, 2000)).toBeLessThan(MAX_LINEAR_DOUBLING);
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

test.each(['суп с грибами', 'أريد حساء عدس دافئ', '今晩は鶏肉で何か作りたい'])(
  '"%s" is no greeting: the chef says which language it reads',
  (said) => {
    expect(reply(said)).toMatchObject({ kind: 'text', text: expect.stringContaining('English') });
  },
);
