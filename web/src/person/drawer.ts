/** Whether the account drawer is open and what it shows; it can be opened from anywhere (spec 2.3). */
import type { SentRecipe } from '@saffron/contract/recipe';
import { create } from 'zustand';

export const DRAWER_MODES = ['signIn', 'signUp', 'reset'] as const;
export type DrawerMode = (typeof DRAWER_MODES)[number];

/** A visitor pressed Save: what they want to keep, and the page they were on. */
export interface SaveWish {
  readonly recipe: SentRecipe;
  readonly path: string;
}

interface DrawerState {
  readonly open: boolean;
  readonly mode: DrawerMode;
  /** It opened by itself because the session ended. */
  readonly expired?: boolean | undefined;
  /** It opened for the sake of this; closing it is giving it up. */
  readonly wish?: SaveWish | undefined;
}

export const useDrawer = create<DrawerState>(() => ({ open: false, mode: 'signIn' }));

function open(state: Omit<DrawerState, 'open'>): void {
  useDrawer.setState({ expired: undefined, wish: undefined, ...state, open: true });
}

/** Opens whatever it is given, a click event included; only the name of a mode also chooses one. */
export function openDrawer(mode?: unknown): void {
  open({ mode: DRAWER_MODES.find((known) => known === mode) ?? 'signIn' });
}

export function openDrawerExpired(): void {
  open({ mode: 'signIn', expired: true });
}

/** Spec 2.7: who signs up in order to save goes on to /check-email. */
export function openDrawerToSave(mode: DrawerMode, wish: SaveWish): void {
  open({ mode, wish });
}

export function setDrawerMode(mode: DrawerMode): void {
  useDrawer.setState({ mode });
}

/** Once said, it need not be said again in another mode. */
export function forgetExpiry(): void {
  useDrawer.setState({ expired: undefined });
}

export function closeDrawer(): void {
  useDrawer.setState({ open: false, wish: undefined });
}
