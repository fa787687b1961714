/** Store of the current settings: of the account when signed in, of the browser for guests. */
import { NONE, type Settings } from '@saffron/contract/preferences';
import { create } from 'zustand';
import { KEYS, onOtherTabChange, readText, removeKey } from '../storage/browser-store.ts';
import {
  addNeeds,
  getLocalNeeds,
  listNeeds,
  type NeedSettings,
  onLocalNeedsChange,
  pruneLocalNeeds,
  removeLocalNeeds,
  toAccountChange,
} from './local-needs.ts';
import { mergeAccountFoods } from './other-foods.ts';
import { useSession } from './session.ts';
import { readStoredSettings, writeStoredSettings } from './stored-settings.ts';

/** The settings of the account or of the guest, without the needs that apply in this browser only. */
let ownSettings = readStoredSettings();

const useStore = create<Settings>(mergeLocalNeeds);

function mergeLocalNeeds(): Settings {
  const localNeeds = getLocalNeeds();
  return localNeeds.length === 0
    ? ownSettings
    : { ...ownSettings, ...addNeeds(ownSettings, localNeeds) };
}

function publish(): void {
  const settings = mergeLocalNeeds();
  if (!areEqualSettings(settings, getSettings())) useStore.setState(settings, true);
}

export function useSettings(): Settings {
  return useStore();
}

/** One setting, for components that should not render when another one changes. For needs use `current-needs`. */
export function useSetting<Key extends Exclude<keyof Settings, keyof NeedSettings | 'otherFoods'>>(
  key: Key,
): Settings[Key] {
  return useStore((settings) => settings[key]);
}

export function getSettings(): Settings {
  return useStore.getState();
}

export function onSettingsChange(onChange: () => void): () => void {
  return useStore.subscribe(onChange);
}

/** Whether the stored settings are those of the signed-in user. */
let isMirrored = false;

/** Spec 4: settings of guests are always stored, those of a signed-in user only if they chose to be remembered. */
function storeSettings(): void {
  const isSignedIn = useSession.getState().accessToken !== null;
  if (!isSignedIn || ownSettings.rememberPreferences) {
    writeStoredSettings(ownSettings);
    isMirrored = isSignedIn;
  } else if (isMirrored) {
    // The user no longer wants to be remembered, so the stored copy is removed.
    removeKey(KEYS.preferences);
    isMirrored = false;
  }
}

/** Needs that apply in this browser only continue to, unless this change removes them. */
export function updateSettings(change: Partial<Settings>): void {
  pruneLocalNeeds({ ...getSettings(), ...change });
  ownSettings = { ...ownSettings, ...toAccountChange(change) };
  publish();
  storeSettings();
}

/** Removes the needs from the stored settings when the session expires; display settings may stay. */
export function clearStoredNeeds(): void {
  if (readText(KEYS.preferences) === null) return;
  updateSettings({ foodAllergies: [NONE], dietaryRestrictions: [NONE] });
}

/** Sets the settings the server returned. Needs that apply in this browser only continue to. */
export function setAccountSettings({ otherFoods = [], ...account }: Settings): void {
  mergeAccountFoods(otherFoods);
  const isNew = !areEqualSettings(account, ownSettings);
  if (isNew) ownSettings = account;
  removeLocalNeeds(listNeeds(account));
  publish();
  // Storing unchanged settings would make two tabs of different users load for ever.
  if (isNew) storeSettings();
}

function areEqualSettings(one: Settings, other: Settings): boolean {
  const keys = Object.keys(one) as (keyof Settings)[];
  return keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
}

/** Back to the settings stored in the browser. */
function restoreGuestSettings(): void {
  ownSettings = readStoredSettings();
  publish();
}

/** Spec 4: logged out, settings load from local storage. */
useSession.subscribe((now, before) => {
  if (!before.accessToken || now.accessToken) return publish();
  isMirrored = false;
  restoreGuestSettings();
});

onLocalNeedsChange(publish);

onOtherTabChange(KEYS.preferences, () => {
  if (!useSession.getState().accessToken) restoreGuestSettings();
});
