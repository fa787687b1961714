/** Formats minutes after midnight as clock time ("18:10"). */
const DAY = 1440;

/** "18:10"; minutes before midnight are of the day before. */
export function clock(minutes: number): string {
  const of = ((minutes % DAY) + DAY) % DAY;
  return `${Math.floor(of / 60)}:${String(of % 60).padStart(2, '0')}`;
}
