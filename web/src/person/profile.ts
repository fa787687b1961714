/** Who the person here says they are: names for greetings and initials, and the rest of spec 3's profile. */
import type { Profile } from '@saffron/contract/user';
import { create } from 'zustand';
import { useSession } from './session.ts';

export type Names = Pick<Profile, 'firstName' | 'lastName'>;

const NO_PROFILE: Profile = { firstName: '', lastName: '', gender: '', birthday: null };

export const useProfile = create<Profile>(() => NO_PROFILE);

/** The same store, for those who care for the names alone. */
export const useNames = useProfile;

/** What the server holds; what it does not say is as it was never said. */
export function adoptProfile(profile: Partial<Profile> | null): void {
  useProfile.setState({ ...NO_PROFILE, ...profile }, true);
}

/** Spec 4: logged out, profile fields are cleared. */
useSession.subscribe((now, before) => {
  if (before.accessToken && !now.accessToken) adoptProfile(null);
});

/** Spec 2.2: first letter of first and of last name, or "?" if neither exists. */
export function initialsOf({ firstName, lastName }: Names): string {
  const letters = [firstName, lastName].map((part) => [...part.trim()][0] ?? '');
  return letters.join('').toLocaleUpperCase() || '?';
}
