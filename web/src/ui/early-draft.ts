/** What a person typed into the served document before the script arrived, handed to the real input. */

export interface EarlyDraft {
  readonly text: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  readonly focused: boolean;
  /** Enter was pressed on it: it only waits for somebody to send it. */
  readonly sent: boolean;
}

const SHELL = 'early-shell';
const TEXT_BOX = 'early-input';

/**
 * The draft, once: reading it takes the static shell away. To be called in a layout effect,
 * where no key can fall between reading here and writing there.
 */
export function takeEarlyDraft(): EarlyDraft | null {
  const box = document.getElementById(TEXT_BOX);
  const draft =
    box instanceof HTMLTextAreaElement
      ? {
          text: box.value,
          selectionStart: box.selectionStart,
          selectionEnd: box.selectionEnd,
          focused: document.activeElement === box,
          sent: box.value.trim() !== '' && box.dataset.sent === box.value,
        }
      : null;
  removeEarlyShell();
  return draft;
}

export function removeEarlyShell(): void {
  document.getElementById(SHELL)?.remove();
}

/** Resolves at once, or when a composition (IME) under way in the early box has ended: cutting it would eat it. */
export function earlyCompositionEnd(): Promise<void> {
  const box = document.getElementById(TEXT_BOX);
  if (box?.dataset.composing !== 'true') return Promise.resolve();
  return new Promise((resolve) => {
    box.addEventListener('compositionend', () => resolve(), { once: true });
  });
}
