/** Lets a text box grow with its lines where the browser does not do it by itself. */
import { type RefObject, useCallback } from 'react';

const growsItself = () => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** Call after the text has changed. Measures only in browsers without `field-sizing`. */
export function useAutoGrow(box: RefObject<HTMLTextAreaElement | null>): () => void {
  return useCallback(() => {
    const input = box.current;
    if (!input || growsItself()) return;
    if (input.value === '') delete input.dataset.tall;
    input.style.height = 'auto';
    // Once tall it stays so until it is empty: the wider box may well hold the words in one line again.
    if (input.scrollHeight > input.clientHeight) input.dataset.tall = '';
    input.style.height = `${input.scrollHeight}px`;
  }, [box]);
}
