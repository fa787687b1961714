/** Shows the dialogs that were asked for, one after the other, and gives the focus back to where it was. */
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dialogWords } from '../words/dialog.ts';
import {
  type Dialog as Asked,
  type ConfirmDialog,
  settleDialog,
  useDialogs,
} from './dialog-store.ts';
import { ModalDialog } from './ModalDialog.tsx';

export default function DialogHost() {
  const asked = useDialogs(({ queue }) => queue[0]);
  const shown = useLast(asked);
  const strayKeys = useStrayKeys(asked);
  return (
    <ModalDialog
      open={asked !== undefined}
      onClose={() => settleDialog('close')}
      onKeyDownCapture={strayKeys}
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

/** What the person asked for waits on the harmless answer; what comes by itself, on the one that loses nothing. */
function ConfirmButtons({ unasked = false, destroys = false }: ConfirmDialog) {
  return (
    <>
      <Button autoFocus={!unasked} onClick={() => settleDialog('close')}>
        {dialogWords.cancel}
      </Button>
      <Button
        autoFocus={unasked}
        variant="contained"
        color={destroys ? 'error' : 'primary'}
        onClick={() => settleDialog('confirm')}
      >
        {dialogWords.confirm}
      </Button>
    </>
  );
}

function OkButton() {
  return (
    <Button autoFocus variant="contained" onClick={() => settleDialog('close')}>
      {dialogWords.ok}
    </Button>
  );
}

/** So soon after it came by itself nobody has read it. */
const UNREAD_MS = 500;

/** A key that is still held, or was meant for what stood here before, answers nothing. */
function useStrayKeys(asked: Asked | undefined): (event: KeyboardEvent) => void {
  const since = useRef(0);
  useEffect(() => {
    if (asked) since.current = performance.now();
  }, [asked]);
  return (event) => {
    if (!['Enter', ' ', 'Escape'].includes(event.key)) return;
    const unasked = asked?.kind === 'confirm' && asked.unasked === true;
    const isUnread = unasked && performance.now() - since.current < UNREAD_MS;
    if (!event.repeat && !isUnread) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** The dialog keeps its words while it fades out. */
function useLast(asked: Asked | undefined): Asked | undefined {
  const [last, setLast] = useState(asked);
  useEffect(() => {
    if (asked) setLast(asked);
  }, [asked]);
  return asked ?? last;
}
