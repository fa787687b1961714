/** What a form says of the last try, and how often it has said something: the same words again must be seen and heard again. */
import { useCallback, useState } from 'react';

export interface Said<T> {
  readonly what: T;
  /** As the key of what shows it, it has the words drawn and read out anew. */
  readonly times: number;
}

export function useSaid<T>(nothing: T): readonly [said: Said<T>, say: (what: T) => void] {
  const [said, setSaid] = useState<Said<T>>({ what: nothing, times: 0 });
  const say = useCallback((what: T) => setSaid(({ times }) => ({ what, times: times + 1 })), []);
  return [said, say];
}
