/** Text that the user typed into the static document before the app had loaded. */
import { KEYS, writeText } from '../storage/browser-store.ts';

export interface EarlyDraft {
  readonly text: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  readonly isFocused: boolean;
  /** The user pressed Enter: it is to be sent as soon as the app has loaded. */
  readonly isSubmitted: boolean;
}

const SHELL_ID = 'early-shell';
const TEXT_BOX_ID = 'early-input';

/**
 * Returns the draft once and removes the static shell. To be called in a layout effect, so that no key press falls
 * between reading the old text box and filling the new one.
 */
export function takeEarlyDraft(): EarlyDraft | null {
  const box = document.getElementById(TEXT_BOX_ID);
  const draft =
    box instanceof HTMLTextAreaElement
      ? {
          // What nobody has touched is left to the storage, from which it may have been taken out meanwhile.
          text: box.value === box.defaultValue ? '' : box.value,
          selectionStart: box.selectionStart,
          selectionEnd: box.selectionEnd,
          isFocused: document.activeElement === box,
          isSubmitted: box.value.trim() !== '' && box.dataset.sent === box.value,
        }
      : null;
  document.getElementById(SHELL_ID)?.remove();
  return draft;
}

/** For a page whose chat has not come: the text is stored for it. */
export function removeEarlyShell(): void {
  const draft = takeEarlyDraft();
  if (draft?.text.trim()) writeText(KEYS.chatDraft, draft.text, 'session');
}

/** Resolves at once, or when an IME composition under way in the early text box has ended, whose text would be lost. */
export function waitForEarlyComposition(): Promise<void> {
  const box = document.getElementById(TEXT_BOX_ID);
  if (box?.dataset.composing !== 'true') return Promise.resolve();
  return new Promise((resolve) => {
    box.addEventListener('compositionend', () => resolve(), { once: true });
  });
}
