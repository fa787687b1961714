/** Remembers which notices a person was shown recently, so that each is said once and not with every reply. */
const REPEAT_MS = 3_600_000;
const MAX_ENTRIES = 10_000;

export interface NoticeHistory {
  /** Whether the notice is due; if so, it is recorded as shown. */
  readonly shouldShow: (key: string) => boolean;
}

/** @param now replaced by tests */
export function createNoticeHistory(now: () => number = Date.now): NoticeHistory {
  // In the order shown, oldest first.
  const shownAt = new Map<string, number>();
  return {
    shouldShow: (key) => {
      const last = shownAt.get(key);
      if (last !== undefined && now() - last < REPEAT_MS) return false;
      shownAt.delete(key);
      shownAt.set(key, now());
      const oldest = shownAt.keys().next().value;
      if (shownAt.size > MAX_ENTRIES && oldest !== undefined) shownAt.delete(oldest);
      return true;
    },
  };
}
