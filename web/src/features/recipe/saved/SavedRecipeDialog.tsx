/** One kept recipe in full, over the list (spec 2.6). */
import DialogContent from '@mui/material/DialogContent';
import { TitledDialog } from '../../../ui/TitledDialog.tsx';
import { recipeWords } from '../../../words/recipe.ts';
import { RecipeBoundary } from '../card/RecipeBoundary.tsx';
import { cardLines } from '../card.ts';
import { SavedRecipe } from './SavedRecipe.tsx';
import styles from './SavedRecipeDialog.module.css';
import type { KeptRecipe } from './use-saved-recipes.ts';

export interface SavedRecipeDialogProps {
  readonly recipe: KeptRecipe;
  readonly open: boolean;
  readonly onClose: () => void;
}

export default function SavedRecipeDialog({ recipe, open, onClose }: SavedRecipeDialogProps) {
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      maxWidth="md"
      title={cardLines(recipe).name}
      closeLabel={recipeWords.close}
      focusClose
    >
      {/* As with everything that scrolls, the keyboard must be able to get at it. */}
      <DialogContent tabIndex={0} className={styles.content ?? ''} sx={{ padding: 0 }}>
        <RecipeBoundary key={recipe.recipeId}>
          <SavedRecipe recipe={recipe} open={open} />
        </RecipeBoundary>
      </DialogContent>
    </TitledDialog>
  );
}
