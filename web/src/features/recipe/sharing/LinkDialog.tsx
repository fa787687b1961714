/** Dialog with a link to copy by hand, when the clipboard refused it. */
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FocusEvent, useId } from 'react';
import { dialogStrings } from '../../../strings/dialog.ts';
import { shareStrings } from '../../../strings/recipe.ts';
import { Field } from '../../../ui/Field.tsx';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';

interface LinkDialogProps {
  /** Empty while there is nothing to show. */
  readonly link: string;
  readonly onClose: () => void;
}

/** Selects backwards, because the beginning of the link tells where it leads and a narrow field would show its end. */
function selectAll({ target }: FocusEvent<HTMLInputElement>): void {
  target.setSelectionRange(0, target.value.length, 'backward');
  // The browser scrolls to the caret after the paint.
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
      // Without a transition, because `link` is empty before the dialog has closed.
      slotProps={{ transition: { timeout: 0 } }}
    >
      <DialogTitle id={titleId}>{shareStrings.copyByHandTitle}</DialogTitle>
      <DialogContent sx={{ overflow: 'visible' }}>
        <Field label={shareStrings.link} value={link} readOnly autoFocus onFocus={selectAll} />
      </DialogContent>
      <DialogActions sx={{ padding: 4 }}>
        <Button variant="contained" onClick={onClose}>
          {dialogStrings.ok}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
