/** Hook for a message with a counter, so that the same text is announced again when it is repeated. */
import { useCallback, useState } from 'react';

export interface Announcement<T> {
  readonly content: T;
  /** To be used as the React key of the message, so that a repeated text is mounted and read out again. */
  readonly count: number;
}

export function useAnnouncement<T>(
  initial: T,
): readonly [announcement: Announcement<T>, announce: (content: T) => void] {
  const [announcement, setAnnouncement] = useState<Announcement<T>>({ content: initial, count: 0 });
  const announce = useCallback(
    (content: T) => setAnnouncement(({ count }) => ({ content, count: count + 1 })),
    [],
  );
  return [announcement, announce];
}
