/** How much of a reply is on screen: the typewriter as one pure step per frame. */

/** Spec 9: typewriter speed in the chat. */
export const MS_PER_CHARACTER = 5;
/** A live reply may run ahead of the typewriter; it is caught up within about this time. */
const CATCH_UP_MS = 80;

export interface Reveal {
  readonly shown: number;
  readonly arrived: number;
  readonly elapsedMs: number;
  /**
   * `typewriter`: five milliseconds a character. `live`: the same, but never far behind what
   * arrives, because a stream is already typing. `at once`: everything there is.
   */
  readonly pace: 'typewriter' | 'live' | 'at once';
}

/** The number of characters to show now. Never less than before, never more than arrived. */
export function revealed({ shown, arrived, elapsedMs, pace }: Reveal): number {
  if (pace === 'at once') return arrived;
  const typed = elapsedMs / MS_PER_CHARACTER;
  const caughtUp = pace === 'live' ? ((arrived - shown) * elapsedMs) / CATCH_UP_MS : 0;
  return Math.min(arrived, shown + Math.max(typed, caughtUp));
}

/** A cut never leaves half of a surrogate pair at its end. */
export function shownText(text: string, shown: number): string {
  const end = Math.floor(shown);
  if (end >= text.length) return text;
  const code = text.charCodeAt(end - 1);
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? end - 1 : end);
}
