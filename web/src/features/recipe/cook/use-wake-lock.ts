/** Hook that keeps the screen on while it is mounted, as far as the browser can. */
import { useEffect, useState } from 'react';

export type WakeLockState = 'asking' | 'awake' | 'refused';

export function useWakeLock(): WakeLockState {
  const [state, setState] = useState<WakeLockState>('asking');
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.hidden) return;
      try {
        if (!navigator.wakeLock) throw new Error('This browser has no wake lock.');
        lock = await navigator.wakeLock.request('screen');
        if (isOver) void lock.release();
        else setState('awake');
      } catch {
        // Also when the battery is low.
        if (!isOver) setState('refused');
      }
    };
    void hold();
    // The browser lets it go whenever the page is out of sight.
    const onVisible = () => void hold();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release().catch(() => undefined);
    };
  }, []);
  return state;
}
