/** For how many, and in which measures, an open recipe is shown. */
import { mdiMinus, mdiPlus } from '@mdi/js';
import { UNIT_SYSTEMS, type UnitSystem } from '@saffron/kitchen/vocabulary';
import { useId } from 'react';
import { useSetting } from '../../../person/settings.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { recipeWords } from '../../../words/recipe.ts';
import { keptRecipeWords as words } from '../../../words/saved-recipes.ts';
import styles from './MeasureBar.module.css';
import { type Measuring, MOST_SERVINGS, roundServings } from './use-measured.ts';

interface MeasureBarProps {
  /** For how many it was written, when that is known. */
  readonly servings: number | undefined;
  readonly measuring: Measuring;
  readonly onChange: (measuring: Measuring) => void;
}

/** Where nobody knows for how many it is. */
const FACTORS = [0.5, 1, 1.5, 2, 3, 4];

export function MeasureBar({ servings, measuring, onChange }: MeasureBarProps) {
  const ownUnits = useSetting('measurementUnits');
  const id = useId();
  const { units, factor } = measuring;
  const { smaller, larger } = stepsFrom(servings, factor);
  // Amounts that change must be written anew, and then in the measures of whoever reads them.
  const step = (next: number) => () => onChange({ units: units ?? ownUnits, factor: next });
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{words.amounts}</legend>
      <div className={styles.group}>
        <span className={styles.label}>{servings ? words.serves : words.amounts}</span>
        <IconButton
          label={words.fewer}
          disabled={smaller === undefined}
          onClick={step(smaller ?? factor)}
        >
          <Icon path={mdiMinus} size={20} />
        </IconButton>
        <output className={styles.number}>
          {servings ? roundServings(servings * factor) : words.times(factor)}
        </output>
        <IconButton
          label={words.more}
          disabled={larger === undefined}
          onClick={step(larger ?? factor)}
        >
          <Icon path={mdiPlus} size={20} />
        </IconButton>
      </div>
      <div className={styles.group}>
        <label htmlFor={id} className={styles.label}>
          {words.measures}
        </label>
        <select
          id={id}
          className={styles.select}
          value={units ?? ''}
          // The options below are the only values it can take; as written is as much as was written.
          onChange={({ target }) =>
            onChange(
              target.value === ''
                ? { units: undefined, factor: 1 }
                : { units: target.value as UnitSystem, factor },
            )
          }
        >
          <option value="">{words.asWritten}</option>
          {UNIT_SYSTEMS.map((system) => (
            <option key={system} value={system}>
              {recipeWords.units[system]}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}

function stepsFrom(servings: number | undefined, factor: number) {
  if (!servings) {
    return {
      smaller: FACTORS.findLast((other) => other < factor),
      larger: FACTORS.find((other) => other > factor),
    };
  }
  const now = servings * factor;
  // From two and a half the next are two and three.
  const [less, more] = [Math.ceil(now - 1), Math.floor(now + 1)];
  return {
    smaller: less >= 1 ? less / servings : undefined,
    larger: more <= MOST_SERVINGS ? more / servings : undefined,
  };
}
