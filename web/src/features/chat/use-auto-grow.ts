/** Lets a text box grow with its lines where the browser does not do it by itself. */
import { type RefObject, useCallback } from 'react';

const growsItself = () => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** Call after the text has changed. Measures only in browsers without `field-sizing`. */
export function useAutoGrow(box: RefObject<HTMLTextAreaElement | null>): () => void {
  return useCallback(() => {
    const input = box.current;
    if (!input || growsItself()) return;
    input.style.height = 'auto';
    input.style.height = `${input.scrollHeight}px`;
  }, [box]);
}
