/** Normalises text (case, accents, quotation marks) so that two spellings of the same words compare equal. */
import { BASE_LETTERS, LOOK_ALIKE_LETTERS } from './letters.ts';

const UNDECOMPOSED_LETTER = new RegExp(`[${Object.keys(BASE_LETTERS).join('')}]`, 'g');

/** Lower case, without accents, with plain quotation marks and hyphens. */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(UNDECOMPOSED_LETTER, (letter) => BASE_LETTERS[letter] as string)
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-');
}

/** One character in lower case, without accents, as the plain Latin letters that it shows. */
export function normaliseCharacter(character: string): string {
  const plain = character.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  let normalised = '';
  for (const part of plain) normalised += BASE_LETTERS[part] ?? LOOK_ALIKE_LETTERS[part] ?? part;
  return normalised;
}
