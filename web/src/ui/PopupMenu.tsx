/** MUI menu anchored to a button, closed by the browser's Back button too. */
import Menu from '@mui/material/Menu';
import type { ReactNode } from 'react';
import { MuiProvider } from './MuiProvider.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

export interface PopupMenuProps {
  readonly label: string;
  /** The button that was pressed; `null` while the menu is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PopupMenu({ label, anchor, onClose, children }: PopupMenuProps) {
  const open = anchor !== null;
  useCloseOnBack(open, onClose);
  return (
    <MuiProvider>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={onClose}
        // It is rendered outside of the page's landmarks, so it gets one of its own.
        slotProps={{ root: { role: 'region', 'aria-label': label } }}
      >
        {children}
      </Menu>
    </MuiProvider>
  );
}
