/** Controls for the servings and the units a saved recipe is shown in. */
import { mdiMinus, mdiPlus } from '@mdi/js';
import { UNIT_SYSTEMS, type UnitSystem } from '@saffron/kitchen/vocabulary';
import { useId } from 'react';
import { recipeStrings } from '../../../strings/recipe.ts';
import { savedRecipeStrings as strings } from '../../../strings/saved-recipes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useSetting } from '../../../user/settings.ts';
import styles from './ConversionBar.module.css';
import { type Conversion, MAX_SERVINGS, roundServings } from './use-converted-recipe.ts';

interface ConversionBarProps {
  /** Servings of the original recipe, if known. */
  readonly servings: number | undefined;
  readonly conversion: Conversion;
  readonly onChange: (conversion: Conversion) => void;
}

/** Used if the number of servings is unknown. */
const FACTORS = [0.5, 1, 1.5, 2, 3, 4];

export function ConversionBar({ servings, conversion, onChange }: ConversionBarProps) {
  const ownUnits = useSetting('measurementUnits');
  const id = useId();
  const { units, factor } = conversion;
  const { smaller, larger } = findSteps(servings, factor);
  // Scaled amounts are formatted again, in the user's units.
  const changeFactor = (next: number) => () => onChange({ units: units ?? ownUnits, factor: next });
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{strings.amounts}</legend>
      <div className={styles.group}>
        <span className={styles.label}>{servings ? strings.serves : strings.amounts}</span>
        <IconButton
          label={strings.fewer}
          disabled={smaller === undefined}
          onClick={changeFactor(smaller ?? factor)}
        >
          <Icon path={mdiMinus} size={20} />
        </IconButton>
        <output className={styles.number}>
          {servings ? roundServings(servings * factor) : strings.times(factor)}
        </output>
        <IconButton
          label={strings.more}
          disabled={larger === undefined}
          onClick={changeFactor(larger ?? factor)}
        >
          <Icon path={mdiPlus} size={20} />
        </IconButton>
      </div>
      <div className={styles.group}>
        <label htmlFor={id} className={styles.label}>
          {strings.measures}
        </label>
        <select
          id={id}
          className={styles.select}
          value={units ?? ''}
          // The options below are the only possible values; "as written" also resets the factor.
          onChange={({ target }) =>
            onChange(
              target.value === ''
                ? { units: undefined, factor: 1 }
                : { units: target.value as UnitSystem, factor },
            )
          }
        >
          <option value="">{strings.asWritten}</option>
          {UNIT_SYSTEMS.map((system) => (
            <option key={system} value={system}>
              {recipeStrings.units[system]}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}

function findSteps(servings: number | undefined, factor: number) {
  if (!servings) {
    return {
      smaller: FACTORS.findLast((other) => other < factor),
      larger: FACTORS.find((other) => other > factor),
    };
  }
  const current = servings * factor;
  // From 2.5 servings the next steps are 2 and 3.
  const [less, more] = [Math.ceil(current - 1), Math.floor(current + 1)];
  return {
    smaller: less >= 1 ? less / servings : undefined,
    larger: more <= MAX_SERVINGS ? more / servings : undefined,
  };
}
