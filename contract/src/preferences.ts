/** Types and defaults of a person's settings, and tidying of choices; no schema library, so that the first page stays small. */
import type { Allergen, Diet, UnitSystem } from '@saffron/kitchen/vocabulary';
import { DEFAULT_PERSONA } from './limits.ts';

export const NONE = 'None';
export const CHAT_TEXT_SIZES = ['small', 'medium', 'large'] as const;
export type ChatTextSize = (typeof CHAT_TEXT_SIZES)[number];

export const TELEVISION_CHEF_PREFIX = 'television personality and chef ';

export interface Settings {
  rememberPreferences: boolean;
  darkMode: boolean;
  /** Whether the theme is that of the device; until it is chosen, unless the dark mode was. */
  systemTheme?: boolean | undefined;
  chefPersona: string;
  dietaryRestrictions: (Diet | typeof NONE)[];
  measurementUnits: UnitSystem;
  language: 'en';
  notifications: { email: boolean; push: boolean };
  typewriterEffect: boolean;
  chatTextSize: ChatTextSize;
  foodAllergies: (Allergen | typeof NONE)[];
  /** Foods beyond the nine; left out where there are none. */
  otherFoods?: string[] | undefined;
}

/** Spec 3, the values of a signed-in person who has chosen nothing. */
export const DEFAULT_SETTINGS: Settings = {
  rememberPreferences: true,
  darkMode: false,
  chefPersona: DEFAULT_PERSONA,
  dietaryRestrictions: [NONE],
  measurementUnits: 'international',
  language: 'en',
  notifications: { email: false, push: false },
  typewriterEffect: false,
  chatTextSize: 'medium',
  foodAllergies: [NONE],
};

/** A chosen list without its "None", which only says that nothing was chosen. */
export function withoutNone<T extends string>(chosen: readonly (T | typeof NONE)[]): T[] {
  return chosen.filter((value): value is T => value !== NONE);
}

/** "None" stands alone or not at all; an empty list means "None"; doubles are dropped. */
export function normaliseChoices<T extends string>(
  chosen: readonly (T | typeof NONE)[],
): (T | typeof NONE)[] {
  const chosenNames = [...new Set(withoutNone(chosen))];
  return chosenNames.length > 0 ? chosenNames : [NONE];
}
