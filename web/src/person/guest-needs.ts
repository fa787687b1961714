/** A visitor's allergies and diets must not vanish when they sign in: their account is offered them. */
import { showConfirm } from '../ui/dialog-store.ts';
import { carryWords } from '../words/session.ts';
import { keepNeeds, keptNeeds, type Need, needsIn, withNeeds } from './kept-needs.ts';
import { saveSettings } from './save-settings.ts';
import { currentSettings } from './settings.ts';
import { foodsOnlyHere, toldFoods } from './told-foods.ts';

let named: readonly Need[] = [];
let namedFoods: readonly string[] = [];

/** To be called just before a sign-in; what the account says comes after it. */
export function rememberGuestNeeds(): void {
  named = needsIn(currentSettings());
  namedFoods = toldFoods();
}

/**
 * Asked rather than done: the browser may have been somebody else's a minute ago. Until there is an answer,
 * and if it is no, they hold in this browser: an allergy is never dropped by a stray key.
 */
export function offerGuestNeeds(): void {
  const known = needsIn(currentSettings());
  const missing = named.filter((need) => !known.includes(need));
  // Those stay here by themselves.
  const foods = foodsOnlyHere().filter((food) => namedFoods.includes(food));
  named = [];
  namedFoods = [];
  if (missing.length + foods.length === 0) return;
  if (missing.length > 0) keepNeeds([...keptNeeds(), ...missing]);
  showConfirm({
    title: carryWords.title,
    message: carryWords.message([...missing, ...foods]),
    unasked: true,
    onConfirm: () =>
      void saveSettings(
        missing.length > 0 ? withNeeds(currentSettings(), missing) : {},
        foods,
        missing,
      ),
  });
}
