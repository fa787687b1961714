/** How the person here likes it: read everywhere, kept in the browser for guests. */
import { NONE, type Settings } from '@saffron/contract/preferences';
import { create } from 'zustand';
import { KEYS, onChangeElsewhere, readText, remove } from '../storage/browser-store.ts';
import {
  dropKeptNeeds,
  forAccount,
  keptNeeds,
  type NeedSettings,
  needsIn,
  onKeptNeedsChange,
  trimKeptNeeds,
  withNeeds,
} from './kept-needs.ts';
import { useSession } from './session.ts';
import { readStoredSettings, writeStoredSettings } from './stored-settings.ts';
import { adoptAccountFoods } from './told-foods.ts';

/** Of the account, or of a visitor; what holds in this browser besides is no part of it. */
let own = readStoredSettings();

const useStore = create<Settings>(withKept);

function withKept(): Settings {
  const kept = keptNeeds();
  return kept.length === 0 ? own : { ...own, ...withNeeds(own, kept) };
}

function show(): void {
  const settings = withKept();
  if (!isSame(settings, currentSettings())) useStore.setState(settings, true);
}

export function useSettings(): Settings {
  return useStore();
}

/** One setting, for those that should not render again when another one changes. Needs are asked of `needs-here`. */
export function useSetting<Key extends Exclude<keyof Settings, keyof NeedSettings | 'otherFoods'>>(
  key: Key,
): Settings[Key] {
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
function keep(): void {
  const signedIn = useSession.getState().accessToken !== null;
  if (!signedIn || own.rememberPreferences) {
    writeStoredSettings(own);
    mirrored = signedIn;
  } else if (mirrored) {
    // No longer to be remembered: what was mirrored must not stay for the next one here.
    remove(KEYS.preferences);
    mirrored = false;
  }
}

/** Needs that hold in this browser alone go on doing so, unless they are taken back with this. */
export function updateSettings(change: Partial<Settings>): void {
  trimKeptNeeds({ ...currentSettings(), ...change });
  own = { ...own, ...forAccount(change) };
  show();
  keep();
}

/** The session is over: how the page looks may be remembered, what somebody does not eat may not. */
export function forgetStoredNeeds(): void {
  if (readText(KEYS.preferences) === null) return;
  updateSettings({ foodAllergies: [NONE], dietaryRestrictions: [NONE] });
}

/** The settings that the server holds for the person who signed in; what holds in this browser besides goes on doing so. */
export function adoptSettings({ otherFoods = [], ...account }: Settings): void {
  adoptAccountFoods(otherFoods);
  const isNew = !isSame(account, own);
  if (isNew) own = account;
  dropKeptNeeds(needsIn(account));
  show();
  // Telling other tabs what they know would set two of different people asking for ever.
  if (isNew) keep();
}

function isSame(one: Settings, other: Settings): boolean {
  const keys = Object.keys(one) as (keyof Settings)[];
  return keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
}

/** Back to what this browser holds. */
function restoreGuestSettings(): void {
  own = readStoredSettings();
  show();
}

/** Spec 4: logged out, settings load from local storage. */
useSession.subscribe((now, before) => {
  if (!before.accessToken || now.accessToken) return show();
  mirrored = false;
  restoreGuestSettings();
});

onKeptNeedsChange(show);

onChangeElsewhere(KEYS.preferences, () => {
  if (!useSession.getState().accessToken) restoreGuestSettings();
});
