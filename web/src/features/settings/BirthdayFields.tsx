/** Month and day selects of a birthday. */
import { profileStrings as strings } from '../../strings/settings.ts';
import styles from './BirthdayFields.module.css';
import { type BirthdayDraft, countDays, setMonth } from './birthday.ts';
import { SelectField } from './SelectField.tsx';

interface BirthdayFieldsProps {
  readonly value: BirthdayDraft;
  readonly onChange: (value: BirthdayDraft) => void;
}

type Options = (readonly [string, string])[];

const MONTHS: Options = [
  ['0', strings.noMonth],
  ...strings.months.map((name, index) => [String(index + 1), name] as const),
];

function listDays(month: number): Options {
  const days = Array.from({ length: countDays(month) }, (_, index) => String(index + 1));
  return [['0', strings.noDay], ...days.map((day) => [day, day] as const)];
}

export function BirthdayFields({ value, onChange }: BirthdayFieldsProps) {
  return (
    <fieldset className={styles.birthday}>
      <legend>{strings.birthday}</legend>
      <SelectField
        label={strings.month}
        value={String(value.month)}
        options={MONTHS}
        onChange={(month) => onChange(setMonth(value, Number(month)))}
      />
      <SelectField
        label={strings.day}
        value={String(value.day)}
        options={listDays(value.month)}
        onChange={(day) => onChange({ ...value, day: Number(day) })}
      />
    </fieldset>
  );
}
