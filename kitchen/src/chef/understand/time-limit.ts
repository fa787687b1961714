/** How long the cooking may take. */
import { NUMBER, numberOf } from '../lore/numbers.ts';

export interface TimeWish {
  readonly maxMinutes?: number;
  /** "quicker": less than the dish in hand takes. */
  readonly quicker: boolean;
  /** A time was named as a number, so the limit is firm rather than a mood. */
  readonly firm: boolean;
}

const QUICK =
  /\b(?:quick|quickly|fast|speedy|in a (?:hurry|rush)|no time|short on time|little time|not much time|rapid|busy (?:day|night|evening|week)|asap|super easy)\b/;
const QUICKER =
  /\b(?:quicker|faster|speedier|shorter|less time|takes? too long|too long|too slow|too much (?:time|work|effort)|haven't got (?:that|the) (?:long|time)|don't have (?:that|the|so|enough) (?:much time|long|time))\b/;
const LIMITS: readonly (readonly [RegExp, (found: RegExpExecArray) => number])[] = [
  [/\b(?:an? hour and a half|one and a half hours?|1\.5 ?h(?:ours?)?|90 ?min)/, () => 90],
  [/\b(?:half an hour|half-hour|half hour)\b/, () => 30],
  [/\b(?:quarter of an hour)\b/, () => 15],
  [/\b(?:three quarters of an hour)\b/, () => 45],
  [/\b(?:an|under an|in an|within an|one|1) ?h(?:ou)?r?\b/, () => 60],
  [
    new RegExp(`\\b${NUMBER} ?(?:-|to)? ?(?:hours?|hrs?|h)\\b`),
    (found) => numberOf(found[1] ?? '') * 60,
  ],
  [
    new RegExp(`\\b${NUMBER}(?: |-)?(?:minutes?|mins?|minute|m)\\b`),
    (found) => numberOf(found[1] ?? ''),
  ],
];

/** Reads "in 20 minutes", "half an hour", "quick", "quicker". */
export function readTime(text: string): TimeWish {
  const quicker = QUICKER.test(text);
  for (const [pattern, minutes] of LIMITS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const before = text.slice(0, found.index);
    // "at least two hours" and "for 20 minutes" are no limits.
    if (/(?:at least|more than|over|for)\s*$/.test(before) && !/\bready\b/.test(text)) continue;
    const value = minutes(found);
    if (value > 0) return { maxMinutes: value, quicker, firm: true };
  }
  if (quicker) return { quicker, firm: false };
  return QUICK.test(text) ? { maxMinutes: 30, quicker, firm: false } : { quicker, firm: false };
}
