/** Stores and restores the draft of a text box: after a reload, or as typed before the script ran. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { takeEarlyDraft } from '../../../ui/early-draft.ts';
import { createSameUserCheck, registerUnsavedState } from '../../../user/logout.ts';
import { readStoredDraft, storeDraft } from './draft.ts';
import { hasKeyboard } from './has-keyboard.ts';

interface DraftCallbacks {
  /** A text was put into the box. */
  readonly onTextRestored: () => void;
  /** The user pressed Enter before the app had loaded. */
  readonly onSend: () => void;
}

export function useDraft(
  box: RefObject<HTMLTextAreaElement | null>,
  { onTextRestored, onSend }: DraftCallbacks,
): void {
  const mustSend = useRef(false);
  const [isSameUser] = useState(() => createSameUserCheck());
  useLayoutEffect(() => {
    const input = box.current;
    if (!input) return;
    const early = takeEarlyDraft();
    const text = early?.text || readStoredDraft();
    if (text && input.value === '') {
      input.value = text;
      onTextRestored();
    }
    if (early?.isFocused || hasKeyboard()) input.focus({ preventScroll: true });
    if (early?.text) input.setSelectionRange(early.selectionStart, early.selectionEnd);
    if (early?.isSubmitted) mustSend.current = true;
  }, [box, onTextRestored]);

  useEffect(() => {
    if (!mustSend.current) return;
    // After a timeout, so that a component which strict mode unmounts again sends nothing.
    const timer = setTimeout(() => {
      mustSend.current = false;
      onSend();
    });
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    const input = box.current;
    // After a logout nothing is stored for the next user.
    const store = () => {
      if (isSameUser()) storeDraft(input?.value ?? '');
    };
    const stopStoring = registerUnsavedState('session', store);
    window.addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', store);
    input?.addEventListener('blur', store);
    return () => {
      window.removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', store);
      input?.removeEventListener('blur', store);
      stopStoring();
      store();
    };
  }, [box, isSameUser]);
}
