/** What whoever is here avoids now, and what of it a check did not yet know. */
import type { Safety } from '@saffron/contract/chat';
import { withoutNone } from '@saffron/contract/preferences';
import type { Needs, Restriction } from '@saffron/kitchen/vocabulary';
import { useMemo } from 'react';
import { useSetting } from '../../../person/settings.ts';

/** The same object until they change. */
export function useNeedsNow(): Needs {
  const allergies = useSetting('foodAllergies');
  const diets = useSetting('dietaryRestrictions');
  return useMemo(
    () => ({ allergies: withoutNone(allergies), diets: withoutNone(diets) }),
    [allergies, diets],
  );
}

/** What was taken back since changes nothing in what a check has found. */
export function addedSince({ checkedFor }: Safety, { allergies, diets }: Needs): Restriction[] {
  const known = [checkedFor?.allergies, checkedFor?.diets].flatMap(listed);
  return [...allergies, ...diets].filter((need) => !known.includes(need));
}

/** An old store may hold anything. */
function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
