/** Gives a text box what was written before: in the served document while the script loaded, or before a reload. */
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { takeEarlyDraft } from '../../ui/early-draft.ts';
import { keepDraft, keptDraft } from './draft.ts';
import { hasKeyboard } from './has-keyboard.ts';

export function useDraft(box: RefObject<HTMLTextAreaElement | null>, adopted: () => void): void {
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
  }, [box, adopted]);

  useEffect(() => {
    const keep = () => keepDraft(box.current?.value ?? '');
    const input = box.current;
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    input?.addEventListener('blur', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      input?.removeEventListener('blur', keep);
      keepDraft(input?.value ?? '');
    };
  }, [box]);
}
