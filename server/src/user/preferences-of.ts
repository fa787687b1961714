/** What the chef must know of a signed-in person before a word is said. */
import type { ChatPreferences } from '@saffron/contract/chat';
import type { Database } from '../storage/database.ts';
import { readProfile } from './profile-store.ts';
import { readChanged } from './settings-store.ts';

export async function preferencesOf(db: Database, userId: string): Promise<ChatPreferences> {
  const { dietaryRestrictions, foodAllergies, otherFoods, measurementUnits, chefPersona } =
    await readChanged(db, userId);
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
