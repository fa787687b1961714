/** Hook that loads a component when it is first needed, and again after a failure. */
import { type ComponentType, useEffect, useState } from 'react';
import { shellStrings } from '../strings/shell.ts';
import { showToast } from './toast-store.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * Returns `null` until the component is loaded; then it stays, so that it can fade out. A failure is shown in a toast,
 * and `onFailure` should reset `isWanted`, so that the user can try again.
 */
export function useLazyComponent<Props = object>(
  load: Load<Props>,
  isWanted: boolean,
  onFailure?: () => void,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const isLoading = isWanted && Component === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two functions of a call site do the same at each render
  useEffect(() => {
    if (!isLoading) return;
    load().then(
      (part) => setComponent(() => part.default),
      (error: unknown) => {
        console.warn('A part of the page could not be loaded.', error);
        showToast({ text: shellStrings.partMissing, severity: 'error' });
        onFailure?.();
      },
    );
  }, [isLoading]);
  return Component;
}
