/** What the server holds of the person here, fetched at the start and at every sign-in (spec 4). */
import { create } from 'zustand';
import { call } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import { whenIdle } from '../api/when-idle.ts';
import { KEYS, onChangeElsewhere, readText } from '../storage/browser-store.ts';
import { readAccountSettings, useAccountSettings } from './account-settings.ts';
import { offerGuestNeeds } from './guest-needs.ts';
import { onReturn } from './on-return.ts';
import { adoptProfile } from './profile.ts';
import { fetchSavedIds } from './saved-ids.ts';
import { personOf, useSession } from './session.ts';

/** Whether what is shown of the account is what the server holds, and no guess of this browser. */
export const useAccountRead = create<{ readonly read: boolean }>(() => ({ read: false }));

/** Answers how to stop. */
export function followAccount(): () => void {
  let leaving = new AbortController();
  const fetchFor = (person: string | null) => {
    leaving.abort();
    leaving = new AbortController();
    useAccountRead.setState({ read: false });
    if (person !== null) fetchAccount(leaving.signal);
  };
  // As soon as it is known what the account lacks, whoever has asked.
  const stopOffering = useAccountSettings.subscribe(({ state }) => {
    if (state === 'read' && personOf(useSession.getState()) !== null) offerGuestNeeds();
  });
  fetchFor(personOf(useSession.getState()));
  const stop = useSession.subscribe((now, before) => {
    const person = personOf(now);
    if (person === personOf(before)) return;
    // One person straight after another: nothing of the first may show.
    adoptProfile(null);
    fetchFor(person);
  });
  /** What could not be read at the start is read as soon as it can be. */
  const readAtLast = () => {
    const isOpen = personOf(useSession.getState()) !== null && !useAccountRead.getState().read;
    if (isOpen) fetchAccount(leaving.signal);
    return isOpen;
  };
  window.addEventListener('online', readAtLast);
  const stopWatching = onReturn(() => {
    if (readAtLast() || personOf(useSession.getState()) === null) return;
    fetchSavedIdsLater(leaving.signal);
    readAccountSettings(leaving.signal).catch(orLog(leaving.signal));
  });
  const stopListening = onChangeElsewhere(KEYS.preferences, () => {
    // Taken away, not changed: somebody is leaving next door, and the session will say so.
    if (readText(KEYS.preferences) === null || personOf(useSession.getState()) === null) return;
    readAccountSettings(leaving.signal).catch(orLog(leaving.signal));
  });
  return () => {
    stop();
    stopOffering();
    window.removeEventListener('online', readAtLast);
    stopWatching();
    stopListening();
    leaving.abort();
  };
}

/** Spec 8: a failure to fetch settings or profile is only logged. */
const orLog = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) console.warn('The account could not be read.', failureOf(error).message);
};

function fetchAccount(signal: AbortSignal): void {
  const parts = [readAccountSettings(signal), fetchProfile(signal)];
  for (const part of parts) part.catch(orLog(signal));
  Promise.all(parts).then(
    () => signal.aborted || useAccountRead.setState({ read: true }),
    () => undefined,
  );
  fetchSavedIdsLater(signal);
}

async function fetchProfile(signal: AbortSignal): Promise<void> {
  const profile = await call('getProfile', { signal });
  if (!signal.aborted) adoptProfile(profile);
}

/** The server tells them with the recipes and all: what is known of them here does until there is time. */
function fetchSavedIdsLater(signal: AbortSignal): void {
  whenIdle()
    .then(() => (signal.aborted ? undefined : fetchSavedIds(signal)))
    .catch(orLog(signal));
}
