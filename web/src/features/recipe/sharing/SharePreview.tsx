/** What was copied, as the toast shows it: thumbnail, title and introduction. */
import { shareWords } from '../../../words/recipe.ts';
import { pictureOf, type ShownRecipe } from '../card.ts';
import styles from './SharePreview.module.css';

export function SharePreview({ recipe }: { readonly recipe: ShownRecipe }) {
  const picture = pictureOf(recipe);
  return (
    <div className={styles.preview}>
      {picture ? <img src={picture} alt="" width={48} height={48} /> : null}
      <div className={styles.words}>
        <p>{shareWords.copied}</p>
        <p className={styles.title}>{recipe.recipeName}</p>
        {recipe.introduction ? <p className={styles.introduction}>{recipe.introduction}</p> : null}
      </div>
    </div>
  );
}
