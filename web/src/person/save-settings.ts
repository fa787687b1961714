/** Keeping what a signed-in person changed about themselves: the server first, then this page. */
import { DEFAULT_SETTINGS, type Settings } from '@saffron/contract/preferences';
import type { Profile } from '@saffron/contract/user';
import { call } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import { sessionWords } from '../words/session.ts';
import { foodsWith, inTurn, watchAccount } from './keep-foods.ts';
import { forAccount, type Need, trimKeptNeeds } from './kept-needs.ts';
import { adoptProfile } from './profile.ts';
import { useSession } from './session.ts';
import { adoptSettings, currentSettings } from './settings.ts';
import { dropToldFoods, toldFoods } from './told-foods.ts';

/** Foods go as a change to what the account holds: `brought` are those of this browser that it shall have too, `accepted` such needs. Answers whether it was kept. */
export function saveSettings(
  { otherFoods, ...change }: Partial<Settings>,
  brought: readonly string[] = [],
  accepted: readonly Need[] = [],
): Promise<boolean> {
  // Now: what is heard while this is under way is no part of it.
  const here = toldFoods();
  const dropped = otherFoods ? here.filter((food) => !otherFoods.includes(food)) : [];
  const added = [...brought, ...(otherFoods ?? []).filter((food) => !here.includes(food))];
  const isOfFoods = added.length + dropped.length > 0;
  const isSameAccount = watchAccount();
  const work = async () => {
    const foods = isOfFoods ? { otherFoods: await foodsWith({ added, dropped }) } : {};
    if (!isSameAccount()) throw new Error(sessionWords.notLoggedIn);
    const body = { ...forAccount(change, accepted), ...foods };
    const settings = await call('putSettings', { body });
    // What the person says here and now also takes back what held in this browser alone.
    trimKeptNeeds({ ...currentSettings(), ...change });
    dropToldFoods(dropped);
    adoptSettings({ ...DEFAULT_SETTINGS, ...settings });
  };
  return kept(() => (isOfFoods ? inTurn(work) : work()));
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
