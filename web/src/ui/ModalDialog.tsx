/** MUI dialog with the app's theme, closed by the browser's Back button too. */
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { MuiProvider } from './MuiProvider.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

export interface ModalDialogProps extends DialogProps {
  /** Called for Escape, Back or a click outside. */
  readonly onClose: () => void;
  /** Path and query under which the browser's history has it. */
  readonly address?: string | undefined;
}

export function ModalDialog({ address, ...props }: ModalDialogProps) {
  useCloseOnBack(props.open, props.onClose, address);
  return (
    <MuiProvider>
      <Dialog {...props} />
    </MuiProvider>
  );
}
