/** Keeping what was changed in the settings: each button what its name says, in whichever category it was changed. */
import type { Settings } from '@saffron/contract/preferences';
import type { Profile } from '@saffron/contract/user';
import { useAccountRead } from '../../person/account-data.ts';
import { needsHere } from '../../person/needs-here.ts';
import { useProfile } from '../../person/profile.ts';
import { saveProfile, saveSettings } from '../../person/save-settings.ts';
import { currentSettings } from '../../person/settings.ts';
import { type BirthdayDraft, birthdayOf, draftOf } from './birthday.ts';
import { type Draft, type FormName, keepDraft, useDrafts, whileKeeping } from './drafts.ts';

export type ProfileDraft = Omit<Profile, 'birthday'> & { readonly birthday: BirthdayDraft };
export type Display = Pick<Settings, 'darkMode' | 'typewriterEffect' | 'chatTextSize'>;
export type Preferences = Omit<Settings, keyof Display | 'otherFoods'> & { otherFoods: string[] };

export function profileOf({ firstName, lastName, gender, birthday }: Profile): ProfileDraft {
  return { firstName, lastName, gender, birthday: draftOf(birthday) };
}

export function displayOf({ darkMode, typewriterEffect, chatTextSize }: Settings): Display {
  return { darkMode, typewriterEffect, chatTextSize };
}

export function preferencesOf(settings: Settings, foods: readonly string[]): Preferences {
  const { darkMode, typewriterEffect, chatTextSize, ...rest } = settings;
  return { ...rest, otherFoods: [...foods] };
}

/** Answers whether it was kept. As long as the account was not read, empty fields say nothing of what it holds. */
export async function keepProfile(draft: ProfileDraft): Promise<boolean> {
  const { firstName, lastName, gender, birthday } = draft;
  const names = { firstName: firstName.trim(), lastName: lastName.trim() };
  const all: Profile = { ...names, gender, birthday: birthdayOf(birthday) };
  if (useAccountRead.getState().read) return saveProfile(all);
  const shown = useProfile.getState();
  const changed = (Object.keys(all) as (keyof Profile)[]).filter(
    (field) => JSON.stringify(all[field]) !== JSON.stringify(shown[field]),
  );
  if (changed.length === 0) return false;
  return saveProfile(Object.fromEntries(changed.map((field) => [field, all[field]])));
}

/** Save Preferences stands under two categories (spec 2.4) and keeps the changes of both. Answers whether they were kept. */
export async function keepPreferences(shown: Partial<Settings> = {}): Promise<boolean> {
  const settings = currentSettings();
  const before = useDrafts.getState();
  const changed = {
    ...changedIn('display', displayOf(settings)),
    ...changedIn('preferences', preferencesOf(settings, needsHere().foods)),
  };
  const { otherFoods, ...others } = { ...changed, ...shown };
  // Foods nobody touched are not sent: the account may know of more by now.
  const isSame = otherFoods?.join('\n') === needsHere().foods.join('\n');
  return whileKeeping(async () => {
    const isKept = await saveSettings(isSame || !otherFoods ? others : { ...others, otherFoods });
    if (isKept) {
      const now = currentSettings();
      settle('display', before.display, displayOf(now));
      settle('preferences', before.preferences, preferencesOf(now, needsHere().foods));
    }
    return isKept;
  });
}

/** What was changed while it was being kept waits on, over what is stored by now. */
function settle(name: 'display' | 'preferences', kept: Draft | undefined, stored: object): void {
  const draft = useDrafts.getState()[name];
  if (!draft || draft === kept) {
    keepDraft(name, undefined);
    return;
  }
  const base = kept?.value ?? (JSON.parse(draft.origin) as object);
  keepDraft(name, { origin: JSON.stringify(stored), value: rebased(draft.value, base, stored) });
}

/** Only what was changed: a list may have gained what this page knew nothing of. */
function rebased(value: object, base: object, stored: object): object {
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

/** All that waits, wherever it was changed. Answers whether all of it was kept. */
export async function keepAll(): Promise<boolean> {
  const drafts = useDrafts.getState();
  const profile = changedIn('profile', profileOf(useProfile.getState()));
  const done = [
    profile ? await keepProfile(profile) : true,
    drafts.display || drafts.preferences ? await keepPreferences() : true,
  ];
  if (profile && done[0]) keepDraft('profile', undefined);
  return done.every(Boolean);
}

/** Nothing, once something else was stored than what it was begun on (spec 2.4). */
function changedIn<T extends object>(name: FormName, stored: T): T | undefined {
  const draft = useDrafts.getState()[name];
  // Kept under this name, and so of its kind.
  return draft?.origin === JSON.stringify(stored) ? (draft.value as T) : undefined;
}
