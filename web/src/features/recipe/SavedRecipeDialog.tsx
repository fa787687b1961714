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
import { duration, recipeWords } from '../../words/recipe.ts';
import { cardLines, pictureOf, type ShownRecipe } from './card.ts';
import { Picture } from './Picture.tsx';
import { RecipeBoundary } from './RecipeBoundary.tsx';
import styles from './SavedRecipeDialog.module.css';
import { TickList } from './TickList.tsx';

export interface SavedRecipeDialogProps {
  readonly recipe: ShownRecipe;
  readonly open: boolean;
  readonly onClose: () => void;
}

export default function SavedRecipeDialog({ recipe, open, onClose }: SavedRecipeDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
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
            <Recipe recipe={recipe} />
          </RecipeBoundary>
        </DialogContent>
      </Dialog>
    </MuiRoom>
  );
}

function Recipe({ recipe }: { readonly recipe: ShownRecipe }) {
  const { name, ingredients, tips } = cardLines(recipe);
  const picture = pictureOf(recipe);
  const { introduction, friendly_closing, minutes, servings } = recipe;
  const facts = [
    minutes ? duration(minutes) : '',
    servings ? recipeWords.serves(servings) : '',
  ].filter(Boolean);
  return (
    <div className={styles.recipe}>
      {picture || introduction || facts.length > 0 ? (
        <div className={styles.first}>
          {picture ? <Picture src={picture} name={name} size={120} /> : null}
          <div>
            {introduction ? <p>{introduction}</p> : null}
            {facts.length > 0 ? <p className={styles.quiet}>{facts.join(' · ')}</p> : null}
          </div>
        </div>
      ) : null}
      <div className={styles.parts}>
        <section>
          <h3 className={styles.part}>{recipeWords.ingredients}</h3>
          {ingredients.length > 0 ? (
            <TickList lines={ingredients} />
          ) : (
            <p className={styles.quiet}>{recipeWords.noIngredients}</p>
          )}
        </section>
        <section>
          <h3 className={styles.part}>{recipeWords.instructions}</h3>
          <Instructions recipe={recipe} />
        </section>
      </div>
      {tips.length > 0 ? <Tips tips={tips} /> : null}
      {friendly_closing ? <p className={styles.quiet}>{friendly_closing}</p> : null}
    </div>
  );
}

/** A list as a list, one text as the text it is. */
function Instructions({ recipe }: { readonly recipe: ShownRecipe }) {
  const { steps } = cardLines(recipe);
  if (steps.length === 0) return <p className={styles.quiet}>{recipeWords.noInstructions}</p>;
  if (typeof recipe.instructions === 'string') {
    return <p className={styles.plain}>{recipe.instructions.trim()}</p>;
  }
  return <TickList lines={steps} ordered />;
}

function Tips({ tips }: { readonly tips: readonly string[] }) {
  return (
    <aside className={styles.tips}>
      <h3 className={styles.part}>{recipeWords.tips}</h3>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </aside>
  );
}
