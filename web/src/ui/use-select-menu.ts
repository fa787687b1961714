/** Open state of a select's menu, closed by the browser's Back button. */
import { useState } from 'react';
import { useCloseOnBack } from './use-close-on-back.ts';

export function useSelectMenu(): { open: boolean; onOpen: () => void; onClose: () => void } {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  useCloseOnBack(open, onClose);
  return { open, onOpen: () => setOpen(true), onClose };
}
