/** Search, filters and order of the saved recipes. */
import { mdiClose } from '@mdi/js';
import { useId, useRef } from 'react';
import { savedRecipesStrings as strings } from '../../../strings/saved-recipes.ts';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import chips from '../../../ui/ToggleChip.module.css';
import { QUICK_MINUTES, SHELF_ORDERS, type ShelfOrder, type ShelfView } from './arrange-recipes.ts';
import styles from './ShelfControls.module.css';

interface ShelfControlsProps {
  readonly view: ShelfView;
  readonly onChange: (change: Partial<ShelfView>) => void;
  /** Empty where there is nothing to choose. */
  readonly courses: readonly string[];
  /** Absent for somebody without needs. */
  readonly fits?: { readonly isOn: boolean; readonly toggle: () => void } | undefined;
}

export function ShelfControls({ view, onChange, courses, fits }: ShelfControlsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: React and older browsers do not know the element `search`
    <div role="search" className={styles.controls}>
      <Search value={view.query} onChange={(query) => onChange({ query })} />
      <div className={styles.row}>
        {fits ? <Filter text={strings.fitsMe} isOn={fits.isOn} onToggle={fits.toggle} /> : null}
        <Filter
          text={strings.quick(QUICK_MINUTES)}
          isOn={view.isQuick}
          onToggle={() => onChange({ isQuick: !view.isQuick })}
        />
        {courses.length > 0 ? (
          <Choice
            label={strings.course}
            value={view.course}
            options={[['', strings.allCourses], ...courses.map((name) => [name, name] as const)]}
            onChange={(course) => onChange({ course })}
          />
        ) : null}
        <Choice<ShelfOrder>
          label={strings.order}
          value={view.order}
          options={SHELF_ORDERS.map((name) => [name, strings.orders[name]])}
          onChange={(order) => onChange({ order })}
        />
      </div>
    </div>
  );
}

interface FilterProps {
  readonly text: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

function Filter({ text, isOn, onToggle }: FilterProps) {
  return (
    <button
      type="button"
      className={`${chips.toggle} ${styles.filter}`}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      {text}
    </button>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

/** The browser's own list, which every phone knows how to show. */
function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find(([name]) => name === chosen);
    if (option) onChange(option[0]);
  };
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        id={id}
        className={styles.choice}
        value={value}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}

interface SearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Search({ value, onChange }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  // The clear button disappears with the text, so the focus moves to the field.
  const clearField = () => {
    onChange('');
    input.current?.focus();
  };
  const clearButton = (
    <IconButton label={strings.clearSearch} onClick={clearField}>
      <Icon path={mdiClose} size={20} />
    </IconButton>
  );
  return (
    <Field
      ref={input}
      label={strings.search}
      value={value}
      enterKeyHint="search"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      endAdornment={value ? clearButton : null}
    />
  );
}
