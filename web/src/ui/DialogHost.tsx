/** Shows the dialogs that were asked for, one after the other, and gives the focus back to where it was. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { dialogWords } from '../words/dialog.ts';
import { type Dialog as Asked, settleDialog, useDialogs } from './dialog-store.ts';
import { MuiRoom } from './MuiRoom.tsx';

export default function DialogHost() {
  const asked = useDialogs(({ queue }) => queue[0]);
  const shown = useLast(asked);
  return (
    <MuiRoom>
      <Dialog
        open={asked !== undefined}
        onClose={() => settleDialog('close')}
        fullWidth
        maxWidth="xs"
        role={shown?.kind === 'confirm' ? 'alertdialog' : 'dialog'}
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
          {shown?.kind === 'confirm' ? <ConfirmButtons /> : <OkButton />}
        </DialogActions>
      </Dialog>
    </MuiRoom>
  );
}

function ConfirmButtons() {
  return (
    <>
      <Button autoFocus onClick={() => settleDialog('close')}>
        {dialogWords.cancel}
      </Button>
      <Button variant="contained" onClick={() => settleDialog('confirm')}>
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

/** The dialog keeps its words while it fades out. */
function useLast(asked: Asked | undefined): Asked | undefined {
  const [last, setLast] = useState(asked);
  useEffect(() => {
    if (asked) setLast(asked);
  }, [asked]);
  return asked ?? last;
}
