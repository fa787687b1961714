/** Sets `data-typing` on the root element while a text box has the focus, so that CSS can make room on small screens. */
import { useEffect } from 'react';

/** Duration of the tap that ends the typing: the layout must not move under the finger meanwhile. */
const TAP_MS = 400;

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
