/** What the person keeps off the plate, and how they change it. */
import { type Settings, tidyChoices } from '@saffron/contract/preferences';
import type { Allergen, Diet, Needs } from '@saffron/kitchen/vocabulary';
import { call } from '../../../api/client.ts';
import { keepFoods } from '../../../person/keep-foods.ts';
import { forAccount, keepNeeds, keptNeeds } from '../../../person/kept-needs.ts';
import type { FoundFoods } from '../../../person/look-up-foods.ts';
import { needsHere } from '../../../person/needs-here.ts';
import { useSession } from '../../../person/session.ts';
import { updateSettings } from '../../../person/settings.ts';
import { addChosenFoods, chosenFoods, dropToldFoods } from '../../../person/told-foods.ts';
import { KEYS, readText } from '../../../storage/browser-store.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { chatWords, needWords } from '../../../words/chat.ts';
import { factsIn } from './personal-facts.ts';

function toggled<T extends string>(chosen: readonly T[], one: T): T[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}

export function toggleAllergy(allergen: Allergen): void {
  keep({ foodAllergies: tidyChoices(toggled(needsHere().allergies, allergen)) });
}

export function toggleDiet(diet: Diet): void {
  keep({ dietaryRestrictions: tidyChoices(toggled(needsHere().diets, diet)) });
}

/** Those that nothing said here speaks of: the chef need not hear that they are taken back. */
export function quietFoods(): readonly string[] {
  const said = [readText(KEYS.messages), readText(KEYS.toldNeeds)].join(' ').toLowerCase();
  return chosenFoods().filter((food) => !said.includes(food));
}

/** What the conversation speaks of stays until it is taken back in words. Answers how to have the others back. */
export function clearNeeds(): () => void {
  const { allergies, diets } = needsHere();
  const foods = quietFoods();
  const here = keptNeeds();
  keep({ foodAllergies: tidyChoices([]), dietaryRestrictions: tidyChoices([]) });
  dropChosen(foods);
  return () => {
    if (here.length > 0) keepNeeds(here);
    keep({ foodAllergies: tidyChoices(allergies), dietaryRestrictions: tidyChoices(diets) });
    addFoods({ foods, allergies: [] });
  };
}

/** Foods beyond the nine, and what of the nine they turned out to be. */
export function addFoods({
  foods,
  allergies,
  diets = [],
}: Pick<FoundFoods, 'foods' | 'allergies'> & Partial<FoundFoods>): void {
  if (diets.length > 0) {
    keep({ dietaryRestrictions: tidyChoices([...needsHere().diets, ...diets]) });
  }
  if (allergies.length > 0) {
    keep({ foodAllergies: tidyChoices([...needsHere().allergies, ...allergies]) });
  }
  if (foods.length === 0) return;
  addChosenFoods(foods);
  keepFoods({ added: foods });
}

function dropChosen(foods: readonly string[]): void {
  if (foods.length === 0) return;
  dropToldFoods(foods);
  keepFoods({ dropped: foods });
}

/**
 * What somebody says of themselves in the chat is kept like a choice in the picker, where they can
 * see it and take it back: six messages later the chef could not know it any more.
 */
export function adoptNeeds(said: string, heard: Needs): void {
  const told = factsIn(said);
  const here = needsHere();
  const isNew = (one: string) => !([...here.allergies, ...here.diets] as string[]).includes(one);
  if (told.ofHarm && heard.allergies.some(isNew)) {
    keep({ foodAllergies: tidyChoices([...here.allergies, ...heard.allergies]) });
  }
  const diets = heard.diets.filter((diet) => told.diets.includes(diet));
  if (diets.some(isNew)) {
    keep({ dietaryRestrictions: tidyChoices([...here.diets, ...diets]) });
  }
}

/** What the conversation speaks of must be taken back in words, or the chef would go on minding it. Answers whether it was said: while a reply is under way nothing is. */
export function takeBackFood(food: string, say: (text: string) => boolean): boolean {
  if (quietFoods().includes(food)) {
    dropChosen([food]);
    const run = () => addFoods({ foods: [food], allergies: [] });
    showToast({
      text: needWords.dropped(food),
      durationMs: UNDO_MS,
      action: { label: chatWords.undo, run },
    });
    return false;
  }
  const isSaid = say(needWords.takenBack(food));
  if (isSaid) dropChosen([food]);
  return isSaid;
}

/** Long enough to see what has happened, and to get there by keyboard. */
export const UNDO_MS = 10_000;

function keep(change: Partial<Settings>): void {
  updateSettings(change);
  if (!useSession.getState().accessToken) return;
  // Spec 8: a failed settings update is only logged. This conversation sends the needs along anyway.
  call('putSettings', { body: forAccount(change) }).catch((error) =>
    console.warn('The settings could not be kept.', error),
  );
}
