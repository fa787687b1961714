/** A need somebody has is kept where they can see it; a taste of tonight is not. */
import { beforeEach, expect, test } from 'vitest';
import { currentSettings, updateSettings } from '../../../person/settings.ts';
import { adoptNeeds } from './use-needs.ts';

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
