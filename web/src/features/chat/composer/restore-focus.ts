/** Moves the focus back to the message input after a button that is about to disappear was pressed. */
import type { RefObject } from 'react';
import { hasKeyboard } from './has-keyboard.ts';

export function restoreFocus(inputRef: RefObject<HTMLTextAreaElement | null>): void {
  if (hasKeyboard()) inputRef.current?.focus({ preventScroll: true });
}
