/** Writes minutes and small numbers in words: "an hour and a half", "six". */

/** 35 -> "35 minutes", 90 -> "an hour and a half", 150 -> "2½ hours", 2920 -> "about 2 days". */
export function sayMinutes(minutes: number): string {
  if (minutes >= 1440)
    return `about ${Math.round(minutes / 1440)} day${minutes >= 2160 ? 's' : ''}`;
  if (minutes < 60) return `${Math.round(minutes)} minutes`;
  if (minutes === 60) return 'an hour';
  if (minutes === 90) return 'an hour and a half';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (rest === 0) return `${hours} hours`;
  if (rest === 30) return `${hours}½ hours`;
  return `${hours} hour${hours > 1 ? 's' : ''} ${rest} minutes`;
}

const NUMBER_WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Figures from thirteen on. */
export function sayNumberWord(value: number): string {
  return NUMBER_WORDS[value] ?? String(value);
}
