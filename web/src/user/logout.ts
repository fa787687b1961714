/** Ends a session: logout and account deletion remove the person's data, expiry sets it aside until they sign in again. */
import { create } from 'zustand';
import { call } from '../api/client.ts';
import { toFailure } from '../api/failure.ts';
import {
  KEYS,
  onOtherTabChange,
  readText,
  removeKey,
  type StorageArea,
} from '../storage/browser-store.ts';
import { sessionStrings } from '../strings/session.ts';
import { clearDialogs } from '../ui/dialog-store.ts';
import { hideToast } from '../ui/toast-store.ts';
import { clearLocalNeeds } from './local-needs.ts';
import { addChosenFoods, clearOtherFoods, getAccountFoods } from './other-foods.ts';
import { clearSession, useSession } from './session.ts';
import { clearStoredNeeds, getSettings } from './settings.ts';
import {
  clearSuspendedData,
  collectPersonalData,
  getSuspendedUserId,
  PERSONAL_KEYS,
  suspendData,
} from './suspended-data.ts';

/** Counts logouts and restored sessions; the chat is mounted again with each. */
export const useUserChanges = create<{ readonly count: number }>(() => ({ count: 0 }));

export function signalUserChange(): void {
  useUserChanges.setState(({ count }) => ({ count: count + 1 }));
}

/** Returns a function that tells whether the user is still the same. Components create it in their first render, because effects may run later. */
export function createSameUserCheck(): () => boolean {
  const { count } = useUserChanges.getState();
  return () => useUserChanges.getState().count === count;
}

const unsavedState: Record<StorageArea, Set<() => void>> = { local: new Set(), session: new Set() };

/** `store` saves state that only the screen holds; it is called before the user's data is suspended. Returns an unregister function. */
export function registerUnsavedState(area: StorageArea, store: () => void): () => void {
  unsavedState[area].add(store);
  return () => void unsavedState[area].delete(store);
}

export function storeUnsavedState(areas: readonly StorageArea[] = ['local', 'session']): void {
  for (const area of areas) for (const store of unsavedState[area]) store();
}

let isClearing = false;

function clearUserData(): void {
  // First, because other tabs read the conversation again as soon as they notice the end of the session.
  removeKey(KEYS.messages);
  isClearing = true;
  clearSession();
  isClearing = false;
  const { lastActive, pendingSaves, signUpEmail, visitorLinks, cookMode } = KEYS;
  const otherKeys = [lastActive, pendingSaves, signUpEmail, visitorLinks, cookMode];
  for (const key of [...PERSONAL_KEYS.local, ...otherKeys]) removeKey(key);
  clearTabData();
  clearLocalNeeds();
  clearOtherFoods();
}

/** Also hides dialogs and toasts, which may name an allergy or offer an undo. */
function clearTabData(): void {
  for (const key of [...PERSONAL_KEYS.session, KEYS.needsAsked]) removeKey(key, 'session');
  clearDialogs();
  hideToast();
  signalUserChange();
}

/**
 * The session expired, and another person may be at the browser now: the user's data is suspended until they sign in
 * again. The conversation is removed first to make room, and the data is stored before other tabs notice the end.
 */
export function expireSession(): void {
  const { accessToken, user } = useSession.getState();
  if (!accessToken) return;
  storeUnsavedState();
  const [sharedData, tabData] = [collectPersonalData('local'), collectPersonalData('session')];
  const outlivesTab = readText(KEYS.refreshToken, 'session') === null;
  removeKey(KEYS.messages);
  if (user && outlivesTab) suspendData(user.id, sharedData, 'local');
  clearUserData();
  // Display settings may stay, but the next person must not see the allergies.
  clearStoredNeeds();
  if (user) suspendData(user.id, outlivesTab ? tabData : { ...sharedData, ...tabData }, 'session');
}

/** The session ended in another tab: data of this tab is only suspended if it expired there. */
useSession.subscribe((now, before) => {
  if (isClearing || !before.accessToken || now.accessToken) return;
  if (before.user && before.user.id === getSuspendedUserId()) {
    storeUnsavedState(['session']);
    suspendData(before.user.id, collectPersonalData('session'), 'session');
  }
  clearTabData();
});

/** Logged out in another tab: the conversation in this tab goes as well. */
onOtherTabChange(KEYS.messages, () => {
  if (readText(KEYS.messages) !== null) return;
  // The draft still belongs to the same user until the end of the session is noticed.
  if (useSession.getState().accessToken) storeUnsavedState(['session']);
  signalUserChange();
});

/** The settings stay if the user chose so; `user/settings` handles all but the other foods, which have a key of their own. */
export function logOut(): void {
  const { refreshToken } = useSession.getState();
  const remembers = readText(KEYS.preferences) !== null && getSettings().rememberPreferences;
  const foods = remembers ? getAccountFoods() : [];
  clearUserData();
  clearSuspendedData();
  addChosenFoods(foods);
  if (!refreshToken) return;
  // The reply does not matter: the token expires anyway.
  call('logout', { body: { refreshToken } }).catch((error: unknown) =>
    console.warn('The server was not told of the logout.', toFailure(error).message),
  );
}

/**
 * Also removes the settings from the browser. The server requires the password if the sign-in is old. Throws an error
 * whose message can be shown, after logging it (spec 8).
 */
export async function deleteAccount(password?: string): Promise<void> {
  try {
    if (!useSession.getState().accessToken) throw new Error(sessionStrings.noUser);
    await call('deleteAccount', password === undefined ? {} : { body: { password } });
  } catch (error) {
    console.warn('The account was not deleted.', error instanceof Error ? error.message : error);
    throw error;
  }
  // First, because other tabs read the settings as soon as the session has ended.
  removeKey(KEYS.preferences);
  clearUserData();
  clearSuspendedData();
}
