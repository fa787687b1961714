/** Fetches settings, profile and saved recipe ids at start, at sign-in and when the user returns. */
import { create } from 'zustand';
import { call } from '../api/client.ts';
import { toFailure } from '../api/failure.ts';
import { whenIdle } from '../api/when-idle.ts';
import { KEYS, onOtherTabChange, readText } from '../storage/browser-store.ts';
import { readAccountSettings, useAccountSettings } from './account-settings.ts';
import { offerGuestNeeds } from './guest-needs.ts';
import { onTabReturn } from './on-tab-return.ts';
import { setProfile } from './profile.ts';
import { fetchSavedIds } from './saved-ids.ts';
import { getUserId, useSession } from './session.ts';

/** Whether settings and profile are those of the server, not only those this browser has stored. */
export const useAccountLoaded = create<{ readonly isLoaded: boolean }>(() => ({ isLoaded: false }));

/** Returns a function that stops the sync. */
export function startAccountSync(): () => void {
  let controller = new AbortController();
  const fetchFor = (userId: string | null) => {
    controller.abort();
    controller = new AbortController();
    useAccountLoaded.setState({ isLoaded: false });
    if (userId !== null) fetchAccount(controller.signal);
  };
  // As soon as the settings are loaded, by whichever request, so that it is known what the account lacks.
  const stopOffering = useAccountSettings.subscribe(({ state }) => {
    if (state === 'read' && getUserId(useSession.getState()) !== null) offerGuestNeeds();
  });
  fetchFor(getUserId(useSession.getState()));
  const stop = useSession.subscribe((now, before) => {
    const userId = getUserId(now);
    if (userId === getUserId(before)) return;
    // One user directly after another: nothing of the first may show.
    setProfile(null);
    fetchFor(userId);
  });
  /** Loads what could not be loaded at the start. Returns whether that was necessary. */
  const loadIfMissing = () => {
    const isMissing =
      getUserId(useSession.getState()) !== null && !useAccountLoaded.getState().isLoaded;
    if (isMissing) fetchAccount(controller.signal);
    return isMissing;
  };
  window.addEventListener('online', loadIfMissing);
  const stopWatching = onTabReturn(() => {
    if (loadIfMissing() || getUserId(useSession.getState()) === null) return;
    fetchSavedIdsWhenIdle(controller.signal);
    readAccountSettings(controller.signal).catch(logUnlessAborted(controller.signal));
  });
  const stopListening = onOtherTabChange(KEYS.preferences, () => {
    // Removed, not changed: another tab is logging out, and the session will follow.
    if (readText(KEYS.preferences) === null || getUserId(useSession.getState()) === null) return;
    readAccountSettings(controller.signal).catch(logUnlessAborted(controller.signal));
  });
  return () => {
    stop();
    stopOffering();
    window.removeEventListener('online', loadIfMissing);
    stopWatching();
    stopListening();
    controller.abort();
  };
}

/** Spec 8: a failure to fetch settings or profile is only logged. */
const logUnlessAborted = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) console.warn('The account could not be read.', toFailure(error).message);
};

function fetchAccount(signal: AbortSignal): void {
  const parts = [readAccountSettings(signal), fetchProfile(signal)];
  for (const part of parts) part.catch(logUnlessAborted(signal));
  Promise.all(parts).then(
    () => signal.aborted || useAccountLoaded.setState({ isLoaded: true }),
    () => undefined,
  );
  fetchSavedIdsWhenIdle(signal);
}

async function fetchProfile(signal: AbortSignal): Promise<void> {
  const profile = await call('getProfile', { signal });
  if (!signal.aborted) setProfile(profile);
}

/** Delayed, because the server returns complete recipes; the stored ids serve until then. */
function fetchSavedIdsWhenIdle(signal: AbortSignal): void {
  whenIdle()
    .then(() => (signal.aborted ? undefined : fetchSavedIds(signal)))
    .catch(logUnlessAborted(signal));
}
