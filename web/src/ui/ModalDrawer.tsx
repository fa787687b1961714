/** MUI drawer with the app's theme and an accessible name, closed by the browser's Back button too. */
import Drawer from '@mui/material/Drawer';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MuiProvider } from './MuiProvider.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

interface ModalDrawerProps {
  readonly open: boolean;
  /** Called for Escape, Back or a click outside. */
  readonly onClose: () => void;
  readonly anchor: 'right' | 'bottom';
  /** Id of the heading inside. */
  readonly titleId: string;
  readonly sx: SxProps;
  readonly children: ReactNode;
}

export function ModalDrawer({ open, onClose, anchor, titleId, sx, children }: ModalDrawerProps) {
  useCloseOnBack(open, onClose);
  const paper = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx } as const;
  return (
    <MuiProvider>
      <Drawer anchor={anchor} open={open} onClose={onClose} slotProps={{ paper }}>
        {children}
      </Drawer>
    </MuiProvider>
  );
}
