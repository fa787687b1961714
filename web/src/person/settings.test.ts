/** Settings as the app uses them: kept for guests, followed across tabs, mirrored or not for the signed-in. */
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { KEYS, readJson, writeJson } from '../storage/browser-store.ts';
import { clear, setTokens } from './session.ts';
import { adoptSettings, currentSettings, updateSettings, useSettings } from './settings.ts';
import { GUEST_SETTINGS } from './stored-settings.ts';

const fromAnotherTab = (value: unknown) => {
  writeJson(KEYS.preferences, value);
  window.dispatchEvent(new StorageEvent('storage', { key: KEYS.preferences }));
};

beforeEach(() => {
  clear();
  fromAnotherTab({});
});

test('a change is seen at once and kept under the preferences key, without rememberPreferences', () => {
  const { result } = renderHook(() => useSettings());
  act(() => updateSettings({ darkMode: true, foodAllergies: ['sesame'] }));
  expect(result.current).toEqual({ ...GUEST_SETTINGS, darkMode: true, foodAllergies: ['sesame'] });
  expect(readJson(KEYS.preferences)).toMatchObject({ darkMode: true, foodAllergies: ['sesame'] });
  expect(readJson(KEYS.preferences)).not.toHaveProperty('rememberPreferences');
});

test('another tab is followed', () => {
  const { result } = renderHook(() => useSettings());
  act(() => fromAnotherTab({ chatTextSize: 'small' }));
  expect(result.current.chatTextSize).toBe('small');
});

test('signed in, settings are mirrored only while they are to be remembered; logged out, the stored ones are back', () => {
  updateSettings({ chatTextSize: 'small' });
  setTokens({ accessToken: 'a', refreshToken: 'r' });
  adoptSettings({ ...GUEST_SETTINGS, rememberPreferences: false, chatTextSize: 'large' });
  expect(currentSettings().chatTextSize).toBe('large');
  expect(readJson(KEYS.preferences)).toMatchObject({ chatTextSize: 'small' });
  fromAnotherTab({ chatTextSize: 'small', darkMode: true });
  expect(currentSettings().darkMode).toBe(false);
  clear();
  expect(currentSettings()).toMatchObject({ chatTextSize: 'small', darkMode: true });

  setTokens({ accessToken: 'a', refreshToken: 'r' });
  adoptSettings({ ...GUEST_SETTINGS, chatTextSize: 'large' });
  expect(readJson(KEYS.preferences)).toMatchObject({ chatTextSize: 'large' });
});
