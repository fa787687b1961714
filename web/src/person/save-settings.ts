/** Keeping what a signed-in person changed about themselves: the server first, then this page. */
import { DEFAULT_SETTINGS, type Settings } from '@saffron/contract/preferences';
import type { Profile } from '@saffron/contract/user';
import { call } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import { sessionWords } from '../words/session.ts';
import { trimKeptNeeds } from './kept-needs.ts';
import { adoptProfile } from './profile.ts';
import { useSession } from './session.ts';
import { adoptSettings, currentSettings } from './settings.ts';
import { dropToldFoods, toldFoods } from './told-foods.ts';

/** Answers whether it was kept. */
export function saveSettings(change: Partial<Settings>): Promise<boolean> {
  return kept(async () => {
    const settings = await call('putSettings', { body: change });
    // What the person says here and now also takes back what held in this browser alone.
    trimKeptNeeds({ ...currentSettings(), ...change });
    const { otherFoods } = change;
    if (otherFoods) dropToldFoods(toldFoods().filter((food) => !otherFoods.includes(food)));
    adoptSettings({ ...DEFAULT_SETTINGS, ...settings });
  });
}

/** Answers whether it was kept. */
export function saveProfile(change: Partial<Profile>): Promise<boolean> {
  return kept(async () => adoptProfile(await call('putProfile', { body: change })));
}

/** Spec 5 and 8: without a login nothing is done but a warning, and failures are only logged. */
async function kept(work: () => Promise<void>): Promise<boolean> {
  if (!useSession.getState().accessToken) {
    console.warn(sessionWords.notLoggedIn);
    return false;
  }
  try {
    await work();
    return true;
  } catch (error) {
    console.warn('What was changed could not be kept.', failureOf(error).message);
    return false;
  }
}
