/** Decides whether a word is close enough to another to be a misspelling of it. */

import { editDistance } from '../../text/edit-distance.ts';

export const MIN_TYPO_LENGTH = 4;
export const MIN_LONG_WORD_LENGTH = 8;

/** How many typos a word may have and still be meant. */
export function maxTyposInWord(word: string): number {
  return word.length >= MIN_LONG_WORD_LENGTH ? 2 : 1;
}

/** Four-letter words are too close to other real words, so only swapped or doubled letters count as typos. */
function isTypoOfShortWord(word: string, candidate: string): boolean {
  if (word.length === candidate.length)
    return [...word].sort().join('') === [...candidate].sort().join('');
  const single = word.replace(/(.)\1/, '$1');
  return word.length === candidate.length + 1 && single === candidate;
}

export function isTypo(word: string, candidate: string): boolean {
  if (candidate.length === MIN_TYPO_LENGTH) return isTypoOfShortWord(word, candidate);
  if (
    candidate.length === 5 &&
    word[0] !== candidate[0] &&
    word.slice(0, 2) !== `${candidate[1]}${candidate[0]}`
  )
    return false;
  if (word.length < candidate.length - 1 && word.length < 7) return false;
  return editDistance(word, candidate) <= maxTyposInWord(candidate);
}
