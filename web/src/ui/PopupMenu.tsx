/** The one way to a menu: in its room, hanging from what was pressed, and closed by Back as by Escape. */
import Menu from '@mui/material/Menu';
import type { ReactNode } from 'react';
import { MuiRoom } from './MuiRoom.tsx';
import { useBackCloses } from './use-back-closes.ts';

export interface PopupMenuProps {
  readonly label: string;
  /** What was pressed; `null` while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PopupMenu({ label, anchor, onClose, children }: PopupMenuProps) {
  const open = anchor !== null;
  useBackCloses(open, onClose);
  return (
    <MuiRoom>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={onClose}
        // It hangs outside of the page's own regions, so it is one itself.
        slotProps={{ root: { role: 'region', 'aria-label': label } }}
      >
        {children}
      </Menu>
    </MuiRoom>
  );
}
