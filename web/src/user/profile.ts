/** Store of the user's profile, and their initials. */
import type { Profile } from '@saffron/contract/user';
import { create } from 'zustand';
import { KEYS, readText, removeKey, writeText } from '../storage/browser-store.ts';
import { useSession } from './session.ts';

export type Names = Pick<Profile, 'firstName' | 'lastName'>;

const NO_INITIALS = '?';
const NO_PROFILE: Profile = { firstName: '', lastName: '', gender: '', birthday: null };

export const useProfile = create<Profile>(() => NO_PROFILE);

/** Sets the profile as the server returned it; missing fields are empty. */
export function setProfile(profile: Partial<Profile> | null): void {
  useProfile.setState({ ...NO_PROFILE, ...profile }, true);
  // For the next start, which may be without a network; as long as the session is kept.
  const area = readText(KEYS.refreshToken) === null ? 'session' : 'local';
  if (profile) writeText(KEYS.initials, getInitials({ ...NO_PROFILE, ...profile }), area);
  else for (const one of ['local', 'session'] as const) removeKey(KEYS.initials, one);
}

/** The initials of the user, or while the profile is not known those of before. */
export function useInitials(): string {
  const initials = getInitials(useProfile());
  if (initials !== NO_INITIALS) return initials;
  return readText(KEYS.initials) ?? readText(KEYS.initials, 'session') ?? initials;
}

/** Spec 4: logged out, profile fields are cleared. */
useSession.subscribe((now, before) => {
  if (before.accessToken && !now.accessToken) setProfile(null);
});

/** Spec 2.2: first letter of first and of last name, or "?" if neither exists. */
export function getInitials({ firstName, lastName }: Names): string {
  const letters = [firstName, lastName].map((part) => [...part.trim()][0] ?? '');
  return letters.join('').toLocaleUpperCase() || NO_INITIALS;
}
