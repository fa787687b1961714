/** One kept recipe in full, over the list (spec 2.6). */
import { mdiClose } from '@mdi/js';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MuiRoom } from '../../ui/MuiRoom.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { recipeWords } from '../../words/recipe.ts';
import { cardLines } from './card.ts';
import { RecipeBoundary } from './RecipeBoundary.tsx';
import { SavedRecipe } from './SavedRecipe.tsx';
import styles from './SavedRecipeDialog.module.css';
import type { KeptRecipe } from './use-saved-recipes.ts';

export interface SavedRecipeDialogProps {
  readonly recipe: KeptRecipe;
  readonly open: boolean;
  readonly onClose: () => void;
}

export default function SavedRecipeDialog({ recipe, open, onClose }: SavedRecipeDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  useBackCloses(open, onClose);
  return (
    <MuiRoom>
      <Dialog
        open={open}
        onClose={onClose}
        fullScreen={isPhone}
        fullWidth
        maxWidth="md"
        aria-labelledby={titleId}
        slotProps={{ paper: isPhone ? { sx: { borderRadius: 0 } } : {} }}
      >
        <div className={styles.head}>
          <DialogTitle id={titleId} sx={{ flex: 1, padding: 0, overflowWrap: 'anywhere' }}>
            {cardLines(recipe).name}
          </DialogTitle>
          <IconButton label={recipeWords.close} autoFocus onClick={onClose}>
            <Icon path={mdiClose} />
          </IconButton>
        </div>
        {/* As with everything that scrolls, the keyboard must be able to get at it. */}
        <DialogContent
          dividers
          tabIndex={0}
          className={styles.content ?? ''}
          sx={{ padding: 0, borderBottom: 0 }}
        >
          <RecipeBoundary key={recipe.recipeId}>
            <SavedRecipe recipe={recipe} open={open} />
          </RecipeBoundary>
        </DialogContent>
      </Dialog>
    </MuiRoom>
  );
}
