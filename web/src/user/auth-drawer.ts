/** Store of the sign-in drawer: whether it is open, in which mode and why. */
import type { RecipeInput } from '@saffron/contract/recipe';
import { create } from 'zustand';

const AUTH_DRAWER_MODES = ['signIn', 'signUp', 'reset'] as const;
export type AuthDrawerMode = (typeof AUTH_DRAWER_MODES)[number];

/** The recipe a visitor wants to save, and the page on which they pressed Save. */
export interface PendingSave {
  readonly recipe: RecipeInput;
  readonly path: string;
}

interface AuthDrawerState {
  readonly open: boolean;
  readonly mode: AuthDrawerMode;
  /** The drawer opened because the session expired. */
  readonly isExpired?: boolean | undefined;
  /** The recipe the drawer was opened for; closing the drawer drops it. */
  readonly pendingSave?: PendingSave | undefined;
}

export const useAuthDrawer = create<AuthDrawerState>(() => ({ open: false, mode: 'signIn' }));

function open(state: Omit<AuthDrawerState, 'open'>): void {
  useAuthDrawer.setState({ isExpired: undefined, pendingSave: undefined, ...state, open: true });
}

/** Accepts anything, click events included, so that it can be a handler; only the name of a mode has an effect. */
export function openAuthDrawer(mode?: unknown): void {
  open({ mode: AUTH_DRAWER_MODES.find((known) => known === mode) ?? 'signIn' });
}

export function openAuthDrawerAfterExpiry(): void {
  open({ mode: 'signIn', isExpired: true });
}

/** Spec 2.7: a visitor who signs up to save a recipe is sent to /check-email. */
export function openAuthDrawerToSave(mode: AuthDrawerMode, pendingSave: PendingSave): void {
  open({ mode, pendingSave });
}

export function setAuthDrawerMode(mode: AuthDrawerMode): void {
  useAuthDrawer.setState({ mode });
}

/** Called after the notice was shown, so that it is not repeated in another mode. */
export function clearExpiryNotice(): void {
  useAuthDrawer.setState({ isExpired: undefined });
}

export function closeAuthDrawer(): void {
  useAuthDrawer.setState({ open: false, pendingSave: undefined });
}
