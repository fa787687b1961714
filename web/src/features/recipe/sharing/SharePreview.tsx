/** Preview of a shared recipe inside the "link copied" toast. */
import { shareStrings } from '../../../strings/recipe.ts';
import { findPicture, type PartialRecipe } from '../recipe-content.ts';
import styles from './SharePreview.module.css';

export function SharePreview({ recipe }: { readonly recipe: PartialRecipe }) {
  const picture = findPicture(recipe);
  return (
    <div className={styles.preview}>
      {picture ? <img src={picture} alt="" width={48} height={48} /> : null}
      <div className={styles.words}>
        <p>
          {shareStrings.copied} {shareStrings.paste}
        </p>
        <p className={styles.title}>{recipe.recipeName}</p>
        {recipe.introduction ? <p className={styles.introduction}>{recipe.introduction}</p> : null}
      </div>
    </div>
  );
}
