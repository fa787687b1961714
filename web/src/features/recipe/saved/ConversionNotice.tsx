/** Notice that a saved recipe is shown converted or scaled, with a button back to the original. */

import { recipeStrings } from '../../../strings/recipe.ts';
import { savedRecipeStrings as strings } from '../../../strings/saved-recipes.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { type Conversion, roundServings } from '../conversion.ts';
import styles from './SavedRecipeDialog.module.css';

interface ConversionNoticeProps {
  readonly servings: number | undefined;
  readonly conversion: Conversion;
  readonly onBack: () => void;
}

export function ConversionNotice({ servings, conversion, onBack }: ConversionNoticeProps) {
  return (
    <div className={styles.otherwise}>
      <p role="status">{describeConversion(servings, conversion)}</p>
      <TextButton onClick={onBack}>{strings.showAsSaved}</TextButton>
    </div>
  );
}

function describeConversion(servings: number | undefined, { units, factor }: Conversion): string {
  if (factor !== 1) {
    return servings
      ? strings.shownFor(roundServings(servings * factor), servings)
      : strings.shownTimes(recipeStrings.times(factor));
  }
  return strings.shownIn(units ? recipeStrings.units[units] : '');
}
