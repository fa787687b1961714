/** Whether the settings are open; the account menu asks, the settings answer. */
import { create } from 'zustand';

export const useSettingsDoor = create<{ readonly open: boolean }>(() => ({ open: false }));

export function openSettings(): void {
  useSettingsDoor.setState({ open: true });
}

export function closeSettings(): void {
  useSettingsDoor.setState({ open: false });
}
