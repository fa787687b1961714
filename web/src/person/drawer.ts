/** Whether the account drawer is open and what it shows; it can be opened from anywhere (spec 2.3). */
import { create } from 'zustand';

export const DRAWER_MODES = ['signIn', 'signUp', 'reset'] as const;
export type DrawerMode = (typeof DRAWER_MODES)[number];

/** Why it opened, where that changes what it says or does: a session that ended, or a recipe to be kept. */
export type DrawerReason = 'expired' | 'saving';

interface DrawerState {
  readonly open: boolean;
  readonly mode: DrawerMode;
  readonly reason?: DrawerReason | undefined;
}

export const useDrawer = create<DrawerState>(() => ({ open: false, mode: 'signIn' }));

/** Opens whatever it is given, a click event included; only the name of a mode also chooses one. */
export function openDrawer(mode?: unknown): void {
  useDrawer.setState({
    open: true,
    mode: DRAWER_MODES.find((known) => known === mode) ?? 'signIn',
    reason: undefined,
  });
}

export function openDrawerExpired(): void {
  useDrawer.setState({ open: true, mode: 'signIn', reason: 'expired' });
}

/** Spec 2.7: who signs up in order to save goes on to /check-email. */
export function openDrawerToSave(mode: DrawerMode): void {
  useDrawer.setState({ open: true, mode, reason: 'saving' });
}

export function setDrawerMode(mode: DrawerMode): void {
  useDrawer.setState({ mode });
}

/** Once said, it need not be said again in another mode. */
export function forgetDrawerReason(): void {
  useDrawer.setState({ reason: undefined });
}

export function closeDrawer(): void {
  useDrawer.setState({ open: false });
}
