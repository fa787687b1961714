/** Grows a textarea with its content in browsers without CSS `field-sizing`. */
import { type RefObject, useCallback } from 'react';

const supportsFieldSizing = () => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** Call after the text has changed. Measures only in browsers without `field-sizing`. */
export function useAutoGrow(box: RefObject<HTMLTextAreaElement | null>): () => void {
  return useCallback(() => {
    const input = box.current;
    if (!input || supportsFieldSizing()) return;
    if (input.value === '') delete input.dataset.tall;
    input.style.height = 'auto';
    // Stays tall until it is empty: the tall layout is wider, so the text could fit in one line again and flicker.
    if (input.scrollHeight > input.clientHeight) input.dataset.tall = '';
    input.style.height = `${input.scrollHeight}px`;
  }, [box]);
}
