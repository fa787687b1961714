/** Whether the browser thinks it is connected. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { showToast } from '../../ui/toast-store.ts';
import { chatWords } from '../../words/chat.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** Long enough to be read by somebody who was looking elsewhere. */
const BACK_MS = 6000;

/** Says so when the connection has come back, and what can be done now. */
export function useBackOnline(canRetry: boolean): void {
  const retries = useRef(canRetry);
  useEffect(() => {
    retries.current = canRetry;
  }, [canRetry]);
  useEffect(() => {
    const say = () => {
      const text = retries.current ? chatWords.onlineToRetry : chatWords.online;
      showToast({ text, durationMs: BACK_MS });
    };
    window.addEventListener('online', say);
    return () => window.removeEventListener('online', say);
  }, []);
}
