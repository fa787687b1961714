/** A picture of a dish at full size, with a link that says which host it comes from. */
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import { recipeWords } from '../../../words/recipe.ts';

export interface PictureDialogProps {
  readonly open: boolean;
  readonly src: string;
  readonly name: string;
  readonly onClose: () => void;
}

export default function PictureDialog({ open, src, name, onClose }: PictureDialogProps) {
  const pictureId = useId();
  const host = hostOf(src);
  return (
    <ModalDialog open={open} onClose={onClose} maxWidth="md" aria-labelledby={pictureId}>
      <DialogContent sx={{ padding: 0, lineHeight: 0 }}>
        <img
          id={pictureId}
          src={src}
          alt={recipeWords.picture(name)}
          style={{ maxWidth: '100%', maxHeight: '75vh', minWidth: 'min(480px, 70vw)' }}
        />
      </DialogContent>
      <DialogActions sx={{ padding: '8px 16px' }}>
        {host ? (
          <a
            href={src}
            target="_blank"
            rel="nofollow noopener noreferrer"
            style={{ marginRight: 'auto', padding: '10px 0' }}
          >
            {host}
          </a>
        ) : null}
        <Button autoFocus onClick={onClose}>
          {recipeWords.close}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

/** Inline pictures come from nowhere. */
function hostOf(src: string): string | undefined {
  if (src.startsWith('data:')) return undefined;
  return URL.canParse(src, location.href) ? new URL(src, location.href).hostname : undefined;
}
