/** Tests that the suggestion chips fit the last reply and never contradict the user's allergies and diet. */
import { expect, test } from 'vitest';
import { suggestionStrings } from '../../../strings/suggestions.ts';
import { createChefMessage, createUserMessage, type Message } from './message.ts';
import { suggestFollowUps } from './suggestions.ts';

const NO_NEEDS = { allergies: [], diets: [] } as const;
const dish = (text: object): Message => ({ ...createChefMessage('', true), tag: 'recipe', text });

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

test('dishes to choose from are tapped themselves, so no chip says the same', () => {
  const reply =
    'Here:\n\n1. **Dal** - 35 minutes. Warm.\n2. **Pho** - 3 hours. Long.\n\nWhich one?';
  expect(
    suggestFollowUps([createUserMessage('x'), createChefMessage(reply, true)], NO_NEEDS),
  ).toEqual(['Something else', 'Surprise me']);
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
