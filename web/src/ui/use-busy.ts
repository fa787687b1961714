/** One piece of work at a time: while it runs, its button is busy and a second tap does nothing. */
import { useRef, useState } from 'react';

type Run = (work: () => Promise<unknown>) => Promise<void>;

/** What the work throws is the work's to handle. */
export function useBusy(): readonly [busy: boolean, run: Run] {
  const [busy, setBusy] = useState(false);
  // Two taps can come before the first has been drawn.
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
