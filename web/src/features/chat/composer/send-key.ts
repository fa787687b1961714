/** Which key sends a message: Enter alone, and never one that a composition (IME) is about to take. */

/** Some browsers end a composition before the key arrives and say so only by the old key code. */
const COMPOSING_KEY_CODE = 229;

export function isSendKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>,
): boolean {
  if (event.key !== 'Enter' || event.shiftKey) return false;
  return !event.isComposing && event.keyCode !== COMPOSING_KEY_CODE;
}
