/** The list of a select, which lies over everything else: Back closes it before what it stands in. */
import { useState } from 'react';
import { useBackCloses } from './use-back-closes.ts';

export function useOpenList(): { open: boolean; onOpen: () => void; onClose: () => void } {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  useBackCloses(open, onClose);
  return { open, onOpen: () => setOpen(true), onClose };
}
