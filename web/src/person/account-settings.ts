/** The settings of the account, read from the server, and whether they have been: not knowing them is not the same as having none. */
import { DEFAULT_SETTINGS } from '@saffron/contract/preferences';
import { create } from 'zustand';
import { call } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import { personOf, useSession } from './session.ts';
import { adoptSettings, currentSettings } from './settings.ts';
import { toldFoods } from './told-foods.ts';

interface Reading {
  /** Of whom. */
  readonly person: string | null;
  /** Once read they stay so: a later try that fails leaves what is known. */
  readonly state: 'asking' | 'unread' | 'read';
}

export const useAccountSettings = create<Reading>(() => ({ person: null, state: 'read' }));

const personHere = () => personOf(useSession.getState());

/** Nobody signed in has said all there is to know. */
export function accountState(): Reading['state'] {
  const { person, state } = useAccountSettings.getState();
  const here = personHere();
  if (here === null) return 'read';
  return person === here ? state : 'asking';
}

/** Throws `CallError`. */
export async function readAccountSettings(signal: AbortSignal): Promise<void> {
  const person = personHere();
  const tell = (state: Reading['state']) => {
    if (!signal.aborted && personHere() === person) useAccountSettings.setState({ person, state });
  };
  if (accountState() !== 'read') tell('asking');
  try {
    await adoptNewest(signal);
  } catch (error) {
    if (accountState() !== 'read') tell('unread');
    throw error;
  }
  tell('read');
}

/** Wished for by hand, after a failure. */
export function readAgain(): void {
  readAccountSettings(new AbortController().signal).catch((error: unknown) =>
    console.warn('The account could not be read.', failureOf(error).message),
  );
}

async function adoptNewest(signal: AbortSignal): Promise<void> {
  const before = currentSettings();
  const foods = toldFoods();
  const settings = await call('getSettings', { signal });
  if (signal.aborted) return;
  // Changed by the person while we asked: what we got may be older.
  if (currentSettings() !== before || toldFoods() !== foods) return adoptNewest(signal);
  adoptSettings({ ...DEFAULT_SETTINGS, ...settings });
}
