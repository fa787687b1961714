/** Guesses more boldly than typos.ts what a badly misspelt word means ("tofv", "gegs"), for lines that are not fully known. */

import { collapseDoubledLetters, editDistance } from '../../text/edit-distance.ts';
import type { Rules } from '../pantry/rules.ts';
import type { TextMatches } from './find-terms.ts';
import { getTypoIndex, type Typo, type TypoIndex } from './typos.ts';

const SHORTEST = 3;
const LONGEST = 24;
/** From this length on a word may be two letters off and still be meant, if it begins as it should. */
const MIN_TWO_EDIT_LENGTH = 6;
/** From this length on it need not even begin as it should. */
const MIN_FREE_START_LENGTH = 8;

/** Which letters a word has, a bit each, so that words with quite other letters are skipped without being compared. */
function lettersOf(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) - 97);
  return mask;
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

function maxDistance(word: string, candidate: string): number {
  if (candidate.length >= MIN_FREE_START_LENGTH) return 2;
  return candidate.length >= MIN_TWO_EDIT_LENGTH && word[0] === candidate[0] ? 2 : 1;
}

interface Candidate {
  readonly word: string;
  readonly letters: number;
}

const candidates = new WeakMap<TypoIndex, Candidate[]>();

function candidatesOf(index: TypoIndex): Candidate[] {
  let all = candidates.get(index);
  if (all === undefined) {
    const words = [...index.words, ...index.shortWords].filter((word) => /^[a-z]+$/.test(word));
    all = words.map((word) => ({ word, letters: lettersOf(word) }));
    candidates.set(index, all);
  }
  return all;
}

function guess(index: TypoIndex, word: string): string | undefined {
  const letters = lettersOf(word);
  let best: string | undefined;
  let least = 3;
  for (const one of candidatesOf(index)) {
    const reach = Math.min(maxDistance(word, one.word), least - 1);
    if (Math.abs(one.word.length - word.length) > reach) continue;
    if (bitsOf(letters ^ one.letters) > 2 * reach) continue;
    const far = editDistance(word, one.word, reach);
    if (far <= reach) [best, least] = [one.word, far];
  }
  return best;
}

/** Verbs and adverbs ("checked", "taking", "freshly") are never a misspelt food. */
const PREPARATION_WORD = /...(?:ed|ing|ly)$/;

function isUnknownWord(rules: Rules, index: TypoIndex, word: string): boolean {
  if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) return false;
  if (index.knownTokens.has(word) || rules.ordinaryStems.has(word)) return false;
  return (
    !PREPARATION_WORD.test(word) && !rules.trailingStems.has(word) && !rules.leadingStems.has(word)
  );
}

const guesses = new WeakMap<TypoIndex, Map<string, string | undefined>>();
const MOST_GUESSES = 20_000;

function cachedGuess(index: TypoIndex, word: string): string | undefined {
  let memory = guesses.get(index);
  if (memory === undefined || memory.size > MOST_GUESSES) {
    memory = new Map();
    guesses.set(index, memory);
  }
  // A letter may have been typed several times: "flloour".
  if (!memory.has(word))
    memory.set(word, guess(index, word) ?? guess(index, collapseDoubledLetters(word)));
  return memory.get(word);
}

/** What the unknown words of an unknown line could mean, beyond the `near` typos that were found already. */
export function findDistantTypos(rules: Rules, read: TextMatches, near: readonly Typo[]): Typo[] {
  const index = getTypoIndex(rules);
  const covered = new Set(
    [...read.matches, ...near].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    ),
  );
  return read.stems.flatMap((word, at) => {
    if (covered.has(at) || !isUnknownWord(rules, index, word)) return [];
    const candidate = cachedGuess(index, word);
    if (candidate === undefined) return [];
    const term = index.termByWord.get(candidate);
    return term === undefined ? [] : [{ from: at, to: at + 1, term, word: candidate }];
  });
}
