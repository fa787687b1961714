/** Hook that tells when the connection is back. */
import { useEffect, useRef } from 'react';
import { chatStrings } from '../../strings/chat.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Long enough to be noticed by a user who was looking elsewhere. */
const TOAST_MS = 6000;

/** Shows a toast when the connection is back, mentioning Retry if there is something to retry. */
export function useOnlineNotice(canRetry: boolean): void {
  const latestCanRetry = useRef(canRetry);
  useEffect(() => {
    latestCanRetry.current = canRetry;
  }, [canRetry]);
  useEffect(() => {
    const onOnline = () => {
      const text = latestCanRetry.current ? chatStrings.onlineToRetry : chatStrings.online;
      showToast({ text, durationMs: TOAST_MS });
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}
