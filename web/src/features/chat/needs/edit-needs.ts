/** Functions that change the user's allergies, diets and foods beyond the nine allergens from within the chat. */
import { normaliseChoices, type Settings } from '@saffron/contract/preferences';
import type { Allergen, Diet, Needs } from '@saffron/kitchen/vocabulary';
import { call } from '../../../api/client.ts';
import { KEYS, readText } from '../../../storage/browser-store.ts';
import { chatStrings, needStrings } from '../../../strings/chat.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { getCurrentNeeds } from '../../../user/current-needs.ts';
import { getLocalNeeds, setLocalNeeds, toAccountChange } from '../../../user/local-needs.ts';
import type { FoundFoods } from '../../../user/look-up-foods.ts';
import { addChosenFoods, getChosenFoods, removeOtherFoods } from '../../../user/other-foods.ts';
import { useSession } from '../../../user/session.ts';
import { updateSettings } from '../../../user/settings.ts';
import { syncFoods } from '../../../user/sync-foods.ts';
import { extractFacts } from './personal-facts.ts';

function toggle<T extends string>(chosen: readonly T[], one: T): T[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}

export function toggleAllergy(allergen: Allergen): void {
  saveNeeds({ foodAllergies: normaliseChoices(toggle(getCurrentNeeds().allergies, allergen)) });
}

export function toggleDiet(diet: Diet): void {
  saveNeeds({ dietaryRestrictions: normaliseChoices(toggle(getCurrentNeeds().diets, diet)) });
}

/** The foods that no message mentions: they can be removed without telling the chef. */
export function findUnmentionedFoods(): readonly string[] {
  const messages = [readText(KEYS.messages), readText(KEYS.needStatements)].join(' ').toLowerCase();
  return getChosenFoods().filter((food) => !messages.includes(food));
}

/** Foods mentioned in the conversation stay until the user withdraws them in a message. Returns an undo function. */
export function clearNeeds(): () => void {
  const { allergies, diets } = getCurrentNeeds();
  const foods = findUnmentionedFoods();
  const localNeeds = getLocalNeeds();
  saveNeeds({ foodAllergies: normaliseChoices([]), dietaryRestrictions: normaliseChoices([]) });
  removeChosenFoods(foods);
  return () => {
    if (localNeeds.length > 0) setLocalNeeds(localNeeds);
    saveNeeds({
      foodAllergies: normaliseChoices(allergies),
      dietaryRestrictions: normaliseChoices(diets),
    });
    addFoods({ foods, allergies: [] });
  };
}

/** Adds foods beyond the nine allergens, and the allergens and diets that were recognised among them. */
export function addFoods({
  foods,
  allergies,
  diets = [],
}: Pick<FoundFoods, 'foods' | 'allergies'> & Partial<FoundFoods>): void {
  if (diets.length > 0) {
    saveNeeds({ dietaryRestrictions: normaliseChoices([...getCurrentNeeds().diets, ...diets]) });
  }
  if (allergies.length > 0) {
    saveNeeds({ foodAllergies: normaliseChoices([...getCurrentNeeds().allergies, ...allergies]) });
  }
  if (foods.length === 0) return;
  addChosenFoods(foods);
  syncFoods({ added: foods });
}

function removeChosenFoods(foods: readonly string[]): void {
  if (foods.length === 0) return;
  removeOtherFoods(foods);
  syncFoods({ removed: foods });
}

/**
 * Saves needs the user mentioned in the chat like a choice in the picker, where they can see and remove them: the chef
 * gets only the last six messages. `checkedFor` are the needs that the server recognised.
 */
export function saveNeedsFromMessage(text: string, checkedFor: Needs): void {
  const facts = extractFacts(text);
  const current = getCurrentNeeds();
  const isNew = (one: string) =>
    !([...current.allergies, ...current.diets] as string[]).includes(one);
  if (facts.mentionsHarm && checkedFor.allergies.some(isNew)) {
    saveNeeds({ foodAllergies: normaliseChoices([...current.allergies, ...checkedFor.allergies]) });
  }
  const diets = checkedFor.diets.filter((diet) => facts.diets.includes(diet));
  if (diets.some(isNew)) {
    saveNeeds({ dietaryRestrictions: normaliseChoices([...current.diets, ...diets]) });
  }
}

/**
 * Removes a food. One that the conversation mentions is withdrawn by a message, or the chef would still avoid it. Returns
 * whether that message was sent: while a reply is under way none can be.
 */
export function removeFood(food: string, onSend: (text: string) => boolean): boolean {
  if (findUnmentionedFoods().includes(food)) {
    removeChosenFoods([food]);
    const run = () => addFoods({ foods: [food], allergies: [] });
    showToast({
      text: needStrings.foodRemoved(food),
      durationMs: UNDO_MS,
      action: { label: chatStrings.undo, run },
    });
    return false;
  }
  const isSent = onSend(needStrings.noLongerAllergic(food));
  if (isSent) removeChosenFoods([food]);
  return isSent;
}

/** Long enough to notice the toast and reach it by keyboard. */
export const UNDO_MS = 10_000;

function saveNeeds(change: Partial<Settings>): void {
  updateSettings(change);
  if (!useSession.getState().accessToken) return;
  // Spec 8: a failed settings update is only logged. The chat requests contain the needs anyway.
  call('putSettings', { body: toAccountChange(change) }).catch((error) =>
    console.warn('The settings could not be kept.', error),
  );
}
