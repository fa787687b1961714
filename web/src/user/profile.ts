/** Store of the user's profile, and their initials. */
import type { Profile } from '@saffron/contract/user';
import { create } from 'zustand';
import { useSession } from './session.ts';

export type Names = Pick<Profile, 'firstName' | 'lastName'>;

const NO_PROFILE: Profile = { firstName: '', lastName: '', gender: '', birthday: null };

export const useProfile = create<Profile>(() => NO_PROFILE);

/** Sets the profile as the server returned it; missing fields are empty. */
export function setProfile(profile: Partial<Profile> | null): void {
  useProfile.setState({ ...NO_PROFILE, ...profile }, true);
}

/** Spec 4: logged out, profile fields are cleared. */
useSession.subscribe((now, before) => {
  if (before.accessToken && !now.accessToken) setProfile(null);
});

/** Spec 2.2: first letter of first and of last name, or "?" if neither exists. */
export function getInitials({ firstName, lastName }: Names): string {
  const letters = [firstName, lastName].map((part) => [...part.trim()][0] ?? '');
  return letters.join('').toLocaleUpperCase() || '?';
}
