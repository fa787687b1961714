/** Says of a recipe in other amounts or measures that the kept one stays as it is, and leads back to it. */
import { TextButton } from '../../../ui/TextButton.tsx';
import { recipeWords } from '../../../words/recipe.ts';
import { keptRecipeWords as words } from '../../../words/saved-recipes.ts';
import styles from './SavedRecipeDialog.module.css';
import { type Measuring, roundServings } from './use-measured.ts';

interface ShownOtherwiseProps {
  readonly servings: number | undefined;
  readonly measuring: Measuring;
  readonly onBack: () => void;
}

export function ShownOtherwise({ servings, measuring, onBack }: ShownOtherwiseProps) {
  return (
    <div className={styles.otherwise}>
      <p role="status">{sentence(servings, measuring)}</p>
      <TextButton onClick={onBack}>{words.showAsSaved}</TextButton>
    </div>
  );
}

function sentence(servings: number | undefined, { units, factor }: Measuring): string {
  if (factor !== 1) {
    return servings
      ? words.shownFor(roundServings(servings * factor), servings)
      : words.shownTimes(words.times(factor));
  }
  return words.shownIn(units ? recipeWords.units[units] : '');
}
