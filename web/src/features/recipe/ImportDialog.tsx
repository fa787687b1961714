/** Brings recipes in: out of pasted text or files, looked at first, then saved. */
import { mdiClose } from '@mdi/js';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MuiRoom } from '../../ui/MuiRoom.tsx';
import { importWords as words } from '../../words/recipe-files.ts';
import styles from './ImportDialog.module.css';
import { ImportInput } from './ImportInput.tsx';
import { ImportReview } from './ImportReview.tsx';
import { useImport } from './use-import.ts';

export interface ImportDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Something was saved. */
  readonly onImported: () => void;
}

/** What was typed stays until it is saved, also when the dialog is closed in between. */
export default function ImportDialog({ open, onClose, onImported }: ImportDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const [text, setText] = useState('');
  const task = useImport(onImported);
  const done = () => {
    setText('');
    task.forget();
    onClose();
  };
  return (
    <MuiRoom>
      <Dialog
        open={open}
        onClose={onClose}
        fullScreen={isPhone}
        fullWidth
        maxWidth="sm"
        aria-labelledby={titleId}
        slotProps={{ paper: isPhone ? { sx: { borderRadius: 0 } } : {} }}
      >
        <div className={styles.head}>
          <DialogTitle id={titleId} sx={{ flex: 1, padding: 0 }}>
            {words.title}
          </DialogTitle>
          <IconButton label={words.close} onClick={onClose}>
            <Icon path={mdiClose} />
          </IconButton>
        </div>
        {task.items.length > 0 && task.busy !== 'reading' ? (
          <ImportReview task={task} onDone={done} />
        ) : (
          <ImportInput task={task} open={open} text={text} onText={setText} />
        )}
      </Dialog>
    </MuiRoom>
  );
}
