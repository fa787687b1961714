/** Renders the queued dialogs one after the other and restores the focus. */
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dialogStrings } from '../strings/dialog.ts';
import { type ConfirmDialog, type Dialog, resolveDialog, useDialogs } from './dialog-store.ts';
import { ModalDialog } from './ModalDialog.tsx';

export default function DialogHost() {
  const current = useDialogs(({ queue }) => queue[0]);
  const shown = useLastDialog(current);
  const ignoreStrayKeys = useIgnoreStrayKeys(current);
  return (
    <ModalDialog
      open={current !== undefined}
      onClose={() => resolveDialog('close')}
      onKeyDownCapture={ignoreStrayKeys}
      fullWidth
      maxWidth="xs"
      data-holds-page={shown?.kind === 'confirm' ? '' : undefined}
      aria-labelledby="dialog-title"
      aria-describedby="dialog-message"
    >
      <DialogTitle id="dialog-title">{shown?.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="dialog-message" sx={{ whiteSpace: 'pre-line' }}>
          {shown?.message}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ padding: 4 }}>
        {shown?.kind === 'confirm' ? <ConfirmButtons {...shown} /> : <OkButton />}
      </DialogActions>
    </ModalDialog>
  );
}

/** The focus is on Cancel, or on Confirm if the dialog was not prompted by the user: each time on the harmless answer. */
function ConfirmButtons({ isUnprompted = false, isDestructive = false }: ConfirmDialog) {
  return (
    <>
      <Button autoFocus={!isUnprompted} onClick={() => resolveDialog('close')}>
        {dialogStrings.cancel}
      </Button>
      <Button
        autoFocus={isUnprompted}
        variant="contained"
        color={isDestructive ? 'error' : 'primary'}
        onClick={() => resolveDialog('confirm')}
      >
        {dialogStrings.confirm}
      </Button>
    </>
  );
}

function OkButton() {
  return (
    <Button autoFocus variant="contained" onClick={() => resolveDialog('close')}>
      {dialogStrings.ok}
    </Button>
  );
}

/** An unprompted dialog cannot have been read in less time. */
const MIN_READ_MS = 500;

/** Ignores a key that is still held, or was meant for what was shown before the dialog. */
function useIgnoreStrayKeys(current: Dialog | undefined): (event: KeyboardEvent) => void {
  const shownAt = useRef(0);
  useEffect(() => {
    if (current) shownAt.current = performance.now();
  }, [current]);
  return (event) => {
    if (!['Enter', ' ', 'Escape'].includes(event.key)) return;
    const isUnprompted = current?.kind === 'confirm' && current.isUnprompted === true;
    const isUnread = isUnprompted && performance.now() - shownAt.current < MIN_READ_MS;
    if (!event.repeat && !isUnread) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Keeps the content while the dialog fades out. */
function useLastDialog(current: Dialog | undefined): Dialog | undefined {
  const [last, setLast] = useState(current);
  useEffect(() => {
    if (current) setLast(current);
  }, [current]);
  return current ?? last;
}
