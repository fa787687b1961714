/** Gives a text box what was written before: in the served document while the script loaded, or before a reload. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { storeBeforeLeaving, watchLeaving } from '../../../person/leaving.ts';
import { takeEarlyDraft } from '../../../ui/early-draft.ts';
import { keepDraft, keptDraft } from './draft.ts';
import { hasKeyboard } from './has-keyboard.ts';

interface DraftFollower {
  /** The box has got a text. */
  readonly adopted: () => void;
  /** Enter was pressed on it before anybody was there to send it. */
  readonly send: () => void;
}

export function useDraft(
  box: RefObject<HTMLTextAreaElement | null>,
  { adopted, send }: DraftFollower,
): void {
  const due = useRef(false);
  const [isStillHere] = useState(() => watchLeaving());
  useLayoutEffect(() => {
    const input = box.current;
    if (!input) return;
    const early = takeEarlyDraft();
    const text = early?.text || keptDraft();
    if (text && input.value === '') {
      input.value = text;
      adopted();
    }
    if (early?.focused || hasKeyboard()) input.focus({ preventScroll: true });
    if (early?.text) input.setSelectionRange(early.selectionStart, early.selectionEnd);
    if (early?.sent) due.current = true;
  }, [box, adopted]);

  useEffect(() => {
    if (!due.current) return;
    // Once the screen stands: what is mounted only to be mounted again has then been taken down.
    const timer = setTimeout(() => {
      due.current = false;
      send();
    });
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    const input = box.current;
    // Whoever has left has taken it along.
    const keep = () => {
      if (isStillHere()) keepDraft(input?.value ?? '');
    };
    const stopStoring = storeBeforeLeaving('session', keep);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    input?.addEventListener('blur', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      input?.removeEventListener('blur', keep);
      stopStoring();
      keep();
    };
  }, [box, isStillHere]);
}
