/** Reads what the chef must know of a signed-in person: diets, allergies, units, persona and first name. */
import type { ChatPreferences } from '@saffron/contract/chat';
import type { Database } from '../storage/database.ts';
import { readProfile } from './profile-store.ts';
import { readChangedSettings } from './settings-store.ts';

export async function readChatPreferences(db: Database, userId: string): Promise<ChatPreferences> {
  const { dietaryRestrictions, foodAllergies, otherFoods, measurementUnits, chefPersona } =
    await readChangedSettings(db, userId);
  const firstName = (await readProfile(db, userId))?.firstName;
  return {
    dietaryRestrictions,
    foodAllergies,
    otherFoods,
    measurementUnits,
    chefPersona,
    ...(firstName ? { firstName } : {}),
  };
}
