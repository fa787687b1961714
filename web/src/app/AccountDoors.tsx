/** The one place where the account drawer and the settings hang; each is fetched when it is first opened. */
import { closeDrawer, useDrawer } from '../person/drawer.ts';
import { closeSettings, useSettingsDoor } from '../person/settings-door.ts';
import { useLoaded } from '../ui/use-loaded.ts';

const loadDrawer = () => import('../screens/AccountDrawer.tsx');
const loadSettings = () => import('../features/settings/SettingsDoor.tsx');

export function AccountDoors() {
  const drawerAsked = useDrawer(({ open }) => open);
  const settingsAsked = useSettingsDoor(({ open }) => open);
  const AuthDrawer = useLoaded(loadDrawer, drawerAsked, closeDrawer);
  const Settings = useLoaded(loadSettings, settingsAsked, closeSettings);
  return (
    <>
      {AuthDrawer && <AuthDrawer />}
      {Settings && <Settings />}
    </>
  );
}
