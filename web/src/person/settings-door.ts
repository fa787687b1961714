/** Whether the settings are open; the account menu asks, the settings answer. */
import { create } from 'zustand';
import { useSession } from './session.ts';

export const useSettingsDoor = create<{ readonly open: boolean }>(() => ({ open: false }));

export function openSettings(): void {
  useSettingsDoor.setState({ open: true });
}

export function closeSettings(): void {
  useSettingsDoor.setState({ open: false });
}

/** They are the settings of whoever is signed in: without anybody there is nothing to show. */
useSession.subscribe((now) => {
  if (!now.accessToken) closeSettings();
});
