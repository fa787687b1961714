/** Tests how a chat begins: which stored messages are restored, and the greeting and welcome sentences. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatStrings } from '../../../strings/chat.ts';
import { getTimeOfDay, isIdleSince, restoreMessages } from './chat-start.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const at = (hour: number) => new Date(2026, 10, 21, hour, 0, 0);

test.each([
  [0, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i it is %s', (hour, expected) => {
  expect(getTimeOfDay(at(hour))).toBe(expected);
});

test.each([
  ['an hour to the second is not long', 3_600_000, false],
  ['a moment more is', 3_600_001, true],
  ['just now is not', 0, false],
])('%s', (_, agoMs, expected) => {
  const now = at(15);
  expect(isIdleSince(String(now.getTime() - agoMs), now)).toBe(expected);
});

test.each([null, '', 'yesterday', 'NaN', '{}'])('%j does not count as idle', (stored) => {
  expect(isIdleSince(stored, at(15))).toBe(false);
});

test.each([undefined, null, 3, 'x', {}, [], [null, 7, {}, { text: 4 }]])(
  'nothing is restored from %j',
  (stored) => expect(restoreMessages(stored)).toBeUndefined(),
);

test('what the spec names is enough to restore a message, and it is shown at once', () => {
  const restored = restoreMessages([
    { sender: 'Saffron', text: 'Hello', typed: false },
    { sender: 'You', text: 'Soup', typed: true },
  ]);
  const [first, second] = restored ?? [];
  expect(first).toMatchObject({ sender: 'Saffron', text: 'Hello', typed: true });
  expect(second).toMatchObject({ sender: 'You', text: 'Soup' });
  expect(first?.id).not.toBe(second?.id);
});

const dal = { recipeName: 'Dal', ingredients: ['lentils', 3], instructions: 'Boil.', minutes: 'x' };

test.each([
  ['an object', dal],
  ['its JSON', JSON.stringify(dal)],
  ['an envelope', { tag: 'recipe', content: dal }],
])('a recipe is restored from %s', (_, text) => {
  const [message] =
    restoreMessages([{ sender: 'Saffron', tag: 'recipe', text, typed: true }]) ?? [];
  expect(message).toMatchObject({
    tag: 'recipe',
    text: { recipeName: 'Dal', ingredients: ['lentils'], instructions: 'Boil.' },
  });
});

test('a recipe message that holds plain words is shown as words; bad entries cost only themselves', () => {
  const messages = restoreMessages([{ tag: 'recipe', text: 'no recipe' }, 5, { text: 'Hi' }]);
  expect(messages?.map(({ text }) => text)).toEqual(['no recipe', 'Hi']);
});

test('the sentences of the spec', () => {
  expect(chatStrings.startOver('evening', 'Ada')).toBe(
    "Okay Ada, Good evening. Let's start over! What type of cuisine would you like to explore?",
  );
  expect(chatStrings.startOver('morning')).toBe(
    "Okay, Good morning. Let's start over! What type of cuisine would you like to explore?",
  );
  expect(chatStrings.welcomeBack('afternoon', 'Ada')).toContain('Good afternoon Ada');
  expect(chatStrings.thinking).toBe('Saffron is thinking...');
});
