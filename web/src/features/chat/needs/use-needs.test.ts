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
