/** Finds the allergens that misspelt, split or run-together words of a text probably mean ("peantus", "but ter", "2xeggs"). */

import { deletionVariants, editDistance } from '../../text/edit-distance.ts';
import { stemOf } from '../../text/stem.ts';
import type { Token } from '../../text/tokenise.ts';
import { type NameTable, packLists, packNames } from '../pantry/name-table.ts';
import { findTermByName, type Rules, type Term } from '../pantry/rules.ts';
import type { Match, TextMatches } from './find-terms.ts';
import { isTypo, MIN_LONG_WORD_LENGTH, MIN_TYPO_LENGTH, maxTyposInWord } from './is-typo.ts';

export interface Typo {
  /** Index of the first token and of the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly term: Term;
  /** The word as it should be written. */
  readonly word: string;
}

export interface TypoIndex {
  /** Every word of every name; such a word is known and no typo. */
  readonly knownTokens: NameTable;
  /** A word with up to two letters left out -> the allergen words it can come from, by their place in `words`. */
  readonly findByDeletion: (short: string) => Uint32Array;
  readonly words: readonly string[];
  readonly termByWord: ReadonlyMap<string, Term>;
  readonly endings: readonly string[];
  /** Guessed words of three letters: a typo of one shows only by a letter too many, or by the word behind it. */
  readonly shortWords: readonly string[];
  /** For each of `IDENTIFIED_BY_NEXT_WORD` what stands behind it in names: "sauce" behind soy. */
  readonly followingWords: ReadonlyMap<string, ReadonlySet<string>>;
}

const LONGEST = 24;
/** Short words that are half of a common name ("soy sauce", "egg noodles"). */
const IDENTIFIED_BY_NEXT_WORD = ['soy', 'fish', 'egg'];
/** Their other spellings: "soaa milk" is soya milk. */
const ALTERNATE_SPELLINGS: Readonly<Record<string, string>> = { soy: 'soya' };

const typoIndexes = new WeakMap<Rules, TypoIndex>();

function createTypoIndex(rules: Rules): TypoIndex {
  const known = new Map<string, number>();
  const deletes = new Map<string, number[]>();
  const termByWord = new Map<string, Term>();
  const followingWords = new Map(IDENTIFIED_BY_NEXT_WORD.map((word) => [word, new Set<string>()]));
  for (const key of rules.byName.keys()) {
    const words = key.split(' ');
    for (const word of words) known.set(word.replace('=', ''), 0);
    if (words.length === 2) followingWords.get(words[0] as string)?.add(words[1] as string);
  }
  for (const name of rules.typoTargets) {
    const term = findTermByName(rules, name);
    const word = stemOf(name, rules.spellings);
    if (!term?.isFood) continue;
    if (word.length >= MIN_TYPO_LENGTH) termByWord.set(word, term);
    // The stem of "brie" is "bry", which is too short to guess from.
    else if (name.length >= MIN_TYPO_LENGTH) termByWord.set(name, term);
  }
  // A typo of "yoghurt" may be too far from "yogurt", so typos are compared with every spelling of a word.
  for (const [spelling, word] of rules.spellings) {
    const term = termByWord.get(word);
    if (term !== undefined && spelling.length > MIN_TYPO_LENGTH) termByWord.set(spelling, term);
  }
  const words = [...termByWord.keys()];
  for (const [at, word] of words.entries()) {
    for (const short of deletionVariants(word, maxTyposInWord(word))) {
      const places = deletes.get(short);
      if (places === undefined) deletes.set(short, [at]);
      else places.push(at);
    }
  }
  for (const ending of rules.knownEndings) {
    const term = findTermByName(rules, ending);
    if (term !== undefined && !termByWord.has(ending)) termByWord.set(ending, term);
  }
  // A name that left the pantry must not be guessed.
  const endings = rules.knownEndings.filter((ending) => termByWord.has(ending));
  const shortWords = rules.typoTargets.filter((name) => name.length < MIN_TYPO_LENGTH);
  for (const name of shortWords) {
    const term = findTermByName(rules, name);
    if (term?.isFood) termByWord.set(name, term);
  }
  return {
    knownTokens: packNames(known),
    findByDeletion: packLists(deletes),
    words,
    termByWord,
    endings,
    shortWords,
    followingWords,
  };
}

/** The index for finding typos, built once for each compiled pantry. */
export function getTypoIndex(rules: Rules): TypoIndex {
  let index = typoIndexes.get(rules);
  if (index === undefined) {
    index = createTypoIndex(rules);
    typoIndexes.set(rules, index);
  }
  return index;
}

function guess(index: TypoIndex, word: string): string | undefined {
  let best: string | undefined;
  let least = 3;
  for (const short of deletionVariants(word, word.length >= MIN_LONG_WORD_LENGTH - 1 ? 2 : 1)) {
    for (const at of index.findByDeletion(short)) {
      const candidate = index.words[at] as string;
      if (!isTypo(word, candidate)) continue;
      const far = editDistance(word, candidate);
      if (far < least || (far === least && candidate < (best ?? '')))
        [best, least] = [candidate, far];
    }
  }
  return best;
}

/** "Soyy", "egggs": a word of three letters with one of them twice. */
function guessDoubledLetter(index: TypoIndex, word: string): string | undefined {
  if (word.length !== MIN_TYPO_LENGTH) return undefined;
  return index.shortWords.find((candidate) =>
    [...word].some(
      (letter, at) =>
        letter === word[at + 1] && word.slice(0, at) + word.slice(at + 1) === candidate,
    ),
  );
}

/** "Sy sauce", "fsh sauce": a word too short to be guessed by itself, recognised by the one behind it. */
function guessFromNextWord(
  rules: Rules,
  index: TypoIndex,
  read: TextMatches,
  at: number,
): string | undefined {
  const word = read.stems[at] as string;
  const next = read.tokens[at + 1]?.gap === 'joined' ? read.stems[at + 1] : undefined;
  if (next === undefined || word.length < 2 || word.length > MIN_TYPO_LENGTH + 1) return undefined;
  const isNear = (one: string): boolean =>
    editDistance(word, one) === 1 || editDistance(word, ALTERNATE_SPELLINGS[one] ?? one) === 1;
  const candidate = IDENTIFIED_BY_NEXT_WORD.find(
    (one) => index.followingWords.get(one)?.has(next) && isNear(one),
  );
  const isWord =
    candidate === undefined || index.knownTokens.has(word) || rules.ordinaryStems.has(word);
  return isWord || !/^[a-z]+$/.test(word) ? undefined : candidate;
}

/** A compound nobody wrote down ("hagfish", "goatscheese") is at least what it ends in. */
function findKnownEnding(index: TypoIndex, word: string): string | undefined {
  return index.endings.find((ending) => word.length > ending.length + 1 && word.endsWith(ending));
}

/** Guesses are remembered per table; the memory is emptied when unusual input would make it grow. */
const guesses = new WeakMap<TypoIndex, Map<string, string | undefined>>();
const MOST_GUESSES = 20_000;

function cachedGuess(index: TypoIndex, word: string): string | undefined {
  let memory = guesses.get(index);
  if (memory === undefined || memory.size > MOST_GUESSES) {
    memory = new Map();
    guesses.set(index, memory);
  }
  if (!memory.has(word)) {
    memory.set(
      word,
      guess(index, word) ?? guessDoubledLetter(index, word) ?? findKnownEnding(index, word),
    );
  }
  return memory.get(word);
}

function couldBeTypo(rules: Rules, index: TypoIndex, word: string): boolean {
  if (word.length < MIN_TYPO_LENGTH || word.length > LONGEST || !/^[a-z]+$/.test(word))
    return false;
  return !index.knownTokens.has(word) && !rules.ordinaryStems.has(word);
}

/** Tries the stem first, then the word as written ("chees" is no plural), then without its final s ("peantus"). */
function findMeantWord(
  rules: Rules,
  index: TypoIndex,
  stem: string,
  text: string,
): string | undefined {
  const bare = text.endsWith('s') ? text.replace(/s+$/, '') : text;
  if (text.endsWith('ss') && index.termByWord.has(bare)) return bare;
  if (index.knownTokens.has(stem) || rules.ordinaryStems.has(stem)) return undefined;
  for (const word of new Set([stem, text, bare])) {
    const candidate = couldBeTypo(rules, index, word) ? cachedGuess(index, word) : undefined;
    if (candidate !== undefined) return candidate;
  }
  return undefined;
}

/** A word split in two, as scanned recipes have it: "but ter", "al-monds". */
function findSplitWordAt(
  rules: Rules,
  index: TypoIndex,
  { tokens }: TextMatches,
  at: number,
): string | undefined {
  const next = tokens[at + 1];
  if (next?.gap !== 'joined') return undefined;
  const whole = (tokens[at] as Token).text + next.text;
  if (whole.length <= MIN_TYPO_LENGTH) return undefined;
  return [whole, stemOf(whole, rules.spellings)].find((one) => index.termByWord.has(one));
}

/** The food behind a unit that the writer left no space after: "100gbutter", "2xeggs". */
const UNIT_WITHOUT_SPACE =
  /^(?:kg|g|mg|ml|cl|dl|l|x|oz|lb|lbs|tsp|tbsp|tbs|cups?|tins?|cans?)(?=[a-z]{3})/;

function findTermAfterUnit(
  rules: Rules,
  { tokens, stems }: TextMatches,
  at: number,
): Term | undefined {
  const before = tokens[at - 1];
  const token = tokens[at] as Token;
  if (before?.end !== token.start || !/\p{N}/u.test(before.text)) return undefined;
  const unit = UNIT_WITHOUT_SPACE.exec(token.text)?.[0];
  if (unit === undefined || token.text.length > LONGEST) return undefined;
  if (rules.byName.has(stems[at] as string)) return undefined;
  const term = findTermByName(rules, token.text.slice(unit.length));
  return term?.isFood ? term : undefined;
}

/** Words of a text that no name covers and that are a letter or two from an allergen. */
export function findTypos(rules: Rules, read: TextMatches): Typo[] {
  const index = getTypoIndex(rules);
  const found: Typo[] = [];
  let match = 0;
  for (let at = 0; at < read.stems.length; at += 1) {
    while ((read.matches[match]?.to ?? Number.POSITIVE_INFINITY) <= at) match += 1;
    if (((read.matches[match] as Match | undefined)?.from ?? Number.POSITIVE_INFINITY) <= at)
      continue;
    const word = read.stems[at] as string;
    const whole = findSplitWordAt(rules, index, read, at);
    if (whole !== undefined) {
      found.push({ from: at, to: at + 2, term: index.termByWord.get(whole) as Term, word: whole });
      continue;
    }
    const glued = findTermAfterUnit(rules, read, at);
    if (glued !== undefined) {
      found.push({ from: at, to: at + 1, term: glued, word: glued.name });
      continue;
    }
    const { text } = read.tokens[at] as Token;
    const candidate =
      findMeantWord(rules, index, word, text) ?? guessFromNextWord(rules, index, read, at);
    if (candidate === undefined) continue;
    found.push({
      from: at,
      to: at + 1,
      term: index.termByWord.get(candidate) as Term,
      word: candidate,
    });
  }
  return found;
}
