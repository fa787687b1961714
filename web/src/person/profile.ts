/** The name of the person here, for greetings and initials; a guest has none. */
import { create } from 'zustand';
import { useSession } from './session.ts';

export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

const NAMELESS: Names = { firstName: '', lastName: '' };

export const useNames = create<Names>(() => NAMELESS);

export function setNames({ firstName, lastName }: Names): void {
  useNames.setState({ firstName, lastName });
}

/** Spec 4: logged out, profile fields are cleared. */
useSession.subscribe((now, before) => {
  if (before.accessToken && !now.accessToken) setNames(NAMELESS);
});

export function useFirstName(): string | undefined {
  return useNames(({ firstName }) => firstName.trim() || undefined);
}

/** Spec 2.2: first letter of first and of last name, or "?" if neither exists. */
export function initialsOf({ firstName, lastName }: Names): string {
  const letters = [firstName, lastName].map((part) => [...part.trim()][0] ?? '');
  return letters.join('').toLocaleUpperCase() || '?';
}
