/** Parses the word tables beside the drawings (kitchen/drawings/*.txt): "key: value" lines; compiles word lists into patterns. */

export type Entries = readonly (readonly [key: string, value: string])[];

/** "key: value" or "key | value" a line; a line that begins with a space goes on, one that begins with # says why. */
export function readEntries(text: string, mark: string): Entries {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\n +/g, ' ')
    .split('\n');
  return lines
    .filter((line) => line.includes(mark))
    .map((line) => {
      const at = line.indexOf(mark);
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    });
}

const trimmed = (text: string, mark: string) => text.split(mark).map((word) => word.trim());
export const cellsOf = (text: string): string[] => trimmed(text, '|');
export const listOf = (text = '', mark = ','): string[] => trimmed(text, mark).filter(Boolean);

/** Finds any of the words; a star leaves the end of one open, what follows a minus does not count. */
export function wordsIn(words: readonly string[]): RegExp {
  const any = (some: readonly string[]) =>
    some.map((word) => (word.endsWith('*') ? word.slice(0, -1) : `${word}\\b`)).join('|');
  const not = words.filter((word) => word[0] === '-').map((word) => word.slice(1));
  const except = not.length > 0 ? `(?!${any(not)})` : '';
  return new RegExp(`\\b${except}(?:${any(words.filter((word) => word[0] !== '-'))})`);
}

/** All entries whose key begins so, with the rest of their key. */
export function under(entries: Entries, start: string): Entries {
  return entries
    .filter(([key]) => key === start || key.startsWith(`${start} `))
    .map(([key, value]) => [key.slice(start.length).trim(), value]);
}
