/** Tests which allergies and diets from a message are saved, and that wishes for one meal are not. */
import { beforeEach, expect, test, vi } from 'vitest';
import { setLocalNeeds } from '../../../user/local-needs.ts';
import { clearSession, setTokens } from '../../../user/session.ts';
import { getSettings, updateSettings } from '../../../user/settings.ts';
import { clearNeeds, saveNeedsFromMessage, toggleAllergy } from './edit-needs.ts';

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
  saveNeedsFromMessage(said, { allergies: ['shellfish'], diets: [] });
  expect(getSettings().foodAllergies).toEqual(['shellfish']);
});

test.each(['a curry without prawns', 'leave out the shrimp tonight', 'make it shellfish-free'])(
  'not kept: %s',
  (said) => {
    saveNeedsFromMessage(said, { allergies: ['shellfish'], diets: [] });
    expect(getSettings().foodAllergies).toEqual(['None']);
  },
);

test.each(['no gluten please', 'gluten free please', "i can't do gluten", 'a glutenfree cake'])(
  'who leaves out gluten does so every day: %s',
  (said) => {
    saveNeedsFromMessage(said, { allergies: [], diets: ['Gluten-Free'] });
    expect(getSettings().dietaryRestrictions).toEqual(['Gluten-Free']);
  },
);

test.each([
  ['I am vegan', ['Vegan']],
  ['my friend is vegan and comes on Friday', ['None']],
  ['my sister is a vegetarian and visiting', ['None']],
  ['I am allergic to nuts', ['None']],
])('a diet is kept of the person alone: %s', (said, kept) => {
  saveNeedsFromMessage(said, { allergies: [], diets: ['Vegan'] });
  expect(getSettings().dietaryRestrictions).toEqual(kept);
});

test('an allergy of a friend who visits is saved nevertheless', () => {
  saveNeedsFromMessage('my friend is vegan and allergic to shellfish', {
    allergies: ['shellfish'],
    diets: ['Vegan'],
  });
  expect(getSettings().foodAllergies).toEqual(['shellfish']);
});

test('a need that was not to be added to the account does not go there with others', () => {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({});
  });
  setTokens({ accessToken: 'a', refreshToken: 'r' });
  updateSettings({ foodAllergies: ['milk', 'peanuts'], dietaryRestrictions: ['Vegan'] });
  setLocalNeeds(['peanuts', 'Vegan']);
  toggleAllergy('eggs');
  expect(sent.at(-1)).toEqual({ foodAllergies: ['milk', 'eggs'] });
  clearNeeds()();
  expect(sent.at(-1)).toEqual({ foodAllergies: ['milk', 'eggs'], dietaryRestrictions: ['None'] });
  expect(getSettings().foodAllergies).toContain('peanuts');
  expect(getSettings().dietaryRestrictions).toEqual(['Vegan']);
  clearSession();
});
