/** Mounts the sign-in drawer and the settings dialog, each loaded when it is first opened. */

import { useLazyComponent } from '../ui/use-lazy-component.ts';
import { closeAuthDrawer, useAuthDrawer } from '../user/auth-drawer.ts';
import { closeSettings, useSettingsDialog } from '../user/settings-dialog.ts';

const loadDrawer = () => import('../screens/AccountDrawer.tsx');
const loadSettings = () => import('../features/settings/SettingsDialog.tsx');

export function AccountOverlays() {
  const isDrawerOpen = useAuthDrawer(({ open }) => open);
  const isSettingsOpen = useSettingsDialog(({ open }) => open);
  const AuthDrawer = useLazyComponent(loadDrawer, isDrawerOpen, closeAuthDrawer);
  const Settings = useLazyComponent(loadSettings, isSettingsOpen, closeSettings);
  return (
    <>
      {AuthDrawer && <AuthDrawer />}
      {Settings && <Settings />}
    </>
  );
}
