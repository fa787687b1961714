/** Select field with a label and a hint. */
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useSelectMenu } from '../../ui/use-select-menu.ts';

interface SelectFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, text: string])[];
  readonly hint?: string | undefined;
  readonly onChange: (value: T) => void;
}

export function SelectField<T extends string>({
  label,
  value,
  options,
  hint,
  onChange,
}: SelectFieldProps<T>) {
  const list = useSelectMenu();
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      helperText={hint}
      // The options below are the only possible values.
      onChange={(event) => onChange(event.target.value as T)}
      slotProps={{
        select: { displayEmpty: true, ...list },
        inputLabel: { shrink: true },
      }}
      sx={{ '& .MuiSelect-select': CAPITALISE }}
    >
      {options.map(([option, text]) => (
        <MenuItem key={option} value={option} sx={CAPITALISE}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The values are spelled as in the spec; only their appearance starts with a capital. */
const CAPITALISE = { display: 'block', '&::first-letter': { textTransform: 'uppercase' } };
