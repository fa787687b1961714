/** Controls for how many a recipe is shown for, and in which measures. */
import { mdiMinus, mdiPlus } from '@mdi/js';
import { UNIT_SYSTEMS, type UnitSystem } from '@saffron/kitchen/vocabulary';
import { recipeStrings as strings } from '../../../strings/recipe.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { type Conversion, MAX_SERVINGS, NO_CONVERSION, roundServings } from '../conversion.ts';
import styles from './AmountControls.module.css';

interface AmountControlsProps {
  /** Servings of the recipe as written, if known. */
  readonly servings: number | undefined;
  /** Units of the recipe as written, if known. */
  readonly units: UnitSystem | undefined;
  readonly conversion: Conversion;
  /** Absent on the served page, where each button fetches the app. */
  readonly onChange?: (conversion: Conversion) => void;
  /** Units in which scaled amounts are written if those of the recipe are not known. */
  readonly ownUnits: UnitSystem;
}

/** Used if the number of servings is unknown. */
const FACTORS = [0.5, 1, 1.5, 2, 3, 4];

export function ServingsStepper(props: AmountControlsProps) {
  const { servings, units, conversion, onChange, ownUnits } = props;
  const { factor } = conversion;
  const { smaller, larger } = findNextFactors(servings, factor);
  const change = (next: number | undefined) =>
    onChange
      ? {
          disabled: next === undefined,
          onClick: () =>
            onChange(
              simplify(
                { units: conversion.units ?? units ?? ownUnits, factor: next ?? factor },
                units,
              ),
            ),
        }
      : { 'data-app': '' };
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{strings.servings}</legend>
      <span>{servings ? strings.serves : strings.amounts}</span>{' '}
      <IconButton label={strings.fewer} className={styles.step ?? ''} {...change(smaller)}>
        <Icon path={mdiMinus} size={20} />
      </IconButton>
      <output className={styles.number}>
        {servings ? roundServings(servings * factor) : strings.times(factor)}
      </output>
      <IconButton label={strings.more} className={styles.step ?? ''} {...change(larger)}>
        <Icon path={mdiPlus} size={20} />
      </IconButton>
    </fieldset>
  );
}

export function MeasuresPicker({ units, conversion, onChange }: AmountControlsProps) {
  const shown = conversion.units ?? units;
  return (
    <fieldset className={`${styles.group} ${styles.measures}`}>
      <legend className="visually-hidden">{strings.measures}</legend>
      {UNIT_SYSTEMS.map((system) => (
        <button
          key={system}
          type="button"
          className={styles.measure}
          aria-label={strings.units[system]}
          aria-pressed={system === shown}
          {...(onChange
            ? { onClick: () => onChange(simplify({ ...conversion, units: system }, units)) }
            : { 'data-app': '' })}
        >
          {strings.shortUnits[system]}
        </button>
      ))}
    </fieldset>
  );
}

/** What is shown as written needs no conversion. */
function simplify(conversion: Conversion, units: UnitSystem | undefined): Conversion {
  return conversion.factor === 1 && conversion.units === units ? NO_CONVERSION : conversion;
}

function findNextFactors(servings: number | undefined, factor: number) {
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
