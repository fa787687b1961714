/** Reads and writes the settings in localStorage over a guest's defaults; foods to avoid beyond the nine are stored elsewhere. */
import {
  CHAT_TEXT_SIZES,
  DEFAULT_SETTINGS,
  type NONE,
  normaliseChoices,
  type Settings,
} from '@saffron/contract/preferences';
import { isAllergen, isDiet, UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import { KEYS, readJson, writeJson } from '../storage/browser-store.ts';

/** Spec 3: the typewriter effect is on for guests by default. */
export const GUEST_SETTINGS: Settings = { ...DEFAULT_SETTINGS, typewriterEffect: true };

type Reader<T> = (value: unknown) => T | undefined;

const parseBoolean: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const parseName: Reader<string> = (value) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 200 ? value : undefined;

function oneOf<T extends string>(options: readonly T[]): Reader<T> {
  return (value) => options.find((option) => option === value);
}

/** Keeps the valid entries of a list, so that no allergy is lost because another entry is invalid. */
function createListReader<T extends string>(isOption: (value: unknown) => value is T) {
  return (value: unknown): (T | typeof NONE)[] | undefined =>
    Array.isArray(value) ? normaliseChoices(value.filter(isOption)) : undefined;
}

const parseNotifications: Reader<Settings['notifications']> = (value) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { email, push } = value as Record<string, unknown>;
  return { email: email === true, push: push === true };
};

type Stored = Omit<Settings, 'rememberPreferences' | 'otherFoods'>;

/** The fields spec 3 stores for guests: without `rememberPreferences`; other foods have a key of their own. */
const READERS: { [Key in keyof Stored]-?: Reader<Stored[Key]> } = {
  darkMode: parseBoolean,
  systemTheme: parseBoolean,
  typewriterEffect: parseBoolean,
  chatTextSize: oneOf(CHAT_TEXT_SIZES),
  chefPersona: parseName,
  dietaryRestrictions: createListReader(isDiet),
  measurementUnits: oneOf(UNIT_SYSTEMS),
  language: oneOf(['en']),
  notifications: parseNotifications,
  foodAllergies: createListReader(isAllergen),
};
const STORED_FIELDS = Object.keys(READERS) as (keyof typeof READERS)[];

/** Merges the valid fields of an untrusted value over the defaults of a guest. */
export function parseStoredSettings(stored: unknown): Settings {
  if (typeof stored !== 'object' || stored === null) return GUEST_SETTINGS;
  const values = stored as Record<string, unknown>;
  const parsed = STORED_FIELDS.map((field) => [field, READERS[field](values[field])] as const);
  return {
    ...GUEST_SETTINGS,
    ...Object.fromEntries(parsed.filter(([, value]) => value !== undefined)),
  };
}

export function readStoredSettings(): Settings {
  return parseStoredSettings(readJson(KEYS.preferences));
}

export function writeStoredSettings(settings: Settings): boolean {
  return writeJson(
    KEYS.preferences,
    Object.fromEntries(STORED_FIELDS.map((field) => [field, settings[field]])),
  );
}
