/** Copies text, by the old way too: the clipboard is missing on plain http and may be refused anywhere. */

/**
 * Answers whether it worked; if not, the text must be shown to be copied by hand. A text that is still being
 * made is promised to the clipboard at once, which some browsers take only within the tap; its failure is thrown.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text !== 'string' && takesPromises()) {
      const content = text.then((made) => new Blob([made], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
    } else await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return copyBySelection(await text);
  }
}

function takesPromises(): boolean {
  return typeof ClipboardItem !== 'undefined' && 'write' in navigator.clipboard;
}

function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea');
  const before = document.activeElement;
  box.value = text;
  box.readOnly = true;
  box.className = 'visually-hidden';
  // An open dialog takes the focus back from everything outside of it.
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
