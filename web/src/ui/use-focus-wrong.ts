/** Whoever sent a form with something wrong in it is taken to the first field that says so. */
import { type RefObject, useEffect, useRef } from 'react';

export interface FocusWrong {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What was found wrong without asking anybody is marked with the next frame. */
  look(): void;
}

/** Looks by itself once the answer has come, which is when the form is no longer busy. */
export function useFocusWrong(busy: boolean): FocusWrong {
  const form = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy) focusFirst(form.current);
    wasBusy.current = busy;
  }, [busy]);
  const look = () => {
    const frame = requestAnimationFrame(() => focusFirst(form.current));
    // Whoever types on before that is not taken away from what they write.
    form.current?.addEventListener('input', () => cancelAnimationFrame(frame), { once: true });
  };
  return { form, look };
}

function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
