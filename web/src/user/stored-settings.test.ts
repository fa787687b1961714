/** Tests reading a guest's stored settings: valid fields are kept, each invalid one falls back to its default. */
import { DEFAULT_SETTINGS } from '@saffron/contract/preferences';
import { expect, test } from 'vitest';
import { GUEST_SETTINGS, parseStoredSettings } from './stored-settings.ts';

test.each([undefined, null, 'text', 7, []])(
  '%j is nothing stored: the typewriter is on',
  (stored) => {
    expect(parseStoredSettings(stored)).toEqual({ ...DEFAULT_SETTINGS, typewriterEffect: true });
  },
);

test('good values win', () => {
  const stored = {
    darkMode: true,
    typewriterEffect: false,
    chatTextSize: 'large',
    chefPersona: 'television personality and chef Somebody',
    dietaryRestrictions: ['Vegan', 'Keto'],
    measurementUnits: 'Imperial',
    language: 'en',
    notifications: { email: true, push: false },
    foodAllergies: ['milk'],
  };
  expect(parseStoredSettings(stored)).toEqual({ ...stored, rememberPreferences: true });
});

test('each bad value falls back alone', () => {
  const settings = parseStoredSettings({
    darkMode: 'yes',
    chatTextSize: 'huge',
    measurementUnits: 'cubits',
    language: 'fr',
    notifications: 'all',
    chefPersona: '  ',
    dietaryRestrictions: 'Vegan',
    typewriterEffect: false,
  });
  expect(settings).toEqual({ ...GUEST_SETTINGS, typewriterEffect: false });
});

test('an odd entry does not cost the allergies beside it, and None gives way to them', () => {
  const { foodAllergies } = parseStoredSettings({
    foodAllergies: ['None', 'peanuts', 'dust', 3, 'milk'],
  });
  expect(foodAllergies).toEqual(['peanuts', 'milk']);
});
