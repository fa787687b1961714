/** A part of the page that is fetched when it is first wanted, and fetched again after a failure. */
import { type ComponentType, useEffect, useState } from 'react';
import { shellWords } from '../words/shell.ts';
import { showToast } from './toast-store.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * `null` until it is there; from then on it stays, so that it can fade out. A failure is told in
 * a toast and to `onFailure`, which should take the wish back so that it can be wished again.
 */
export function useLoaded<Props = object>(
  load: Load<Props>,
  wanted: boolean,
  onFailure?: () => void,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const fetching = wanted && Part === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two functions are of the call site and say the same each time
  useEffect(() => {
    if (!fetching) return;
    load().then(
      (part) => setPart(() => part.default),
      (error: unknown) => {
        console.warn('A part of the page could not be loaded.', error);
        showToast({ text: shellWords.partMissing, severity: 'error' });
        onFailure?.();
      },
    );
  }, [fetching]);
  return Part;
}
