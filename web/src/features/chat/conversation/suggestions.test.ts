/** Tests that the suggestion chips fit the last reply and never contradict the user's allergies and diet. */
import { expect, test } from 'vitest';
import { suggestionStrings } from '../../../strings/chat.ts';
import { createChefMessage, createUserMessage, type Message } from './message.ts';
import { suggestFollowUps, suggestOpeners } from './suggestions.ts';

const NO_NEEDS = { allergies: [], diets: [] } as const;
const dish = (text: object): Message => ({ ...createChefMessage('', true), tag: 'recipe', text });

test('there are four to six openers every day, each once, and none against a need', () => {
  const needs = { allergies: ['fish', 'wheat'], diets: ['Keto'] } as const;
  for (let day = 1; day <= 31; day += 1) {
    for (const who of [NO_NEEDS, needs]) {
      const shown = suggestOpeners(who, 'evening', day);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.length).toBeGreaterThanOrEqual(4);
      expect(shown.length).toBeLessThanOrEqual(6);
      if (who === needs) expect(shown).not.toContain('Fish for two');
    }
  }
});

test('beside the needs there are fewer, and always some', () => {
  for (let day = 1; day <= 31; day += 1) {
    const [alone, beside] = [0, 200].map((taken) =>
      suggestOpeners(NO_NEEDS, 'evening', day, taken),
    );
    expect(beside?.length).toBeGreaterThanOrEqual(2);
    expect(beside?.length).toBeLessThan(alone?.length ?? 0);
  }
});

test.each([
  [
    'a slow dish',
    { minutes: 60, servings: 4 },
    ['Something else', 'Quicker', 'Make it vegan', 'For six'],
  ],
  [
    'a quick one for six',
    { minutes: 20, servings: 6 },
    ['Something else', 'Make it vegan', 'For two'],
  ],
  ['a vegan one', { recipeName: 'Vegan Dal', minutes: 20 }, ['Something else', 'For six']],
])('after %s', (_, text, expected) => {
  expect(suggestFollowUps([createUserMessage('x'), dish(text)], NO_NEEDS)).toEqual(expected);
});

test.each([
  ['vegan as it stands', { isVegan: true, checkedFor: { allergies: [], diets: [] } }],
  ['checked for it', { checkedFor: { allergies: [], diets: ['Vegan'] } }],
])('a dish that is %s need not be made so', (_, safety) => {
  const said = { ...dish({ minutes: 60 }), safety } as unknown as Message;
  expect(suggestFollowUps([createUserMessage('x'), said], NO_NEEDS)).not.toContain('Make it vegan');
});

test('nothing is offered after a question or a failure', () => {
  expect(suggestFollowUps([createUserMessage('x')], NO_NEEDS)).toEqual([]);
  expect(
    suggestFollowUps([{ ...createChefMessage('Sorry', true), outcome: 'failed' }], NO_NEEDS),
  ).toEqual([]);
});

test('after words two to four ways on are offered', () => {
  const shown = suggestFollowUps(
    [createUserMessage('x'), createChefMessage('What now?', true)],
    NO_NEEDS,
  );
  expect(shown).toContain(suggestionStrings.surpriseMe);
  expect(shown.length).toBeGreaterThanOrEqual(2);
});

test('dishes to choose from are offered by their names', () => {
  const reply =
    'Here:\n\n1. **Dal** - 35 minutes. Warm.\n2. **Pho** - 3 hours. Long.\n\nWhich one?';
  expect(
    suggestFollowUps([createUserMessage('x'), createChefMessage(reply, true)], NO_NEEDS),
  ).toEqual(['Dal', 'Pho', 'Something else']);
});

test.each([
  ['Shall we make **Carnitas**?', 'Carnitas'],
  ['There are **three ways** to go.', 'Surprise me'],
  ['That is **Very** good and **Very hot**.', 'Surprise me'],
])('after %j the first way on is %s', (reply, expected) => {
  expect(
    suggestFollowUps([createUserMessage('x'), createChefMessage(reply, true)], NO_NEEDS)[0],
  ).toBe(expected);
});
