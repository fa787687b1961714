/** Splits text without spaces (Chinese, Japanese, Thai) into known words, and German compounds with a food and "allergy". */
import { normalise } from '../text/normalise.ts';

const SCRIPTS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

export function isUnspaced(text: string): boolean {
  return SCRIPTS.test(text);
}

/** "Erdnussallergie" is an allergy to peanuts: the food in its own word. */
export function withoutCompounds(text: string): string {
  return text.replace(COMPOUND, '$1 ');
}

const COMPOUND = /(\p{L}\p{L})(?=(?:all?ergi|all?ergy|allerg|intoleran|intolleran|unvertr))/giu;

/** In letters; no word that we know is longer. */
const LONGEST = 12;

/** Blanks around each known word, the longest first; any other text is given back as it is. */
export function cutWords(known: ReadonlySet<string>, text: string): string {
  if (!isUnspaced(text)) return text;
  const plain = normalise(text).replace(/[ー、。]/gu, (sign) =>
    sign === 'ー' ? sign : `${sign} `,
  );
  let cut = '';
  let at = 0;
  while (at < plain.length) {
    let length = Math.min(LONGEST, plain.length - at);
    while (length > 0 && !known.has(plain.slice(at, at + length))) length -= 1;
    cut += length > 0 ? ` ${plain.slice(at, at + length)} ` : plain.charAt(at);
    at += Math.max(1, length);
  }
  return cut;
}
