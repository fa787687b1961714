/** A need somebody has is kept where they can see it; a taste of tonight is not. */
import { beforeEach, expect, test, vi } from 'vitest';
import { keepNeeds } from '../../../person/kept-needs.ts';
import { clear, setTokens } from '../../../person/session.ts';
import { currentSettings, updateSettings } from '../../../person/settings.ts';
import { adoptNeeds, clearNeeds, toggleAllergy } from './use-needs.ts';

beforeEach(() => updateSettings({ foodAllergies: ['None'], dietaryRestrictions: ['None'] }));

test.each([
  'I am allergic to shellfish',
  'she gets hives if she eats prawns',
  'I carry an EpiPen because of shrimp',
  'shellfish is off limits here',
  'please keep away from prawns',
  'we don’t do shellfish',
  'prawns make my lips swell',
])('%s', (said) => {
  adoptNeeds(said, { allergies: ['shellfish'], diets: [] });
  expect(currentSettings().foodAllergies).toEqual(['shellfish']);
});

test.each(['a curry without prawns', 'leave out the shrimp tonight', 'make it shellfish-free'])(
  'not kept: %s',
  (said) => {
    adoptNeeds(said, { allergies: ['shellfish'], diets: [] });
    expect(currentSettings().foodAllergies).toEqual(['None']);
  },
);

test.each(['no gluten please', 'gluten free please', "i can't do gluten", 'a glutenfree cake'])(
  'who leaves out gluten does so every day: %s',
  (said) => {
    adoptNeeds(said, { allergies: [], diets: ['Gluten-Free'] });
    expect(currentSettings().dietaryRestrictions).toEqual(['Gluten-Free']);
  },
);

test.each([
  ['I am vegan', ['Vegan']],
  ['my friend is vegan and comes on Friday', ['None']],
  ['my sister is a vegetarian and visiting', ['None']],
  ['I am allergic to nuts', ['None']],
])('a diet is kept of the person alone: %s', (said, kept) => {
  adoptNeeds(said, { allergies: [], diets: ['Vegan'] });
  expect(currentSettings().dietaryRestrictions).toEqual(kept);
});

test('what a guest is allergic to is kept all the same', () => {
  adoptNeeds('my friend is vegan and allergic to shellfish', {
    allergies: ['shellfish'],
    diets: ['Vegan'],
  });
  expect(currentSettings().foodAllergies).toEqual(['shellfish']);
});

test('a need that was not to be added to the account does not go there with others', () => {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({});
  });
  setTokens({ accessToken: 'a', refreshToken: 'r' });
  updateSettings({ foodAllergies: ['milk', 'peanuts'], dietaryRestrictions: ['Vegan'] });
  keepNeeds(['peanuts', 'Vegan']);
  toggleAllergy('eggs');
  expect(sent.at(-1)).toEqual({ foodAllergies: ['milk', 'eggs'] });
  clearNeeds()();
  expect(sent.at(-1)).toEqual({ foodAllergies: ['milk', 'eggs'], dietaryRestrictions: ['None'] });
  expect(currentSettings().foodAllergies).toContain('peanuts');
  expect(currentSettings().dietaryRestrictions).toEqual(['Vegan']);
  clear();
});
