/** The one way to a drawer: in its room, named for screen readers, and closed by Back as by Escape. */
import Drawer from '@mui/material/Drawer';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MuiRoom } from './MuiRoom.tsx';
import { useBackCloses } from './use-back-closes.ts';

interface ModalDrawerProps {
  readonly open: boolean;
  /** By Escape, by Back, or by a click beside it. */
  readonly onClose: () => void;
  readonly anchor: 'right' | 'bottom';
  /** Of the heading inside. */
  readonly titleId: string;
  readonly sx: SxProps;
  readonly children: ReactNode;
}

export function ModalDrawer({ open, onClose, anchor, titleId, sx, children }: ModalDrawerProps) {
  useBackCloses(open, onClose);
  const paper = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx } as const;
  return (
    <MuiRoom>
      <Drawer anchor={anchor} open={open} onClose={onClose} slotProps={{ paper }}>
        {children}
      </Drawer>
    </MuiRoom>
  );
}
