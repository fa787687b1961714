/** Tests the tones of the personas: each has a file of its own words, they fit the messages, and no two sound alike. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { speaks } from '../../cook/table.ts';
import { ALLERGENS } from '../../vocabulary.ts';
import { slotsIn } from '../fill-slots.ts';
import { WORDS } from '../messages.ts';
import { reworded } from '../reworded.ts';
import { say } from '../say.ts';
import type { Told } from '../told.ts';
import { personaOf, TONES } from './persona.ts';

const { messages } = kitchen.language;
const voiced = [...messages].flatMap(([name, variants]) =>
  name === WORDS ? [] : variants.map((variant) => ({ name, ...variant })),
);
const one = { name: 'leek', isPlural: false };
const many = { name: 'carrots', isPlural: true };

test('every tone that a sentence is marked with is one, and every tone has sentences', () => {
  const used = new Set(voiced.flatMap(({ tones }) => tones));
  expect([...used].sort()).toEqual([...TONES].sort());
});

test('a sentence of a tone has no slot that the plain ones do not fill', () => {
  const wrong = voiced.filter(({ name, text, tones }) => {
    const plain = messages.get(name)?.filter((other) => other.tones.length === 0) ?? [];
    const filled = new Set(plain.flatMap((other) => slotsIn(other.text)));
    return tones.length > 0 && slotsIn(text).some((slot) => !filled.has(slot));
  });
  expect(wrong).toEqual([]);
});

test('no sentence of a tone names a food that somebody may have to leave out', () => {
  const needs = { allergies: [...ALLERGENS], diets: [] };
  const named = voiced.filter(
    ({ text, tones }) => tones.length > 0 && !speaks(kitchen, text, { ...needs, diets: ['Vegan'] }),
  );
  expect(named).toEqual([]);
});

test.each([one, many])(
  'verbs fit what was swapped, left out and added: %o',
  ({ name, isPlural }) => {
    const noun = { name, isPlural };
    const slots = { from: noun, to: noun, food: noun };
    const wrong = isPlural
      ? /carrots(?:'s| is| has| was| goes| stays| takes)\b/i
      : /leek(?:s| are| have| were| go| take)\b/i;
    for (const tone of TONES)
      for (const message of ['edits.swapped', 'edits.left-out', 'edits.added'])
        for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
          const { text } = say(messages, { message, slots }, { seed, tone, lately: [] });
          expect(text).not.toMatch(wrong);
        }
  },
);

test('the twelve personas say three things in twelve ways', () => {
  const told: Told[] = [
    { message: 'answers.hello', slots: {} },
    { message: 'edits.swapped', slots: { from: one, to: many } },
    { message: 'answers.small-talk', slots: { fact: 'It takes an hour.' } },
  ];
  const said = TONES.map((tone) =>
    told.map((each) => say(messages, each, { seed: 'one', tone, lately: [] }).text).join(' '),
  );
  expect(new Set(said).size).toBe(TONES.length);
});

test('a chef keeps one tone, known or not', () => {
  const { tone } = personaOf('television personality and chef Julia Child');
  expect(tone).toBe('hearty');
  const unknown = personaOf('television personality and chef Somebody Else');
  expect(TONES).toContain(unknown.tone);
  expect(unknown.tone).not.toBe('friendly');
  expect(personaOf('a friendly cooking instructor').tone).toBe('friendly');
});

test('the words of a tone change whole words of the sentence alone', () => {
  expect(reworded(messages, 'I cannot say what I would do.', 'breezy')).toBe(
    "I can't say what I'd do.",
  );
  expect(reworded(messages, 'Shall I write it?', 'terse')).toBe('Want me to write it?');
  expect(reworded(messages, 'Shall I write it?', 'friendly')).toBe('Shall I write it?');
});
