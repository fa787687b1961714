/** The settings as a dialog of 800 by 600, or as a drawer over the whole of a small screen (spec 2.4). */
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSettingsDoor } from '../../person/settings-door.ts';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { ModalDrawer } from '../../ui/ModalDrawer.tsx';
import { leaveSettings } from './leave-settings.ts';
import { SETTINGS_TITLE_ID, SettingsPanel } from './SettingsPanel.tsx';

/** Spec 9; less where the window is smaller. */
const SHEET = {
  width: 800,
  maxWidth: 'calc(100% - 32px)',
  height: 600,
  maxHeight: 'calc(100% - 32px)',
  margin: 0,
};

export default function SettingsDoor() {
  const { open } = useSettingsDoor();
  const large = useMediaQuery('(min-width: 600px)', { noSsr: true });
  const frame = { open, onClose: leaveSettings };
  return large ? (
    <ModalDialog
      {...frame}
      aria-labelledby={SETTINGS_TITLE_ID}
      slotProps={{ paper: { sx: SHEET } }}
    >
      <SettingsPanel />
    </ModalDialog>
  ) : (
    <ModalDrawer {...frame} anchor="right" titleId={SETTINGS_TITLE_ID} sx={{ width: '100%' }}>
      <SettingsPanel />
    </ModalDrawer>
  );
}
