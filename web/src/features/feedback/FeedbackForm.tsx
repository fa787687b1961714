/** The three fields of the feedback drawer and its two buttons. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FEEDBACK_CATEGORIES, type FeedbackCategory } from '@saffron/contract/feedback-categories';
import { MAX_FEEDBACK_LENGTH } from '@saffron/contract/limits';
import { type FormEvent, useRef } from 'react';
import { useFocusWrong } from '../../ui/use-focus-wrong.ts';
import { useOpenList } from '../../ui/use-open-list.ts';
import { feedbackWords as words } from '../../words/feedback.ts';
import type { FeedbackForm as Form } from './use-feedback-form.ts';

interface FeedbackFormProps {
  readonly form: Form;
  readonly onCancel: () => void;
}

export function FeedbackForm({ form, onCancel }: FeedbackFormProps) {
  const wrong = useFocusWrong(form.busy);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
    wrong.look();
  };
  return (
    // Our own sentence takes the place of the browser's.
    <Stack component="form" ref={wrong.form} noValidate spacing={4} onSubmit={submit}>
      <MessageField form={form} />
      <CategoryField form={form} />
      <EmailField form={form} />
      {form.problem === 'incomplete' && <Alert severity="error">{words.required}</Alert>}
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'flex-end' }}>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="contained" loading={form.busy}>
          {words.submit}
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
      label={words.message}
      value={form.draft.message}
      error={missing}
      helperText={missing ? words.missing : undefined}
      onChange={(event) => form.change({ message: event.target.value })}
      slotProps={{ htmlInput: { maxLength: MAX_FEEDBACK_LENGTH } }}
    />
  );
}

function CategoryField({ form }: { readonly form: Form }) {
  const list = useOpenList();
  return (
    <TextField
      select
      required
      label={words.category}
      value={form.draft.category}
      slotProps={{ select: list }}
      // The options below are the only values it can take.
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

/** The address is only looked at when the server refused: it may be the reason. */
function EmailField({ form }: { readonly form: Form }) {
  const input = useRef<HTMLInputElement>(null);
  const looksOdd = form.problem === 'refused' && input.current?.validity.typeMismatch === true;
  const odd = looksOdd || form.problem === 'oddAddress';
  return (
    <TextField
      type="email"
      autoComplete="email"
      label={words.email}
      value={form.draft.email}
      inputRef={input}
      error={odd}
      helperText={odd ? words.emailOdd : words.emailHint}
      onChange={(event) => form.change({ email: event.target.value })}
    />
  );
}
