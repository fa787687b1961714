/** The `preferences` key: read field by field, so that one bad value costs only itself. */
import {
  CHAT_TEXT_SIZES,
  DEFAULT_SETTINGS,
  type NONE,
  type Settings,
  tidyChoices,
} from '@saffron/contract/preferences';
import { isAllergen, isDiet, UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import { KEYS, readJson, writeJson } from '../storage/browser-store.ts';

/** Spec 3: a guest sees the typewriter until they say otherwise. */
export const GUEST_SETTINGS: Settings = { ...DEFAULT_SETTINGS, typewriterEffect: true };

type Reader<T> = (value: unknown) => T | undefined;

const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const name: Reader<string> = (value) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 200 ? value : undefined;

function oneOf<T extends string>(options: readonly T[]): Reader<T> {
  return (value) => options.find((option) => option === value);
}

/** A list keeps its good entries: losing an allergy because another entry is odd would be worse than odd. */
function choices<T extends string>(isChoice: (value: unknown) => value is T) {
  return (value: unknown): (T | typeof NONE)[] | undefined =>
    Array.isArray(value) ? tidyChoices(value.filter(isChoice)) : undefined;
}

const notifications: Reader<Settings['notifications']> = (value) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { email, push } = value as Record<string, unknown>;
  return { email: email === true, push: push === true };
};

type Stored = Omit<Settings, 'rememberPreferences' | 'otherFoods'>;

/** Spec 3 lists what guests keep; `rememberPreferences` is not among it, and other foods have a key of their own. */
const READERS: { [Key in keyof Stored]: Reader<Stored[Key]> } = {
  darkMode: flag,
  typewriterEffect: flag,
  chatTextSize: oneOf(CHAT_TEXT_SIZES),
  chefPersona: name,
  dietaryRestrictions: choices(isDiet),
  measurementUnits: oneOf(UNIT_SYSTEMS),
  language: oneOf(['en']),
  notifications,
  foodAllergies: choices(isAllergen),
};
const STORED_FIELDS = Object.keys(READERS) as (keyof typeof READERS)[];

/** Anything at all, merged over what a guest starts with. */
export function guestSettings(stored: unknown): Settings {
  if (typeof stored !== 'object' || stored === null) return GUEST_SETTINGS;
  const values = stored as Record<string, unknown>;
  const good = STORED_FIELDS.map((field) => [field, READERS[field](values[field])] as const);
  return {
    ...GUEST_SETTINGS,
    ...Object.fromEntries(good.filter(([, value]) => value !== undefined)),
  };
}

export function readStoredSettings(): Settings {
  return guestSettings(readJson(KEYS.preferences));
}

export function writeStoredSettings(settings: Settings): boolean {
  return writeJson(
    KEYS.preferences,
    Object.fromEntries(STORED_FIELDS.map((field) => [field, settings[field]])),
  );
}
