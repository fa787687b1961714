/** Hook that runs one async action at a time and tells whether it is running. */
import { useRef, useState } from 'react';

type Run = (work: () => Promise<unknown>) => Promise<void>;

/** Errors are to be handled inside the work. */
export function useBusy(): readonly [busy: boolean, run: Run] {
  const [busy, setBusy] = useState(false);
  // A ref, because two clicks may come before the first is rendered.
  const running = useRef(false);
  const run: Run = async (work) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return [busy, run];
}
