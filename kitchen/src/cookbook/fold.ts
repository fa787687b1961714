/** One way of flattening text, so that "Crème brûlée" and "creme brulee" are the same words. */

const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Lower case, no accents, plain quotes and dashes. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-');
}

/** The words of folded text; a hyphen parts two words, an apostrophe does not. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? [];
}

/** A word without its English plural; crude, but the same on both sides of a comparison. */
export function singular(word: string): string {
  // Nobody types the apostrophe of a shepherd's pie.
  if (word.length > 4 && word.endsWith("'s")) return word.slice(0, -2);
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (/^(?:chill?|cook|brown|p|smooth|vegg|hood)ies$/.test(word))
    return word.slice(0, /^chill?ies$/.test(word) ? -2 : -1);
  if (/(ches|shes|sses|xes|oes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Words that say nothing about which dish is meant. */
const GLUE = new Set(
  'a an and as at by de del di du el en from in la le of on or the to with al alla style'.split(
    ' ',
  ),
);

/** The words of a name that carry meaning, in the singular. */
export function telling(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !GLUE.has(word))
    .map(singular);
}

/** Edits between two words (a swap of neighbours is one), or `limit + 1` once it is certain to be more than `limit`. */
export function editsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      next.push(cost);
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = last;
    last = next;
  }
  return last[b.length] ?? limit + 1;
}

/** Slips we forgive in a word of this length. */
export function slipsAllowed(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
}
