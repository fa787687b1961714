/** Decides whether a key press sends the message: Enter, but not during IME composition. */

/** Some browsers end a composition before the key arrives and tell it only by the legacy key code. */
const COMPOSING_KEY_CODE = 229;

export function isSendKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>,
): boolean {
  if (event.key !== 'Enter' || event.shiftKey) return false;
  return !event.isComposing && event.keyCode !== COMPOSING_KEY_CODE;
}
