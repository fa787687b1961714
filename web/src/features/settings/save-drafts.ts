/** Saves the unsaved settings changes, merging them with what the server holds by now. */
import type { Settings } from '@saffron/contract/preferences';
import type { Profile } from '@saffron/contract/user';
import { followsDevice } from '../../ui/appearance.ts';
import { useAccountLoaded } from '../../user/account-sync.ts';
import { getCurrentNeeds } from '../../user/current-needs.ts';
import { useProfile } from '../../user/profile.ts';
import { saveProfile, saveSettings } from '../../user/save-settings.ts';
import { getSettings } from '../../user/settings.ts';
import { type BirthdayDraft, parseBirthday, toBirthdayDraft } from './birthday.ts';
import { type Draft, type FormName, setDraft, useDrafts, whileSaving } from './drafts.ts';

export type ProfileDraft = Omit<Profile, 'birthday'> & { readonly birthday: BirthdayDraft };
export type DisplayPreferences = Pick<
  Settings,
  'darkMode' | 'typewriterEffect' | 'chatTextSize'
> & {
  readonly systemTheme: boolean;
};
export type Preferences = Omit<Settings, keyof DisplayPreferences | 'otherFoods'> & {
  otherFoods: string[];
};

export function toProfileDraft({ firstName, lastName, gender, birthday }: Profile): ProfileDraft {
  return { firstName, lastName, gender, birthday: toBirthdayDraft(birthday) };
}

export function pickDisplay(settings: Settings): DisplayPreferences {
  const { darkMode, typewriterEffect, chatTextSize } = settings;
  return { darkMode, systemTheme: followsDevice(settings), typewriterEffect, chatTextSize };
}

export function pickPreferences(settings: Settings, foods: readonly string[]): Preferences {
  const { darkMode, systemTheme, typewriterEffect, chatTextSize, ...rest } = settings;
  return { ...rest, otherFoods: [...foods] };
}

/** Returns whether it was saved. Until the account is loaded only changed fields are sent, so that none is emptied. */
export async function saveProfileDraft(draft: ProfileDraft): Promise<boolean> {
  const { firstName, lastName, gender, birthday } = draft;
  const names = { firstName: firstName.trim(), lastName: lastName.trim() };
  const all: Profile = { ...names, gender, birthday: parseBirthday(birthday) };
  if (useAccountLoaded.getState().isLoaded) return saveProfile(all);
  const shown = useProfile.getState();
  const changed = (Object.keys(all) as (keyof Profile)[]).filter(
    (field) => JSON.stringify(all[field]) !== JSON.stringify(shown[field]),
  );
  if (changed.length === 0) return false;
  return saveProfile(Object.fromEntries(changed.map((field) => [field, all[field]])));
}

/** Save Preferences is in two categories (spec 2.4) and saves the changes of both. Returns whether they were saved. */
export async function savePreferenceDrafts(shown: Partial<Settings> = {}): Promise<boolean> {
  const settings = getSettings();
  const before = useDrafts.getState();
  const changed = {
    ...findChanges('display', pickDisplay(settings)),
    ...findChanges('preferences', pickPreferences(settings, getCurrentNeeds().foods)),
  };
  const { otherFoods, ...rest } = { ...changed, ...shown };
  // Unchanged foods are not sent: another device may have added some.
  const isSame = otherFoods?.join('\n') === getCurrentNeeds().foods.join('\n');
  return whileSaving(async () => {
    const isSaved = await saveSettings(isSame || !otherFoods ? rest : { ...rest, otherFoods });
    if (isSaved) {
      const now = getSettings();
      settleDraft('display', before.display, pickDisplay(now));
      settleDraft('preferences', before.preferences, pickPreferences(now, getCurrentNeeds().foods));
    }
    return isSaved;
  });
}

/** Keeps changes made during the save as a draft over the values stored now. */
function settleDraft(
  name: 'display' | 'preferences',
  saved: Draft | undefined,
  stored: object,
): void {
  const draft = useDrafts.getState()[name];
  if (!draft || draft === saved) {
    setDraft(name, undefined);
    return;
  }
  const base = saved?.value ?? (JSON.parse(draft.origin) as object);
  setDraft(name, { origin: JSON.stringify(stored), value: rebaseValue(draft.value, base, stored) });
}

/** Applies only the changes: a list may have gained entries elsewhere. */
function rebaseValue(value: object, base: object, stored: object): object {
  const before = new Map(Object.entries(base));
  const mine = new Map(Object.entries(value));
  const fields = Object.entries(stored).map(([field, now]: [string, unknown]) => {
    const [was, is]: unknown[] = [before.get(field), mine.get(field)];
    if (JSON.stringify(was) === JSON.stringify(is)) return [field, now];
    if (!Array.isArray(was) || !Array.isArray(is) || !Array.isArray(now)) return [field, is];
    const stay = now.filter((one) => is.includes(one) || !was.includes(one));
    return [field, [...stay, ...is.filter((one) => !was.includes(one) && !stay.includes(one))]];
  });
  return Object.fromEntries(fields);
}

/** Saves the drafts of all categories. Returns whether all were saved. */
export async function saveAllDrafts(): Promise<boolean> {
  const drafts = useDrafts.getState();
  const profile = findChanges('profile', toProfileDraft(useProfile.getState()));
  const done = [
    profile ? await saveProfileDraft(profile) : true,
    drafts.display || drafts.preferences ? await savePreferenceDrafts() : true,
  ];
  if (profile && done[0]) setDraft('profile', undefined);
  return done.every(Boolean);
}

/** The draft; undefined if another value was stored since it was started (spec 2.4). */
function findChanges<T extends object>(name: FormName, stored: T): T | undefined {
  const draft = useDrafts.getState()[name];
  // Stored under this name, so of its type.
  return draft?.origin === JSON.stringify(stored) ? (draft.value as T) : undefined;
}
