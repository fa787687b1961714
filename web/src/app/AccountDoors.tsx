/** The one place where the account drawer and the settings hang; until they exist, an honest sentence. */
import { useEffect } from 'react';
import { closeDrawer, useDrawer } from '../person/drawer.ts';
import { closeSettings, useSettingsDoor } from '../person/settings-door.ts';
import { showInfo } from '../ui/dialog-store.ts';
import { notOpenWords } from '../words/auth.ts';

export function AccountDoors() {
  const drawerAsked = useDrawer(({ open }) => open);
  const settingsAsked = useSettingsDoor(({ open }) => open);
  const asked = drawerAsked || settingsAsked;
  useEffect(() => {
    if (!asked) return;
    closeDrawer();
    closeSettings();
    showInfo(notOpenWords);
  }, [asked]);
  return null;
}
