/** Whether the account drawer is open and what it shows; it can be opened from anywhere (spec 2.3). */
import { create } from 'zustand';

export const DRAWER_MODES = ['signIn', 'signUp', 'reset'] as const;
export type DrawerMode = (typeof DRAWER_MODES)[number];

export const useDrawer = create<{ readonly open: boolean; readonly mode: DrawerMode }>(() => ({
  open: false,
  mode: 'signIn',
}));

/** Opens whatever it is given, a click event included; only the name of a mode also chooses one. */
export function openDrawer(mode?: unknown): void {
  useDrawer.setState({
    open: true,
    mode: DRAWER_MODES.find((known) => known === mode) ?? 'signIn',
  });
}

export function setDrawerMode(mode: DrawerMode): void {
  useDrawer.setState({ mode });
}

export function closeDrawer(): void {
  useDrawer.setState({ open: false });
}
