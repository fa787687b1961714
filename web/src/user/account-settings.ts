/** Loads the settings of the account and tracks whether they have been loaded yet. */
import { DEFAULT_SETTINGS } from '@saffron/contract/preferences';
import { create } from 'zustand';
import { call } from '../api/client.ts';
import { toFailure } from '../api/failure.ts';
import { getOtherFoods } from './other-foods.ts';
import { getUserId, useSession } from './session.ts';
import { getSettings, setAccountSettings } from './settings.ts';

interface AccountSettings {
  /** The user whose settings these are. */
  readonly userId: string | null;
  /** Stays `read` once it was: a later failed request keeps the loaded settings. */
  readonly state: 'asking' | 'unread' | 'read';
}

export const useAccountSettings = create<AccountSettings>(() => ({ userId: null, state: 'read' }));

const getCurrentUserId = () => getUserId(useSession.getState());

/** `read` if nobody is signed in, because then there is nothing to load. */
export function getAccountState(): AccountSettings['state'] {
  const { userId, state } = useAccountSettings.getState();
  const currentUserId = getCurrentUserId();
  if (currentUserId === null) return 'read';
  return userId === currentUserId ? state : 'asking';
}

/** Throws `CallError`. */
export async function readAccountSettings(signal: AbortSignal): Promise<void> {
  const userId = getCurrentUserId();
  const setState = (state: AccountSettings['state']) => {
    if (!signal.aborted && getCurrentUserId() === userId)
      useAccountSettings.setState({ userId, state });
  };
  if (getAccountState() !== 'read') setState('asking');
  try {
    await fetchNewest(signal);
  } catch (error) {
    if (getAccountState() !== 'read') setState('unread');
    throw error;
  }
  setState('read');
}

/** Called by retry buttons. */
export function retryAccountSettings(): void {
  readAccountSettings(new AbortController().signal).catch((error: unknown) =>
    console.warn('The account could not be read.', toFailure(error).message),
  );
}

async function fetchNewest(signal: AbortSignal): Promise<void> {
  const before = getSettings();
  const foods = getOtherFoods();
  const settings = await call('getSettings', { signal });
  if (signal.aborted) return;
  // Changed by the user during the request: the reply may be outdated.
  if (getSettings() !== before || getOtherFoods() !== foods) return fetchNewest(signal);
  setAccountSettings({ ...DEFAULT_SETTINGS, ...settings });
}
