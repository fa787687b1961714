/** Group of check boxes where "None" excludes the others. */
import { NONE, normaliseChoices, withoutNone } from '@saffron/contract/preferences';
import styles from './Checklist.module.css';

interface ChecklistProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly selected: readonly (T | typeof NONE)[];
  readonly onChange: (selected: (T | typeof NONE)[]) => void;
}

export function Checklist<T extends string>({
  label,
  options,
  selected,
  onChange,
}: ChecklistProps<T>) {
  const toggle = (option: T | typeof NONE) => {
    if (option === NONE) return onChange([NONE]);
    const named = withoutNone(selected);
    onChange(
      normaliseChoices(
        named.includes(option) ? named.filter((one) => one !== option) : [...named, option],
      ),
    );
  };
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      {[NONE, ...options].map((option) => (
        <label key={option} className={styles.item}>
          <input
            type="checkbox"
            checked={(selected as readonly string[]).includes(option)}
            // The type of the list above is wider than its elements.
            onChange={() => toggle(option as T | typeof NONE)}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
