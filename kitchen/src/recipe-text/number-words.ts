/** English number words up to twelve, in which recipes say how many they serve. */

const NAMES = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  NAMES.map((word, at) => [word, at + 1]),
);
