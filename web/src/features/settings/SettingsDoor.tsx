/** The settings as a dialog of 800 by 600, or as a drawer over the whole of a small screen (spec 2.4). */
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSettingsDoor } from '../../person/settings-door.ts';
import { MuiRoom } from '../../ui/MuiRoom.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
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
  useBackCloses(open && !large, leaveSettings);
  const label = { 'aria-labelledby': SETTINGS_TITLE_ID };
  const paper = { role: 'dialog', 'aria-modal': true, ...label } as const;
  return (
    <MuiRoom>
      {large ? (
        <Dialog open={open} onClose={leaveSettings} {...label} slotProps={{ paper: { sx: SHEET } }}>
          <SettingsPanel />
        </Dialog>
      ) : (
        <Drawer
          anchor="right"
          open={open}
          onClose={leaveSettings}
          slotProps={{ paper: { ...paper, sx: { width: '100%' } } }}
        >
          <SettingsPanel />
        </Drawer>
      )}
    </MuiRoom>
  );
}
