/** Saves settings and profile of the signed-in user: to the server first, then to this page. */
import { DEFAULT_SETTINGS, type Settings } from '@saffron/contract/preferences';
import type { Profile } from '@saffron/contract/user';
import { call } from '../api/client.ts';
import { toFailure } from '../api/failure.ts';
import { sessionStrings } from '../strings/session.ts';
import { type Need, pruneLocalNeeds, toAccountChange } from './local-needs.ts';
import { getOtherFoods, removeOtherFoods } from './other-foods.ts';
import { setProfile } from './profile.ts';
import { useSession } from './session.ts';
import { getSettings, setAccountSettings } from './settings.ts';
import { createSameAccountCheck, mergeFoodsChange, runInSequence } from './sync-foods.ts';

/**
 * Foods are sent as a change to what the account holds. `localFoods` and `acceptedNeeds` apply in this browser only and
 * are to be saved to the account now. Returns whether it was saved.
 */
export function saveSettings(
  { otherFoods, ...change }: Partial<Settings>,
  localFoods: readonly string[] = [],
  acceptedNeeds: readonly Need[] = [],
): Promise<boolean> {
  // Read before the request: foods added meanwhile are not part of this change.
  const currentFoods = getOtherFoods();
  const removed = otherFoods ? currentFoods.filter((food) => !otherFoods.includes(food)) : [];
  const added = [
    ...localFoods,
    ...(otherFoods ?? []).filter((food) => !currentFoods.includes(food)),
  ];
  const hasFoodChanges = added.length + removed.length > 0;
  const isSameAccount = createSameAccountCheck();
  const work = async () => {
    const foods = hasFoodChanges ? { otherFoods: await mergeFoodsChange({ added, removed }) } : {};
    if (!isSameAccount()) throw new Error(sessionStrings.notLoggedIn);
    const body = { ...toAccountChange(change, acceptedNeeds), ...foods };
    const settings = await call('putSettings', { body });
    // Needs removed by this change no longer apply in this browser either.
    pruneLocalNeeds({ ...getSettings(), ...change });
    removeOtherFoods(removed);
    setAccountSettings({ ...DEFAULT_SETTINGS, ...settings });
  };
  return trySave(() => (hasFoodChanges ? runInSequence(work) : work()));
}

/** Returns whether it was saved. */
export function saveProfile(change: Partial<Profile>): Promise<boolean> {
  return trySave(async () => setProfile(await call('putProfile', { body: change })));
}

/** Spec 5 and 8: without a login it only logs a warning, and failures are only logged. */
async function trySave(work: () => Promise<void>): Promise<boolean> {
  if (!useSession.getState().accessToken) {
    console.warn(sessionStrings.notLoggedIn);
    return false;
  }
  try {
    await work();
    return true;
  } catch (error) {
    console.warn('What was changed could not be kept.', toFailure(error).message);
    return false;
  }
}
