/** The one way to a dialog: in its room, and closed by Back as by Escape. */
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { MuiRoom } from './MuiRoom.tsx';
import { useBackCloses } from './use-back-closes.ts';

export interface ModalDialogProps extends DialogProps {
  /** By Escape, by Back, or by a click beside it. */
  readonly onClose: () => void;
}

export function ModalDialog(props: ModalDialogProps) {
  useBackCloses(props.open, props.onClose);
  return (
    <MuiRoom>
      <Dialog {...props} />
    </MuiRoom>
  );
}
