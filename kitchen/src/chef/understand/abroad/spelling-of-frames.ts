/** Turns the short spelling of our tables of foreign sentences into patterns. */

/** Written without gaps, so that nothing tells where a word begins. */
export const UNSPACED = /^(?:zh|ja|ko|th)$/;
export const START = '(?<![\\p{L}\\p{N}])';
export const END = '(?![\\p{L}\\p{N}])';

export function flat(source: string): string {
  return source.normalize('NFKD').replace(/\p{M}+/gu, '');
}

export function sourceOf(said: string, languages: readonly string[]): string {
  const source = flat(said)
    .replace(/\((?!\?)/g, '(?:')
    .replace(/\*/g, "[\\p{L}']*")
    .replace(/~\?/g, "(?: [\\p{L}']+){0,2}? ?")
    .replace(/~/g, "(?: [\\p{L}']+){0,2}? ");
  return languages.every((one) => UNSPACED.test(one))
    ? `(?:${source})`
    : `${START}(?:${source})(?:${END}|(?<='))`;
}
