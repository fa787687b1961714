/** Tests the chef's tones: each has its own words, they fit the messages, no two sound alike, no opening comes twice in six replies. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { answer, type ConversationReply, type Turn } from '../../conversation/answer.ts';
import { speaks } from '../../cook/table.ts';
import { ALLERGENS } from '../../vocabulary.ts';
import { slotsIn } from '../fill-slots.ts';
import { WORDS, withVoice } from '../messages.ts';
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

test('no opener and no closing of a card comes twice in six replies', () => {
  const talk = [
    'chicken korma for four',
    'I do not like peas, make it for six',
    'put in some carrots',
    'what goes well with it',
    'swap the chicken for turkey',
    'show me the recipe again',
  ];
  for (const name of ['Julia Child', 'Rachael Ray', 'Gordon Ramsay']) {
    const said = repliesTo(talk, `television personality and chef ${name}`);
    const openers = said.flatMap(({ text }) => text.match(/^\p{L}[^.,:;?\d]*(?=[.,:;?])/u) ?? []);
    const closings = said.flatMap(({ closing }) => closing);
    for (const turns of [openers, closings]) {
      expect(turns.length).toBeGreaterThan(2);
      expect(new Set(turns).size).toBe(turns.length);
    }
  }
});

test.each([
  'answers.emergency-fire',
  'answers.feeling-grief',
  'answers.food-own-harm',
  'answers.not-understood',
  'person.harm',
])('every tone says %s in the same words', (message) => {
  const slots = { foods: ['leek'], food: one, holder: 'pesto' };
  const said = TONES.map(
    (tone) => say(messages, { message, slots }, { seed: 'one', tone, lately: [] }).text,
  );
  expect(new Set(said).size).toBe(1);
});

test('a tone has no words for what is said plainly', () => {
  expect(() => withVoice(messages, 'hearty', 'answers.feeling-grief\n  Chin up.')).toThrow(
    'said plainly',
  );
});

function repliesTo(messages: readonly string[], persona: string) {
  const turns: Turn[] = [];
  let reply: ConversationReply | undefined;
  return messages.map((content) => {
    turns.push({ role: 'user', content });
    const needs = { allergies: [], diets: [], units: 'international' as const, saidBefore: [] };
    const next = answer(kitchen, turns, { ...needs, persona, memo: reply?.memo });
    const text = next.kind === 'text' ? next.text : next.recipe.conversation_response;
    turns.push({ role: 'assistant', content: text });
    reply = next;
    return { text, closing: next.kind === 'text' ? [] : [next.recipe.friendly_closing] };
  });
}
