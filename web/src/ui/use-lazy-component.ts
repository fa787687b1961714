/** Hook that loads a component when it is first needed, and again after a failure. */
import { type ComponentType, useEffect, useState } from 'react';
import { shellStrings } from '../strings/shell.ts';
import { showToast } from './toast-store.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * Returns `null` until the component is loaded; then it stays, so that it can fade out. A failure is shown in a toast,
 * and `onFailure` should reset `isWanted`, so that the user can try again. Without it nobody asked for the component:
 * a failure is quiet, and the next attempt is made when the connection is back.
 */
export function useLazyComponent<Props = object>(
  load: Load<Props>,
  isWanted: boolean,
  onFailure?: () => void,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isLoading = isWanted && Component === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two functions of a call site do the same at each render
  useEffect(() => {
    if (!isLoading) return;
    const retry = () => setAttempt((before) => before + 1);
    load().then(
      (part) => setComponent(() => part.default),
      (error: unknown) => {
        console.warn('A part of the page could not be loaded.', error);
        if (onFailure) {
          showToast({ text: shellStrings.partMissing, severity: 'error' });
          onFailure();
        } else window.addEventListener('online', retry, { once: true });
      },
    );
    return () => window.removeEventListener('online', retry);
  }, [isLoading, attempt]);
  return Component;
}
