/** Typewriter effect: how many characters of a reply are visible, as a pure function per frame. */

/** Spec 9: typewriter speed in the chat. */
const MS_PER_CHARACTER = 5;
/** A live reply may run ahead of the typewriter; the typewriter catches up within about this time. */
const CATCH_UP_MS = 80;

export interface TypewriterStep {
  readonly visibleCount: number;
  readonly receivedCount: number;
  readonly elapsedMs: number;
  /**
   * `typewriter`: five milliseconds a character. `live`: the same, but never far behind what
   * arrives, because a stream is already typing. `at once`: everything received.
   */
  readonly pace: 'typewriter' | 'live' | 'at once';
}

/** The number of characters to show now. Never less than before, never more than received. */
export function countVisibleCharacters({
  visibleCount,
  receivedCount,
  elapsedMs,
  pace,
}: TypewriterStep): number {
  if (pace === 'at once') return receivedCount;
  const typed = elapsedMs / MS_PER_CHARACTER;
  const caughtUp = pace === 'live' ? ((receivedCount - visibleCount) * elapsedMs) / CATCH_UP_MS : 0;
  return Math.min(receivedCount, visibleCount + Math.max(typed, caughtUp));
}

/** Never cuts a surrogate pair in half. */
export function sliceVisibleText(text: string, visibleCount: number): string {
  const end = Math.floor(visibleCount);
  if (end >= text.length) return text;
  const code = text.charCodeAt(end - 1);
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? end - 1 : end);
}
