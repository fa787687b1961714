/** One kept recipe in the list: its name, what it is, and what can be done with it. */
import { mdiDeleteOutline } from '@mdi/js';
import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { savedWords as words } from '../../words/saved-recipes.ts';
import { cardLines, type ShownRecipe } from './card.ts';
import { RecipeBoundary } from './RecipeBoundary.tsx';
import styles from './SavedRecipes.module.css';

interface SavedEntryProps {
  readonly recipe: ShownRecipe;
  readonly onView: () => void;
  readonly onDelete: () => void;
}

export function SavedEntry(props: SavedEntryProps) {
  return (
    <li className={styles.entry}>
      <RecipeBoundary>
        <Entry {...props} />
      </RecipeBoundary>
    </li>
  );
}

function Entry({ recipe, onView, onDelete }: SavedEntryProps) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.name}>
        {cardLines(recipe).name}
      </h2>
      <p className={styles.introduction}>{recipe.introduction?.trim() || words.noIntroduction}</p>
      <div className={styles.actions}>
        <Button size="small" variant="outlined" aria-describedby={titleId} onClick={onView}>
          {words.view}
        </Button>
        <Button
          size="small"
          className={styles.delete ?? ''}
          aria-describedby={titleId}
          onClick={onDelete}
        >
          <Icon path={mdiDeleteOutline} size={20} />
          {words.delete}
        </Button>
      </div>
    </article>
  );
}
