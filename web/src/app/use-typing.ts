/** Tells the style sheets that somebody is writing: on a small screen the foot line then makes room. */
import { useEffect } from 'react';

/** As long as a tap takes that ends the writing: nothing may move from under the finger meanwhile. */
const TAP_MS = 400;

/** Sets `data-typing` on the root while a text box has the focus, and for one tap longer. */
export function useTyping(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let ending: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      if (!(document.activeElement instanceof HTMLTextAreaElement)) return;
      clearTimeout(ending);
      dataset.typing = '';
    };
    const end = () => {
      clearTimeout(ending);
      ending = setTimeout(() => {
        if (!(document.activeElement instanceof HTMLTextAreaElement)) delete dataset.typing;
      }, TAP_MS);
    };
    begin();
    document.addEventListener('focusin', begin);
    document.addEventListener('focusout', end);
    return () => {
      clearTimeout(ending);
      delete dataset.typing;
      document.removeEventListener('focusin', begin);
      document.removeEventListener('focusout', end);
    };
  }, []);
}
