/** Leaving: the browser forgets the person at once, and the server is told to forget the session. */
import { create } from 'zustand';
import { call } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import { KEYS, onChangeElsewhere, readText, remove } from '../storage/browser-store.ts';
import { sessionWords } from '../words/session.ts';
import { forgetKeptNeeds } from './kept-needs.ts';
import { clear, useSession } from './session.ts';
import { currentSettings } from './settings.ts';
import { forgetToldFoods, keepAccountFoods } from './told-foods.ts';

/** Counts how often somebody left; what is shown of a conversation begins anew with each. */
export const useDepartures = create<{ readonly count: number }>(() => ({ count: 0 }));

/** The settings stay if they were to be remembered; `person/settings` sees to all but the foods that have a key of their own. */
function leave(): void {
  const remembers = readText(KEYS.preferences) !== null && currentSettings().rememberPreferences;
  clear();
  remove(KEYS.messages);
  remove(KEYS.lastActive);
  remove(KEYS.saveWishes);
  remove(KEYS.newcomer);
  remove(KEYS.toldNeeds);
  remove(KEYS.cooking);
  remove(KEYS.settingsDrafts, 'session');
  remove(KEYS.needsAsked, 'session');
  forgetKeptNeeds();
  if (remembers) keepAccountFoods();
  else forgetToldFoods();
  useDepartures.setState(({ count }) => ({ count: count + 1 }));
}

/** Left in another tab: what was said here goes as well. */
onChangeElsewhere(KEYS.messages, () => {
  if (readText(KEYS.messages) === null) {
    useDepartures.setState(({ count }) => ({ count: count + 1 }));
  }
});

export function logOut(): void {
  const { refreshToken } = useSession.getState();
  leave();
  if (!refreshToken) return;
  // Nothing hangs on the answer: the token ends by itself.
  call('logout', { body: { refreshToken } }).catch((error: unknown) =>
    console.warn('The server was not told of the logout.', failureOf(error).message),
  );
}

/**
 * Takes the settings of this browser along, which were the person's. The password is wanted when the sign-in was a
 * while ago. Throws what went wrong, in words that can be shown, after logging it (spec 8).
 */
export async function deleteAccount(password?: string): Promise<void> {
  try {
    if (!useSession.getState().accessToken) throw new Error(sessionWords.noUser);
    await call('deleteAccount', password === undefined ? {} : { body: { password } });
  } catch (error) {
    console.warn('The account was not deleted.', error instanceof Error ? error.message : error);
    throw error;
  }
  // First: other tabs read them as soon as the session has gone.
  remove(KEYS.preferences);
  leave();
}
