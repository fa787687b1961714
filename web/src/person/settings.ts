/** How the person here likes it: read everywhere, kept in the browser for guests. */
import type { Settings } from '@saffron/contract/preferences';
import { create } from 'zustand';
import { KEYS, onChangeElsewhere, remove } from '../storage/browser-store.ts';
import { joinKeptNeeds } from './kept-needs.ts';
import { useSession } from './session.ts';
import { readStoredSettings, writeStoredSettings } from './stored-settings.ts';
import { adoptAccountFoods } from './told-foods.ts';

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

export function onSettingsChange(changed: () => void): () => void {
  return useStore.subscribe(changed);
}

/** Whether the stored settings are those of the person who is signed in. */
let mirrored = false;

/** Spec 4: guests always keep theirs, the signed-in mirror them while they ask to be remembered. */
function keep(settings: Settings): void {
  const signedIn = useSession.getState().accessToken !== null;
  if (!signedIn || settings.rememberPreferences) {
    writeStoredSettings(settings);
    mirrored = signedIn;
  } else if (mirrored) {
    // No longer to be remembered: what was mirrored must not stay for the next one here.
    remove(KEYS.preferences);
    mirrored = false;
  }
}

export function updateSettings(change: Partial<Settings>): void {
  useStore.setState(change);
  keep(currentSettings());
}

/** The settings that the server holds for the person who signed in; what holds in this browser besides goes on doing so. */
export function adoptSettings({ otherFoods = [], ...account }: Settings): void {
  adoptAccountFoods(otherFoods);
  const settings = joinKeptNeeds(account);
  // Telling other tabs what they know would set two of different people asking for ever.
  if (isSame(settings, currentSettings())) return;
  useStore.setState(settings, true);
  keep(settings);
}

function isSame(one: Settings, other: Settings): boolean {
  const keys = Object.keys(one) as (keyof Settings)[];
  return keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
}

/** Back to what this browser holds. */
function restoreGuestSettings(): void {
  useStore.setState(readStoredSettings(), true);
}

/** Spec 4: logged out, settings load from local storage. */
useSession.subscribe((now, before) => {
  if (!before.accessToken || now.accessToken) return;
  mirrored = false;
  restoreGuestSettings();
});

onChangeElsewhere(KEYS.preferences, () => {
  if (!useSession.getState().accessToken) restoreGuestSettings();
});
