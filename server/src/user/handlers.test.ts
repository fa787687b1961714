/** Tests settings, profile and data export over HTTP, and that the chat uses what a person has stored. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  TEST_TIMEOUT_MS,
  type TestPerson,
} from '../../testing/accounts-fixture.ts';
import { createDishPieces, createScriptedChef } from '../../testing/fake-chefs.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const DEFAULTS = {
  rememberPreferences: true,
  darkMode: false,
  chefPersona: 'a friendly cooking instructor',
  dietaryRestrictions: ['None'],
  measurementUnits: 'international',
  language: 'en',
  notifications: { email: false, push: false },
  typewriterEffect: false,
  chatTextSize: 'medium',
  foodAllergies: ['None'],
};
const chef = createScriptedChef(createDishPieces('Rice', '1 onion'));
let fixture: AccountsFixture;
let ann: TestPerson;
beforeAll(async () => {
  fixture = await openAccountsFixture({ chef });
  ann = await fixture.createPerson('ann@example.org', { firstName: 'Ann', lastName: "O'Neil" });
});
afterAll(() => fixture.close());

describe('settings', () => {
  it('begin with the defaults', async () => {
    const { status, json } = await ann.call('GET', 'user/settings');
    expect([status, json]).toEqual([200, DEFAULTS]);
  });

  it('change only where something is sent', async () => {
    const bob = await fixture.createPerson('bob@example.org');
    const changed = await bob.call('PUT', 'user/settings', { darkMode: true });
    expect([changed.status, changed.json]).toEqual([200, { ...DEFAULTS, darkMode: true }]);
    await bob.call('PUT', 'user/settings', { chatTextSize: 'large' });
    await bob.call('PUT', 'user/settings', {});
    const { json } = await bob.call('GET', 'user/settings');
    expect(json).toEqual({ ...DEFAULTS, darkMode: true, chatTextSize: 'large' });
    expect((await ann.call('GET', 'user/settings')).json).toEqual(DEFAULTS);
  });

  it('keep what two devices change at once', async () => {
    const cat = await fixture.createPerson('cat@example.org');
    const changes = [{ darkMode: true }, { typewriterEffect: true }, { chatTextSize: 'small' }];
    await Promise.all(changes.map((change) => cat.call('PUT', 'user/settings', change)));
    const { json } = await cat.call('GET', 'user/settings');
    expect(json).toEqual(Object.assign({ ...DEFAULTS }, ...changes));
  });

  it('tidy lists', async () => {
    const { json } = await ann.call('PUT', 'user/settings', {
      dietaryRestrictions: [],
      foodAllergies: ['milk', 'None', 'milk'],
    });
    expect(json).toMatchObject({ dietaryRestrictions: ['None'], foodAllergies: ['milk'] });
    await ann.call('PUT', 'user/settings', { foodAllergies: ['None'] });
  });

  it('hold foods beyond the nine for as long as there are any', async () => {
    const fay = await fixture.createPerson('fay@example.org');
    const sent = { otherFoods: [' Celery', 'kiwi', 'celery '] };
    const { json } = await fay.call('PUT', 'user/settings', sent);
    expect(json).toEqual({ ...DEFAULTS, otherFoods: ['celery', 'kiwi'] });
    await fay.call('PUT', 'user/settings', { darkMode: true });
    const kept = { ...DEFAULTS, darkMode: true, otherFoods: ['celery', 'kiwi'] };
    expect((await fay.call('GET', 'user/settings')).json).toEqual(kept);
    expect((await fay.call('GET', 'user/export')).json).toMatchObject({ settings: kept });
    const messages = [{ role: 'user', content: 'Rice' }];
    await fay.call('POST', 'meal-plan', { messages, preferences: { otherFoods: ['lupin'] } });
    expect(chef.requests.at(-1)?.otherFoods).toEqual(['celery', 'kiwi', 'lupin']);
    await fay.call('PUT', 'user/settings', { otherFoods: [] });
    expect((await fay.call('GET', 'user/settings')).json).toEqual({ ...DEFAULTS, darkMode: true });
  });

  it.each([
    ['an unknown diet', { dietaryRestrictions: ['Carnivore'] }],
    ['an unknown allergy', { foodAllergies: ['gluten'] }],
    ['a list as text', { foodAllergies: 'milk' }],
    ['unknown units', { measurementUnits: 'metric' }],
    ['an unknown language', { language: 'de' }],
    ['an unknown size', { chatTextSize: 'huge' }],
    ['an unknown persona', { chefPersona: 'a pirate' }],
    ['a persona without a name', { chefPersona: 'television personality and chef ' }],
    ['text for a switch', { darkMode: 'yes' }],
    ['half the notifications', { notifications: { email: true } }],
    ['null', { darkMode: null }],
    ['foods as text', { otherFoods: 'celery' }],
    ['a food without a name', { otherFoods: ['celery', ' '] }],
    ['a food of two lines', { otherFoods: ['celery\nmustard'] }],
    ['a food as long as a sentence', { otherFoods: ['x'.repeat(61)] }],
    ['too many foods', { otherFoods: Array.from({ length: 11 }, (_, at) => `food ${at}`) }],
  ])('refuse %s', async (_name, change) => {
    const { status, json } = await ann.call('PUT', 'user/settings', change);
    expect([status, json.code]).toEqual([400, 'bad-input']);
    expect((await ann.call('GET', 'user/settings')).json).toEqual(DEFAULTS);
  });

  it.each([
    ['settings', '{"darkMode":true,"__proto__":{"role":"admin"}}'],
    ['settings', '{"notifications":{"email":true,"push":true,"__proto__":{"email":false}}}'],
    ['profile', '{"constructor":{"prototype":{"role":"admin"}},"firstName":"Eve"}'],
  ])('and %s refuse a poisoned prototype', async (what, body) => {
    const headers = {
      authorization: `Bearer ${ann.accessToken}`,
      'content-type': 'application/json',
    };
    const url = `${fixture.server.url}/mp/api/user/${what}`;
    expect((await fetch(url, { method: 'PUT', headers, body })).status).toBe(400);
    expect((await ann.call('GET', 'user/settings')).json).toEqual(DEFAULTS);
    expect((await ann.call('GET', 'user/profile')).json.firstName).toBe('Ann');
  });

  it('take no other keys', async () => {
    await ann.call('PUT', 'user/settings', { role: 'admin', user_id: 'me' });
    const { json } = await ann.call('GET', 'user/settings');
    expect(Object.keys(json).sort()).toEqual(Object.keys(DEFAULTS).sort());
  });
});

describe('the profile', () => {
  it('has the names of the sign-up and nothing else', async () => {
    const { status, json } = await ann.call('GET', 'user/profile');
    const names = { firstName: 'Ann', lastName: "O'Neil" };
    expect([status, json]).toEqual([200, { ...names, gender: '', birthday: null }]);
  });

  it('changes only where something is sent', async () => {
    const birthday = { month: 2, day: 28 };
    const first = await ann.call('PUT', 'user/profile', { gender: 'other', birthday });
    expect([first.status, first.json]).toMatchObject([
      200,
      { firstName: 'Ann', gender: 'other', birthday },
    ]);
    const { json } = await ann.call('PUT', 'user/profile', { birthday: null });
    expect(json).toMatchObject({ gender: 'other', birthday: null });
  });

  it('takes no keys that are not for people to set', async () => {
    const more = { role: 'admin', email: 'b@example.org', user_id: 'me', password_hash: 'x' };
    const { status, json } = await ann.call('PUT', 'user/profile', { ...more, lastName: 'Neil' });
    expect([status, Object.keys(json).sort()]).toEqual([
      200,
      ['birthday', 'firstName', 'gender', 'lastName'],
    ]);
    const { account } = (await ann.call('GET', 'user/export')).json;
    expect(account).toMatchObject({ role: 'user', email: 'ann@example.org' });
  });

  it.each([
    ['a month without a day', { birthday: { month: 2 } }],
    ['a day its month does not have', { birthday: { month: 2, day: 29 } }],
    ['a thirteenth month', { birthday: { month: 13, day: 1 } }],
    ['an unknown gender', { gender: 'yes' }],
    ['a name with a line break', { firstName: 'A\nB' }],
    ['a name without end', { lastName: 'x'.repeat(201) }],
    ['a name that forges a header', { firstName: 'Ann\r\nBcc: b@example.org' }],
    ['half a surrogate pair', { lastName: '\ud800' }],
    ['a birthday in a text', { birthday: '1.1.' }],
    ['a day that is none', { birthday: { month: 1, day: 0 } }],
    ['half a day', { birthday: { month: 1, day: 1.5 } }],
  ])('refuses %s', async (_name, change) => {
    expect((await ann.call('PUT', 'user/profile', change)).status).toBe(400);
  });
});

it.each([
  ['GET', 'user/settings'],
  ['PUT', 'user/settings'],
  ['GET', 'user/profile'],
  ['PUT', 'user/profile'],
  ['GET', 'user/export'],
])('%s %s needs somebody who is signed in', async (method, path) => {
  const init = {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'PUT' ? { body: '{}' } : {}),
  };
  const response = await fetch(`${fixture.server.url}/mp/api/${path}`, init);
  expect(response.status).toBe(401);
});

it('hands out all we hold and no secrets', async () => {
  const recipe = { recipeName: 'Soup', introduction: 'Warm', ingredients: ['1 leek'] };
  await ann.call('POST', 'shared/shared-recipes', { recipe });
  await ann.call('POST', 'feedback', { message: 'Nice', category: 'General Comment' });
  const { status, json, text } = await ann.call('GET', 'user/export');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    account: { email: ann.email, createdAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    profile: { firstName: 'Ann' },
    settings: { language: 'en' },
    sessions: [{ createdAt: expect.any(String) }],
    sharedRecipes: [{ recipe: { recipeName: 'Soup' } }],
    feedback: [{ message: 'Nice' }],
  });
  expect(text).not.toMatch(/hash|argon/i);
});

describe('the chef', () => {
  const ask = (person: TestPerson, more: object = {}) =>
    person.call('POST', 'meal-plan', {
      messages: [{ role: 'user', content: 'Something with rice' }],
      ...more,
    });

  it('hears what a signed-in person has stored, united with what is sent', async () => {
    const dan = await fixture.createPerson('dan@example.org', { firstName: 'Dan' });
    await dan.call('PUT', 'user/settings', {
      foodAllergies: ['milk'],
      dietaryRestrictions: ['Vegan'],
      measurementUnits: 'Imperial',
      chefPersona: 'television personality and chef Somebody',
    });
    const { status } = await ask(dan, { preferences: { foodAllergies: ['soy'] } });
    expect(status).toBe(200);
    expect(chef.requests.at(-1)).toMatchObject({
      needs: { allergies: ['milk', 'soy'], diets: ['Vegan'] },
      units: 'Imperial',
      persona: 'television personality and chef Somebody',
      firstName: 'Dan',
    });
  });

  it('is not reached with a bearer that died', async () => {
    const eve = await fixture.createPerson('eve@example.org');
    await fixture.callAuth('logout', { refreshToken: eve.refreshToken });
    const before = chef.requests.length;
    expect((await ask(eve)).status).toBe(401);
    expect(chef.requests).toHaveLength(before);
  });
});
