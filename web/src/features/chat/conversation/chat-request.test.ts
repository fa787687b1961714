/** Tests the request sent to the chef: last messages, earlier statements, the user's needs, served dishes, and cleaned text. */

import { mealPlanBody } from '@saffron/contract/chat';
import { MAX_BODY_BYTES } from '@saffron/contract/limits';
import { DEFAULT_SETTINGS } from '@saffron/contract/preferences';
import { expect, test } from 'vitest';
import { getCurrentNeeds } from '../../../user/current-needs.ts';
import { addChosenFoods } from '../../../user/other-foods.ts';
import { updateSettings } from '../../../user/settings.ts';
import { createChatRequest, listServedNames } from './chat-request.ts';
import { createChefMessage, createUserMessage, type Message } from './message.ts';

const asker = { settings: DEFAULT_SETTINGS, needs: getCurrentNeeds() };
const turns = (messages: Message[], who = asker) =>
  createChatRequest(messages, who).messages.filter(({ role }) => role !== 'system');

function recipe(name?: string, introduction?: string): Message {
  const text = {
    ...(name ? { recipeName: name } : {}),
    ...(introduction ? { introduction } : {}),
  };
  return { ...createChefMessage('', true), tag: 'recipe', text };
}

test('the last six messages go, the new one included, after one system message', () => {
  const messages = Array.from({ length: 10 }, (_, n) => createUserMessage(`message ${n}`));
  expect(turns(messages).map(({ content }) => content)).toEqual(
    [4, 5, 6, 7, 8, 9].map((n) => `message ${n}`),
  );
  expect(createChatRequest(messages, asker).messages[0]).toMatchObject({ role: 'system' });
});

test('what the person said before those goes along as data, the newest of it, and never outgrows the door', () => {
  const few = Array.from({ length: 10 }, (_, n) => createUserMessage(`message ${n}`));
  const chatted = [...few, createChefMessage('Noted.', true), createUserMessage('More')];
  expect(createChatRequest(few.slice(0, 6), asker).preferences).not.toHaveProperty('saidBefore');
  expect(createChatRequest(chatted, asker).preferences?.saidBefore).toEqual(
    [0, 1, 2, 3, 4, 5].map((n) => `message ${n}`),
  );
  const long = Array.from({ length: 60 }, (_, n) => createUserMessage(`${n} `.repeat(600)));
  const body = createChatRequest(long, asker);
  expect(mealPlanBody.safeParse(body).success).toBe(true);
  expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThan(MAX_BODY_BYTES);
  expect(body.preferences?.saidBefore?.at(-1)).toMatch(/^53 /);
  expect(body.messages).toHaveLength(7);
});

test('foods beyond the nine go along as data where there are any', () => {
  const said = [createUserMessage('Soup')];
  expect(createChatRequest(said, asker).preferences).not.toHaveProperty('otherFoods');
  addChosenFoods(['celery']);
  const { preferences } = createChatRequest(said, { ...asker, needs: getCurrentNeeds() });
  expect(preferences?.otherFoods).toEqual(['celery']);
});

test('recipes are sent by name and introduction', () => {
  const told = turns([recipe('Dal', 'A warm bowl.'), recipe(), createUserMessage('More')]);
  expect(told[0]).toEqual({ role: 'assistant', content: 'Recipe shared: Dal - A warm bowl.' });
  expect(told[1]?.content).toBe('Recipe shared: Unnamed dish - ');
});

test('apologies and empty replies are not sent', () => {
  const sorry: Message = { ...createChefMessage('Sorry', true), outcome: 'failed' };
  const stopped: Message = { ...createChefMessage('', true), outcome: 'stopped' };
  expect(turns([sorry, stopped, createUserMessage('Again')])).toHaveLength(1);
});

test('needs, units, persona, name and served dishes go as data, and the contract takes all of it', () => {
  updateSettings({ foodAllergies: ['milk'], dietaryRestrictions: ['Vegan'] });
  const body = createChatRequest(
    [recipe('Dal'), recipe('Dal'), recipe('Pho'), createUserMessage('More')],
    {
      ...{ settings: DEFAULT_SETTINGS, needs: getCurrentNeeds() },
      firstName: 'A\ndа',
    },
  );
  expect(body.preferences).toMatchObject({
    foodAllergies: ['milk'],
    dietaryRestrictions: ['Vegan'],
    firstName: 'A dа',
    served: ['Dal', 'Pho'],
  });
  expect(body.messages[0]?.content).toContain('Food allergies: milk.');
  expect(mealPlanBody.safeParse(body).success).toBe(true);
});

test('odd characters and too much text are made fit for the door', () => {
  const long = createUserMessage(`${'界'.repeat(3999)}😀`);
  const body = createChatRequest(
    [createUserMessage('a\u0000b\ud800'), long, long, long, long, createUserMessage('x')],
    asker,
  );
  expect(mealPlanBody.safeParse(body).success).toBe(true);
  expect(body.messages.at(-1)?.content).toBe('x');
  expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThanOrEqual(65_536);
});

test('served names are each sent once', () => {
  expect(listServedNames([recipe('A'), createUserMessage('x'), recipe('A'), recipe('B')])).toEqual([
    'A',
    'B',
  ]);
});
