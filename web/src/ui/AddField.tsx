/** Text field with an Add button and a result message; Enter adds without submitting the form around it. */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useBusy } from './use-busy.ts';

interface AddFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly buttonLabel: string;
  readonly maxLength: number;
  /** Resolves to the result message, and to whether the field can be emptied. */
  readonly onAdd: (
    text: string,
  ) => Promise<{ readonly message: string; readonly isComplete: boolean }>;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** Called when the result message is shown. */
  readonly onResult?: () => void;
}

const NO_RESULT = { message: '', isComplete: true };

export function AddField({
  label,
  hint,
  buttonLabel,
  maxLength,
  onAdd,
  inputRef,
  onResult,
}: AddFieldProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const field = inputRef ?? ownRef;
  const [text, setText] = useState('');
  const [{ content, count }, announce] = useAnnouncement(NO_RESULT);
  const [busy, run] = useBusy();
  useEffect(() => {
    if (count > 0) onResult?.();
  }, [count, onResult]);
  const submit = () =>
    void run(async () => {
      const result = await onAdd(text);
      announce(result);
      if (result.isComplete) setText('');
      field.current?.focus({ preventScroll: true });
    });
  const onKeyDown = (event: KeyboardEvent) => {
    // Key code 229: an IME composition is under way.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    submit();
  };
  return (
    <div>
      <Field
        ref={field}
        label={label}
        value={text}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        hint={content.isComplete ? content.message || hint : undefined}
        error={content.isComplete ? undefined : content.message}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        endAdornment={
          <Button busy={busy} onClick={submit}>
            {buttonLabel}
          </Button>
        }
      />
      <p role="status" className="visually-hidden">
        <span key={count}>{content.message}</span>
      </p>
    </div>
  );
}
