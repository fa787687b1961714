/** Any of some, where "None" stands alone or not at all (spec 4). */
import { NONE, tidyChoices, withoutNone } from '@saffron/contract/preferences';
import styles from './Checklist.module.css';

interface ChecklistProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: readonly (T | typeof NONE)[];
  readonly onChange: (chosen: (T | typeof NONE)[]) => void;
}

export function Checklist<T extends string>({
  label,
  options,
  chosen,
  onChange,
}: ChecklistProps<T>) {
  const flip = (option: T | typeof NONE) => {
    if (option === NONE) return onChange([NONE]);
    const named = withoutNone(chosen);
    onChange(
      tidyChoices(
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
            checked={(chosen as readonly string[]).includes(option)}
            // Both kinds of options are ours; the list above has forgotten which is which.
            onChange={() => flip(option as T | typeof NONE)}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
