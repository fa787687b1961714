/** Copies text to the clipboard, falling back to a text selection. */

/**
 * Returns whether the text was copied; if not, it must be shown for copying by hand. A pending text is passed to the
 * clipboard as a promise at once, because some browsers accept it only within the click; its rejection is thrown.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text !== 'string' && supportsClipboardPromise()) {
      const content = text.then((resolved) => new Blob([resolved], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
    } else await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return copyBySelection(await text);
  }
}

function supportsClipboardPromise(): boolean {
  return typeof ClipboardItem !== 'undefined' && 'write' in navigator.clipboard;
}

function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea');
  const before = document.activeElement;
  box.value = text;
  box.readOnly = true;
  box.className = 'visually-hidden';
  // Inside an open dialog, which would take the focus back from any element outside.
  (before?.closest('[role="dialog"]') ?? document.body).append(box);
  box.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
