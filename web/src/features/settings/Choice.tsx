/** One of a few, as a select. */
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useOpenList } from '../../ui/use-open-list.ts';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, text: string])[];
  readonly hint?: string | undefined;
  readonly onChange: (value: T) => void;
}

export function Choice<T extends string>({
  label,
  value,
  options,
  hint,
  onChange,
}: ChoiceProps<T>) {
  const list = useOpenList();
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      helperText={hint}
      // The options below are the only values it can take.
      onChange={(event) => onChange(event.target.value as T)}
      slotProps={{
        select: { displayEmpty: true, ...list },
        inputLabel: { shrink: true },
      }}
      sx={{ '& .MuiSelect-select': CAPITAL }}
    >
      {options.map(([option, text]) => (
        <MenuItem key={option} value={option} sx={CAPITAL}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The values are spelled as the spec has them; only their look begins with a capital. */
const CAPITAL = { display: 'block', '&::first-letter': { textTransform: 'uppercase' } };
