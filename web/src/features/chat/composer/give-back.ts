/** What was pressed goes away with the press; the focus must not go with it. */
import type { RefObject } from 'react';
import { hasKeyboard } from './has-keyboard.ts';

export function giveBack(box: RefObject<HTMLTextAreaElement | null>): void {
  if (hasKeyboard()) box.current?.focus({ preventScroll: true });
}
