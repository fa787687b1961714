/** Tests the settings store: stored for guests, followed across tabs, and mirrored for signed-in users who want it. */
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { KEYS, readJson, writeJson } from '../storage/browser-store.ts';
import { clearSession, setTokens } from './session.ts';
import { getSettings, setAccountSettings, updateSettings, useSettings } from './settings.ts';
import { GUEST_SETTINGS } from './stored-settings.ts';

const fromAnotherTab = (value: unknown) => {
  writeJson(KEYS.preferences, value);
  window.dispatchEvent(new StorageEvent('storage', { key: KEYS.preferences }));
};

beforeEach(() => {
  clearSession();
  fromAnotherTab({});
});

test('a change takes effect at once and is stored under the preferences key, without rememberPreferences', () => {
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
  setAccountSettings({ ...GUEST_SETTINGS, rememberPreferences: false, chatTextSize: 'large' });
  expect(getSettings().chatTextSize).toBe('large');
  expect(readJson(KEYS.preferences)).toMatchObject({ chatTextSize: 'small' });
  fromAnotherTab({ chatTextSize: 'small', darkMode: true });
  expect(getSettings().darkMode).toBe(false);
  clearSession();
  expect(getSettings()).toMatchObject({ chatTextSize: 'small', darkMode: true });

  setTokens({ accessToken: 'a', refreshToken: 'r' });
  setAccountSettings({ ...GUEST_SETTINGS, chatTextSize: 'large' });
  expect(readJson(KEYS.preferences)).toMatchObject({ chatTextSize: 'large' });
});
