/** One line to add something with, and what came of it: Enter adds, and never sends a form around it. */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { useBusy } from './use-busy.ts';
import { useSaid } from './use-said.ts';

interface AddFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly add: string;
  readonly maxLength: number;
  /** Answers what came of it, and whether nothing is left to be done about it. */
  readonly onAdd: (text: string) => Promise<{ readonly said: string; readonly isWhole: boolean }>;
  readonly input?: RefObject<HTMLInputElement | null>;
  /** Once the answer can be seen. */
  readonly onSaid?: () => void;
}

const NOTHING = { said: '', isWhole: true };

export function AddField({ label, hint, add, maxLength, onAdd, input, onSaid }: AddFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const field = input ?? own;
  const [text, setText] = useState('');
  const [{ what, times }, say] = useSaid(NOTHING);
  const [busy, run] = useBusy();
  useEffect(() => {
    if (times > 0) onSaid?.();
  }, [times, onSaid]);
  const submit = () =>
    void run(async () => {
      const answer = await onAdd(text);
      say(answer);
      if (answer.isWhole) setText('');
      field.current?.focus({ preventScroll: true });
    });
  const onKeyDown = (event: KeyboardEvent) => {
    // 229: a word is still being composed.
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
        hint={what.isWhole ? what.said || hint : undefined}
        error={what.isWhole ? undefined : what.said}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        end={
          <Button busy={busy} onClick={submit}>
            {add}
          </Button>
        }
      />
      <p role="status" className="visually-hidden">
        <span key={times}>{what.said}</span>
      </p>
    </div>
  );
}
