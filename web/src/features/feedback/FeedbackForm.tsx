/** Feedback form: message, category, e-mail and two buttons. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FEEDBACK_CATEGORIES, type FeedbackCategory } from '@saffron/contract/feedback-categories';
import { MAX_FEEDBACK_LENGTH } from '@saffron/contract/limits';
import { type FormEvent, useRef } from 'react';
import { feedbackStrings as strings } from '../../strings/feedback.ts';
import { useFocusInvalid } from '../../ui/use-focus-invalid.ts';
import { useSelectMenu } from '../../ui/use-select-menu.ts';
import type { FeedbackFormState as Form } from './use-feedback-form.ts';

interface FeedbackFormProps {
  readonly form: Form;
  readonly onCancel: () => void;
}

export function FeedbackForm({ form, onCancel }: FeedbackFormProps) {
  const invalidField = useFocusInvalid(form.busy);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
    invalidField.focusSoon();
  };
  return (
    // Our own validation message replaces the browser's.
    <Stack component="form" ref={invalidField.form} noValidate spacing={4} onSubmit={submit}>
      <MessageField form={form} />
      <CategoryField form={form} />
      <EmailField form={form} />
      {form.problem === 'incomplete' && <Alert severity="error">{strings.required}</Alert>}
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'flex-end' }}>
        <Button onClick={onCancel}>{strings.cancel}</Button>
        <Button type="submit" variant="contained" loading={form.busy}>
          {strings.submit}
        </Button>
      </Stack>
    </Stack>
  );
}

function MessageField({ form }: { readonly form: Form }) {
  const missing = form.problem === 'incomplete' && form.draft.message.trim() === '';
  return (
    <TextField
      autoFocus
      required
      multiline
      minRows={3}
      maxRows={8}
      label={strings.message}
      value={form.draft.message}
      error={missing}
      helperText={missing ? strings.missing : undefined}
      onChange={(event) => form.change({ message: event.target.value })}
      slotProps={{ htmlInput: { maxLength: MAX_FEEDBACK_LENGTH } }}
    />
  );
}

function CategoryField({ form }: { readonly form: Form }) {
  const list = useSelectMenu();
  return (
    <TextField
      select
      required
      label={strings.category}
      value={form.draft.category}
      slotProps={{ select: list }}
      // The options below are the only possible values.
      onChange={(event) => form.change({ category: event.target.value as FeedbackCategory })}
    >
      {FEEDBACK_CATEGORIES.map((category) => (
        <MenuItem key={category} value={category}>
          {category}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The address is validated only after the server refused the form: it may be the reason. */
function EmailField({ form }: { readonly form: Form }) {
  const input = useRef<HTMLInputElement>(null);
  const isMismatch = form.problem === 'refused' && input.current?.validity.typeMismatch === true;
  const isInvalid = isMismatch || form.problem === 'oddAddress';
  return (
    <TextField
      type="email"
      autoComplete="email"
      label={strings.email}
      value={form.draft.email}
      inputRef={input}
      error={isInvalid}
      helperText={isInvalid ? strings.emailOdd : strings.emailHint}
      onChange={(event) => form.change({ email: event.target.value })}
    />
  );
}
