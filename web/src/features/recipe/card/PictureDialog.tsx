/** Dialog with the picture of a dish at full size and the host it comes from. */
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { recipeStrings } from '../../../strings/recipe.ts';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import { findGround } from '../recipe-content.ts';
import { PictureSource } from './PictureButton.tsx';

export interface PictureDialogProps {
  readonly open: boolean;
  readonly src: string;
  readonly name: string;
  readonly onClose: () => void;
}

export default function PictureDialog({ open, src, name, onClose }: PictureDialogProps) {
  const pictureId = useId();
  return (
    <ModalDialog
      open={open}
      onClose={onClose}
      maxWidth="md"
      aria-labelledby={pictureId}
      slotProps={{ paper: { sx: { margin: '16px' } } }}
    >
      {/* Our drawings have round corners: around them their table goes on. */}
      <DialogContent
        data-ground={findGround(src)}
        sx={{
          padding: 0,
          lineHeight: 0,
          background: 'color-mix(in srgb, var(--ground, transparent), #000 var(--dim))',
        }}
      >
        <img
          id={pictureId}
          src={src}
          alt={recipeStrings.picture(name)}
          style={{
            width: 'min(100vw - 32px, 640px, 75vh)',
            maxWidth: '100%',
            maxHeight: '75vh',
            filter: 'var(--drawing)',
          }}
        />
      </DialogContent>
      <DialogActions sx={{ padding: '8px 16px' }}>
        <PictureSource src={src} pageUrl={location.href} />
        <Button autoFocus onClick={onClose}>
          {recipeStrings.close}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
