/** Mounts the sign-in prompt, the sign-in drawer and the settings dialog, each loaded when it is first opened. */

import type { SignInPromptProps } from '../features/auth/SignInPrompt.tsx';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import { closeAuthDrawer, useAuthDrawer } from '../user/auth-drawer.ts';
import { closeSettings, useSettingsDialog } from '../user/settings-dialog.ts';
import { closeSignInPrompt, useSignInPrompt } from '../user/sign-in-prompt.ts';

const loadPrompt = () => import('../features/auth/SignInPrompt.tsx');
const loadDrawer = () => import('../screens/AccountDrawer.tsx');
const loadSettings = () => import('../features/settings/SettingsDialog.tsx');

export function AccountOverlays() {
  const { pendingSave } = useSignInPrompt();
  const isDrawerOpen = useAuthDrawer(({ open }) => open);
  const isSettingsOpen = useSettingsDialog(({ open }) => open);
  const isAsked = pendingSave !== null;
  const Prompt = useLazyComponent<SignInPromptProps>(loadPrompt, isAsked, closeSignInPrompt);
  const AuthDrawer = useLazyComponent(loadDrawer, isDrawerOpen, closeAuthDrawer);
  const Settings = useLazyComponent(loadSettings, isSettingsOpen, closeSettings);
  return (
    <>
      {Prompt && pendingSave ? (
        <Prompt pendingSave={pendingSave} onClose={closeSignInPrompt} />
      ) : null}
      {AuthDrawer && <AuthDrawer />}
      {Settings && <Settings />}
    </>
  );
}
