/** Leaving: the browser forgets the person at once, and the server is told to forget the session. */
import { create } from 'zustand';
import { call } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import { type Area, KEYS, onChangeElsewhere, readText, remove } from '../storage/browser-store.ts';
import { dropDialogs } from '../ui/dialog-store.ts';
import { hideToast } from '../ui/toast-store.ts';
import { sessionWords } from '../words/session.ts';
import { forgetKeptNeeds } from './kept-needs.ts';
import { clear, useSession } from './session.ts';
import { forgetAside, gather, PERSONAL, personAwaited, setAside } from './set-aside.ts';
import { currentSettings, forgetStoredNeeds } from './settings.ts';
import { accountFoods, addChosenFoods, forgetToldFoods } from './told-foods.ts';

/** Counts how often somebody left, or came back; what is shown of a conversation begins anew with each. */
export const useDepartures = create<{ readonly count: number }>(() => ({ count: 0 }));

export function beginAnew(): void {
  useDepartures.setState(({ count }) => ({ count: count + 1 }));
}

/** Answers whether whoever is here now still is. What is shown asks it when it is first drawn: its effects may come later. */
export function watchLeaving(): () => boolean {
  const { count } = useDepartures.getState();
  return () => useDepartures.getState().count === count;
}

const unstored: Record<Area, Set<() => void>> = { local: new Set(), session: new Set() };

/** `store` writes down what is on screen alone; called before somebody is parted from it. Answers how to stop. */
export function storeBeforeLeaving(area: Area, store: () => void): () => void {
  unstored[area].add(store);
  return () => void unstored[area].delete(store);
}

export function storeAll(areas: readonly Area[] = ['local', 'session']): void {
  for (const area of areas) for (const store of unstored[area]) store();
}

let isLeaving = false;

function leave(): void {
  // First: other tabs read it again as soon as they hear that the session is over.
  remove(KEYS.messages);
  isLeaving = true;
  clear();
  isLeaving = false;
  const ofThisPerson = [KEYS.lastActive, KEYS.saveWishes, KEYS.newcomer, KEYS.visitorLinks];
  for (const key of [...PERSONAL.local, ...ofThisPerson]) remove(key);
  forgetTab();
  forgetKeptNeeds();
  forgetToldFoods();
}

/** What stands over the page may name an allergy, or undo what is over. */
function forgetTab(): void {
  for (const key of [...PERSONAL.session, KEYS.needsAsked]) remove(key, 'session');
  dropDialogs();
  hideToast();
  beginAnew();
}

/**
 * The session ended by itself, and nobody knows who sits here now: what was the person's is put away until they are
 * back. It is made room for first, and lies there before other tabs hear that the session is over.
 */
export function expire(): void {
  const { accessToken, user } = useSession.getState();
  if (!accessToken) return;
  storeAll();
  const [things, ofTab] = [gather('local'), gather('session')];
  const outlivesTab = readText(KEYS.refreshToken, 'session') === null;
  remove(KEYS.messages);
  if (user && outlivesTab) setAside(user.id, things, 'local');
  leave();
  // How the page looks may be remembered here, but whoever comes next must not read whom it was who has an allergy.
  forgetStoredNeeds();
  if (user) setAside(user.id, outlivesTab ? ofTab : { ...things, ...ofTab }, 'session');
}

/** The session ended next door: only when it did so by itself is anything kept of this tab. */
useSession.subscribe((now, before) => {
  if (isLeaving || !before.accessToken || now.accessToken) return;
  if (before.user && before.user.id === personAwaited()) {
    storeAll(['session']);
    setAside(before.user.id, gather('session'), 'session');
  }
  forgetTab();
});

/** Left in another tab: what was said here goes as well. */
onChangeElsewhere(KEYS.messages, () => {
  if (readText(KEYS.messages) !== null) return;
  // What is being written is still of the same person, until the session is heard to be over.
  if (useSession.getState().accessToken) storeAll(['session']);
  beginAnew();
});

/** The settings stay if they were to be remembered; `person/settings` sees to all but the foods that have a key of their own. */
export function logOut(): void {
  const { refreshToken } = useSession.getState();
  const remembers = readText(KEYS.preferences) !== null && currentSettings().rememberPreferences;
  const foods = remembers ? accountFoods() : [];
  leave();
  forgetAside();
  addChosenFoods(foods);
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
  forgetAside();
}
