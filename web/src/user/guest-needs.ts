/** Offers a guest's allergies, diets and foods to the account they sign in to. */

import { offerNeedsStrings } from '../strings/session.ts';
import { showConfirm } from '../ui/dialog-store.ts';
import { addNeeds, getLocalNeeds, listNeeds, type Need, setLocalNeeds } from './local-needs.ts';
import { getFoodsNotInAccount, getOtherFoods } from './other-foods.ts';
import { saveSettings } from './save-settings.ts';
import { getSettings } from './settings.ts';

let guestNeeds: readonly Need[] = [];
let guestFoods: readonly string[] = [];

/** To be called just before a sign-in, which replaces the settings by those of the account. */
export function rememberGuestNeeds(): void {
  guestNeeds = listNeeds(getSettings());
  guestFoods = getOtherFoods();
}

/**
 * Asks, because the needs may be those of another user of this browser. Until the user answers, and if they cancel,
 * the needs apply in this browser, so that no allergy is dropped by accident.
 */
export function offerGuestNeeds(): void {
  const known = listNeeds(getSettings());
  const missing = guestNeeds.filter((need) => !known.includes(need));
  // Other foods stay in this browser anyway.
  const foods = getFoodsNotInAccount().filter((food) => guestFoods.includes(food));
  guestNeeds = [];
  guestFoods = [];
  if (missing.length + foods.length === 0) return;
  if (missing.length > 0) setLocalNeeds([...getLocalNeeds(), ...missing]);
  showConfirm({
    title: offerNeedsStrings.title,
    message: offerNeedsStrings.message([...missing, ...foods]),
    isUnprompted: true,
    onConfirm: () =>
      void saveSettings(missing.length > 0 ? addNeeds(getSettings(), missing) : {}, foods, missing),
  });
}
