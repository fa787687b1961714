/** Guesses more boldly in a line that nobody knows: it is in doubt anyhow, and a name tells of what ("tofv", "gegs"). */
import type { ReadLine } from './claims.ts';
import { type NearMiss, type Speller, spellerOf } from './near-miss.ts';
import type { Rules } from './rules.ts';
import { distance } from './slips.ts';

const SHORTEST = 3;
const LONGEST = 24;
/** From this length on a word may be two letters off and still be meant, if it begins as it should. */
const TWO_OFF = 6;
/** From this length on it need not even begin as it should. */
const ANY_START = 8;

/** Which letters a word has, a bit each: two words whose letters differ too much are not looked at. */
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

function reachFrom(word: string, meant: string): number {
  if (meant.length >= ANY_START) return 2;
  return meant.length >= TWO_OFF && word[0] === meant[0] ? 2 : 1;
}

interface Candidate {
  readonly word: string;
  readonly letters: number;
}

const candidates = new WeakMap<Speller, Candidate[]>();

function candidatesOf(speller: Speller): Candidate[] {
  let all = candidates.get(speller);
  if (all === undefined) {
    const words = [...speller.words, ...speller.tiny].filter((word) => /^[a-z]+$/.test(word));
    all = words.map((word) => ({ word, letters: lettersOf(word) }));
    candidates.set(speller, all);
  }
  return all;
}

function guess(speller: Speller, word: string): string | undefined {
  const letters = lettersOf(word);
  let best: string | undefined;
  let least = 3;
  for (const one of candidatesOf(speller)) {
    const reach = Math.min(reachFrom(word, one.word), least - 1);
    if (Math.abs(one.word.length - word.length) > reach) continue;
    if (bitsOf(letters ^ one.letters) > 2 * reach) continue;
    const far = distance(word, one.word);
    if (far <= reach) [best, least] = [one.word, far];
  }
  return best;
}

/** "Checked", "taking" and "freshly" are what is done, and no misspelt chicken. */
const DONE = /...(?:ed|ing|ly)$/;

function isStrange(rules: Rules, speller: Speller, word: string): boolean {
  if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) return false;
  if (speller.known.has(word) || rules.plain.has(word)) return false;
  return !DONE.test(word) && !rules.behind.has(word) && !rules.leading.has(word);
}

const guesses = new WeakMap<Speller, Map<string, string | undefined>>();
const MOST_GUESSES = 20_000;

function remembered(speller: Speller, word: string): string | undefined {
  let memory = guesses.get(speller);
  if (memory === undefined || memory.size > MOST_GUESSES) {
    memory = new Map();
    guesses.set(speller, memory);
  }
  // "flloour" is flour, however many letters a finger repeats.
  if (!memory.has(word))
    memory.set(word, guess(speller, word) ?? guess(speller, word.replace(/(.)\1+/g, '$1')));
  return memory.get(word);
}

/** What the strange words of an unknown line could be, beyond the `near` misses already told. */
export function farMisses(rules: Rules, read: ReadLine, near: readonly NearMiss[]): NearMiss[] {
  const speller = spellerOf(rules);
  const covered = new Set(
    [...read.matches, ...near].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    ),
  );
  return read.stems.flatMap((word, at) => {
    if (covered.has(at) || !isStrange(rules, speller, word)) return [];
    const meant = remembered(speller, word);
    if (meant === undefined) return [];
    const term = speller.meant.get(meant);
    return term === undefined ? [] : [{ from: at, to: at + 1, term, word: meant }];
  });
}
