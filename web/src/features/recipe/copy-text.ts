/** Copies text, by the old way too: the clipboard is missing on plain http and may be refused anywhere. */

/** Answers whether it worked; if not, the text must be shown to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea');
  const before = document.activeElement;
  box.value = text;
  box.readOnly = true;
  box.className = 'visually-hidden';
  document.body.append(box);
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
