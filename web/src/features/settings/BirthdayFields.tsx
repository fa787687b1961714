/** Month and day of a birthday, side by side; the year is nobody's business. */
import { profileWords as words } from '../../words/settings.ts';
import styles from './BirthdayFields.module.css';
import { type BirthdayDraft, daysIn, withMonth } from './birthday.ts';
import { Choice } from './Choice.tsx';

interface BirthdayFieldsProps {
  readonly value: BirthdayDraft;
  readonly onChange: (value: BirthdayDraft) => void;
}

type Options = (readonly [string, string])[];

const MONTHS: Options = [
  ['0', words.noMonth],
  ...words.months.map((name, index) => [String(index + 1), name] as const),
];

function daysOf(month: number): Options {
  const days = Array.from({ length: daysIn(month) }, (_, index) => String(index + 1));
  return [['0', words.noDay], ...days.map((day) => [day, day] as const)];
}

export function BirthdayFields({ value, onChange }: BirthdayFieldsProps) {
  return (
    <fieldset className={styles.birthday}>
      <legend>{words.birthday}</legend>
      <Choice
        label={words.month}
        value={String(value.month)}
        options={MONTHS}
        onChange={(month) => onChange(withMonth(value, Number(month)))}
      />
      <Choice
        label={words.day}
        value={String(value.day)}
        options={daysOf(value.month)}
        onChange={(day) => onChange({ ...value, day: Number(day) })}
      />
    </fieldset>
  );
}
