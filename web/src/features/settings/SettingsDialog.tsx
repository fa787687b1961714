/** Settings as a dialog on large screens and a full-width drawer on small ones. */
import useMediaQuery from '@mui/material/useMediaQuery';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { ModalDrawer } from '../../ui/ModalDrawer.tsx';
import { useSettingsDialog } from '../../user/settings-dialog.ts';
import { leaveSettings } from './leave-settings.ts';
import { SETTINGS_TITLE_ID, SettingsPanel } from './SettingsPanel.tsx';

/** Spec 9; smaller in a smaller window. */
const SHEET = {
  width: 800,
  maxWidth: 'calc(100% - 32px)',
  height: 600,
  maxHeight: 'calc(100% - 32px)',
  margin: 0,
};

export default function SettingsDialog() {
  const { open } = useSettingsDialog();
  const isLarge = useMediaQuery('(min-width: 600px)', { noSsr: true });
  const frame = { open, onClose: leaveSettings };
  return isLarge ? (
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
