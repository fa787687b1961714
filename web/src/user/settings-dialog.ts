/** Store that tells whether the settings dialog is open. */
import { create } from 'zustand';
import { useSession } from './session.ts';

export const useSettingsDialog = create<{ readonly open: boolean }>(() => ({ open: false }));

export function openSettings(): void {
  useSettingsDialog.setState({ open: true });
}

export function closeSettings(): void {
  useSettingsDialog.setState({ open: false });
}

/** Without a signed-in user there are no settings to show. */
useSession.subscribe((now) => {
  if (!now.accessToken) closeSettings();
});
