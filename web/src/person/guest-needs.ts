/** A visitor's allergies and diets must not vanish when they sign in: their account is offered them. */
import { tidyChoices, withoutNone } from '@saffron/contract/preferences';
import { type Allergen, type Diet, isAllergen, isDiet } from '@saffron/kitchen/vocabulary';
import { showConfirm } from '../ui/dialog-store.ts';
import { carryWords } from '../words/session.ts';
import { saveSettings } from './save-settings.ts';
import { currentSettings } from './settings.ts';

let named: readonly (Allergen | Diet)[] = [];

function currentNeeds(): (Allergen | Diet)[] {
  const { foodAllergies, dietaryRestrictions } = currentSettings();
  return [...withoutNone(foodAllergies), ...withoutNone(dietaryRestrictions)];
}

/** To be called just before a sign-in; what the account says comes after it. */
export function rememberGuestNeeds(): void {
  named = currentNeeds();
}

/** Asked rather than done: the browser may have been somebody else's a minute ago. */
export function offerGuestNeeds(): void {
  const known = currentNeeds();
  const missing = named.filter((need) => !known.includes(need));
  named = [];
  if (missing.length === 0) return;
  const { foodAllergies, dietaryRestrictions } = currentSettings();
  showConfirm({
    title: carryWords.title,
    message: carryWords.message(missing),
    onConfirm: () =>
      void saveSettings({
        foodAllergies: tidyChoices([...foodAllergies, ...missing.filter(isAllergen)]),
        dietaryRestrictions: tidyChoices([...dietaryRestrictions, ...missing.filter(isDiet)]),
      }),
  });
}
