/** How the person here likes it: read everywhere, kept in the browser for guests. */
import type { Settings } from '@saffron/contract/preferences';
import { create } from 'zustand';
import { KEYS, onChangeElsewhere } from '../storage/browser-store.ts';
import { useSession } from './session.ts';
import { readStoredSettings, writeStoredSettings } from './stored-settings.ts';

const useStore = create<Settings>(readStoredSettings);

export function useSettings(): Settings {
  return useStore();
}

/** One setting, for those that should not render again when another one changes. */
export function useSetting<Key extends keyof Settings>(key: Key): Settings[Key] {
  return useStore((settings) => settings[key]);
}

export function currentSettings(): Settings {
  return useStore.getState();
}

/** Spec 4: guests always keep theirs, the signed-in mirror them while they ask to be remembered. */
function keep(settings: Settings): void {
  if (!useSession.getState().accessToken || settings.rememberPreferences) {
    writeStoredSettings(settings);
  }
}

export function updateSettings(change: Partial<Settings>): void {
  useStore.setState(change);
  keep(currentSettings());
}

/** The settings that the server holds for the person who signed in. */
export function adoptSettings(settings: Settings): void {
  useStore.setState(settings, true);
  keep(settings);
}

/** Signed out: back to what this browser holds. */
export function restoreGuestSettings(): void {
  useStore.setState(readStoredSettings(), true);
}

onChangeElsewhere(KEYS.preferences, () => {
  if (!useSession.getState().accessToken) restoreGuestSettings();
});
