/** Guest settings: what is stored, over what a guest starts with, field by field. */
import { DEFAULT_SETTINGS } from '@saffron/contract/preferences';
import { expect, test } from 'vitest';
import { GUEST_SETTINGS, guestSettings } from './stored-settings.ts';

test.each([undefined, null, 'text', 7, []])(
  '%j is nothing stored: the typewriter is on',
  (stored) => {
    expect(guestSettings(stored)).toEqual({ ...DEFAULT_SETTINGS, typewriterEffect: true });
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
  expect(guestSettings(stored)).toEqual({ ...stored, rememberPreferences: true });
});

test('each bad value falls back alone', () => {
  const settings = guestSettings({
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
  const { foodAllergies } = guestSettings({
    foodAllergies: ['None', 'peanuts', 'dust', 3, 'milk'],
  });
  expect(foodAllergies).toEqual(['peanuts', 'milk']);
});
