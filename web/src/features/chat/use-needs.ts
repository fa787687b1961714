/** What the person keeps off the plate, and how they change it. */
import { type Settings, tidyChoices, withoutNone } from '@saffron/contract/preferences';
import type { Allergen, Diet, Needs } from '@saffron/kitchen/vocabulary';
import { useMemo } from 'react';
import { call } from '../../api/client.ts';
import { useSession } from '../../person/session.ts';
import { currentSettings, updateSettings, useSetting } from '../../person/settings.ts';

export function useNeeds(): Needs {
  const allergies = useSetting('foodAllergies');
  const diets = useSetting('dietaryRestrictions');
  return useMemo(
    () => ({ allergies: withoutNone(allergies), diets: withoutNone(diets) }),
    [allergies, diets],
  );
}

function toggled<T extends string>(chosen: readonly T[], one: T): T[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}

export function toggleAllergy(allergen: Allergen): void {
  const chosen = withoutNone(currentSettings().foodAllergies);
  keep({ foodAllergies: tidyChoices(toggled(chosen, allergen)) });
}

export function toggleDiet(diet: Diet): void {
  const chosen = withoutNone(currentSettings().dietaryRestrictions);
  keep({ dietaryRestrictions: tidyChoices(toggled(chosen, diet)) });
}

export function clearNeeds(): void {
  keep({ foodAllergies: tidyChoices([]), dietaryRestrictions: tidyChoices([]) });
}

function keep(change: Partial<Settings>): void {
  updateSettings(change);
  if (!useSession.getState().accessToken) return;
  // Spec 8: a failed settings update is only logged. This conversation sends the needs along anyway.
  call('putSettings', { body: change }).catch((error) =>
    console.warn('The settings could not be kept.', error),
  );
}
