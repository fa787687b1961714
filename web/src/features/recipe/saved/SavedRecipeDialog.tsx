/** Dialog that shows one saved recipe in full. */
import DialogContent from '@mui/material/DialogContent';
import { recipeStrings } from '../../../strings/recipe.ts';
import { TitledDialog } from '../../../ui/TitledDialog.tsx';
import { RecipeBoundary } from '../card/RecipeBoundary.tsx';
import { readRecipeContent } from '../recipe-content.ts';
import { formatRecipeAddress } from './recipe-address.ts';
import styles from './SavedRecipeDialog.module.css';
import { SavedRecipeView } from './SavedRecipeView.tsx';
import type { SavedRecipe } from './use-saved-recipes.ts';

export interface SavedRecipeDialogProps {
  readonly recipe: SavedRecipe;
  readonly open: boolean;
  readonly onClose: () => void;
}

export default function SavedRecipeDialog({ recipe, open, onClose }: SavedRecipeDialogProps) {
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      address={formatRecipeAddress(recipe)}
      maxWidth="md"
      title={readRecipeContent(recipe).name}
      closeLabel={recipeStrings.close}
      focusClose
    >
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <DialogContent tabIndex={0} className={styles.content ?? ''} sx={{ padding: 0 }}>
        <RecipeBoundary key={recipe.recipeId}>
          <SavedRecipeView recipe={recipe} open={open} onClose={onClose} />
        </RecipeBoundary>
      </DialogContent>
    </TitledDialog>
  );
}
