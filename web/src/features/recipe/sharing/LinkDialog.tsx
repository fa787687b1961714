/** A link that could not be copied, selected and ready to be taken by hand. */
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FocusEvent, useId } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import { dialogWords } from '../../../words/dialog.ts';
import { shareWords } from '../../../words/recipe.ts';

interface LinkDialogProps {
  /** Empty while there is nothing to show. */
  readonly link: string;
  readonly onClose: () => void;
}

/** Where the link leads is at its beginning, and a narrow box would show its end. */
function selectAll({ target }: FocusEvent<HTMLInputElement>): void {
  target.setSelectionRange(0, target.value.length, 'backward');
  // The browser brings the caret into sight once it has drawn the box.
  requestAnimationFrame(() => {
    target.scrollLeft = 0;
  });
}

export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const titleId = useId();
  return (
    <ModalDialog
      open={link !== ''}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      // Without this the words would vanish before the dialog does.
      slotProps={{ transition: { timeout: 0 } }}
    >
      <DialogTitle id={titleId}>{shareWords.copyByHandTitle}</DialogTitle>
      <DialogContent sx={{ overflow: 'visible' }}>
        <Field label={shareWords.link} value={link} readOnly autoFocus onFocus={selectAll} />
      </DialogContent>
      <DialogActions sx={{ padding: 4 }}>
        <Button variant="contained" onClick={onClose}>
          {dialogWords.ok}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
