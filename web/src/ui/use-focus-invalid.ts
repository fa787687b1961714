/** Hook that focuses the first invalid field after a form was submitted. */
import { type RefObject, useEffect, useRef } from 'react';

export interface FocusInvalid {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Focuses in the next frame, when fields found invalid without a request are marked. */
  focusSoon(): void;
}

/** Also focuses by itself when the form is no longer busy, because the reply has arrived. */
export function useFocusInvalid(busy: boolean): FocusInvalid {
  const form = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy) focusFirstInvalid(form.current);
    wasBusy.current = busy;
  }, [busy]);
  const focusSoon = () => {
    const frame = requestAnimationFrame(() => focusFirstInvalid(form.current));
    // Not if the user goes on typing before that.
    form.current?.addEventListener('input', () => cancelAnimationFrame(frame), { once: true });
  };
  return { form, focusSoon };
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
