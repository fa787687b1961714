/** Finds the names of the lexicon in the words of a clause: moods, meals, tools, numbers, units of time, small cues. */
import { type Lexicon, type LexiconRow, rowNamed } from './lexicon.ts';
import type { Word } from './words.ts';

export interface Name extends WordSpan {
  readonly row: LexiconRow;
}

/** The words of a clause with what the lexicon knows of them, and which of them are foods and dishes. */
export interface NamedWords {
  readonly lexicon: Lexicon;
  readonly words: readonly Word[];
  /** The food or dish that each word is part of. */
  readonly foods: readonly (WordSpan | undefined)[];
}

/** Indexes of a first word and of the one behind the last. */
export interface WordSpan {
  readonly from: number;
  readonly to: number;
}

/** Of these kinds, which compete with one another, the longest names from left to right. */
export function findNames(named: NamedWords, ...kinds: readonly string[]): Name[] {
  const wanted = new Set(kinds);
  const names: Name[] = [];
  for (let at = 0; at < named.words.length; ) {
    const name = nameAt(named, at, wanted);
    if (name) names.push(name);
    at = name?.to ?? at + 1;
  }
  return names;
}

/** Those that no longer name of a food holds, but as its head: "soup" of "onion soup", and no "sour" of "sour cream". */
export function findHeads(named: NamedWords, ...kinds: readonly string[]): Name[] {
  return findNames(named, ...kinds).filter(({ from, to }) => {
    const food = named.foods[from];
    return !food || food.to === to || (food.from >= from && food.to <= to);
  });
}

export function findBeside(named: NamedWords, ...kinds: readonly string[]): Name[] {
  return findNames(named, ...kinds).filter(({ from, to }) => {
    const food = named.foods[from] ?? named.foods[to - 1];
    return !food || (food.from >= from && food.to <= to);
  });
}

function nameAt({ lexicon, words }: NamedWords, from: number, kinds: ReadonlySet<string>) {
  const run = words.slice(from, from + lexicon.longest).map(({ shape }) => shape);
  for (let length = run.length; length > 0; length -= 1) {
    const row = rowNamed(lexicon, run.slice(0, length), kinds);
    if (row) return { row, from, to: from + length };
  }
  return undefined;
}

/** Whether words are a cue: a name of the row of that label in `cue.txt`. */
export function isCue({ rows }: Lexicon, words: readonly string[], label: string): boolean {
  const all = rows.get(words.join(' ')) ?? [];
  return all.some((row) => row.kind === 'cue' && row.label === label);
}

/** Whether a cue of that label ends right before word `at`, or begins right behind it. */
export function standsBefore(named: NamedWords, at: number, label: string): boolean {
  return cueEndingAt(named, at, label) > 0;
}

export function standsBehind({ lexicon, words }: NamedWords, at: number, label: string): boolean {
  const run = words.slice(at, at + lexicon.longest).map(({ shape }) => shape);
  return run.some((_, length) => isCue(lexicon, run.slice(0, length + 1), label));
}

/** How many words the longest cue has that ends right before word `at`; 0 for none. */
function cueEndingAt({ lexicon, words }: NamedWords, at: number, label: string): number {
  for (let length = Math.min(lexicon.longest, at); length > 0; length -= 1) {
    const run = words.slice(at - length, at).map(({ shape }) => shape);
    if (isCue(lexicon, run, label)) return length;
  }
  return 0;
}

/** Whether a cue of that label refuses word `at`, with nothing but filling words between the two. */
export function isRefusedBy(named: NamedWords, at: number, label = 'refusal'): boolean {
  for (let place = at; place > 0; ) {
    if (standsBefore(named, place, label)) return true;
    const filling = cueEndingAt(named, place, 'filler');
    if (filling === 0) return false;
    place -= filling;
  }
  return false;
}
