/** Saves the allergies and diets that a message tells as lasting facts. */
import { normaliseChoices } from '@saffron/contract/preferences';
import type { Needs } from '@saffron/kitchen/vocabulary';
import { getCurrentNeeds } from '../../../user/current-needs.ts';
import { saveNeeds } from './edit-needs.ts';
import { extractFacts } from './personal-facts.ts';

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
