/** What whoever is here avoids now; the same object until it changes. */
import { withoutNone } from '@saffron/contract/preferences';
import { useMemo } from 'react';
import { useSetting } from '../../person/settings.ts';
import type { ViewerNeeds } from './viewer-check.ts';

export function useViewerNeeds(): ViewerNeeds {
  const allergies = useSetting('foodAllergies');
  const diets = useSetting('dietaryRestrictions');
  return useMemo(
    () => ({ allergies: withoutNone(allergies), diets: withoutNone(diets) }),
    [allergies, diets],
  );
}

export function hasNeeds({ allergies, diets }: ViewerNeeds): boolean {
  return allergies.length + diets.length > 0;
}
