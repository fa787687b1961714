/** Finds words of the lexicon (moods, meals, tools, units of time) in a clause, and tests for small cue words beside a word. */
import { type Lexicon, type LexiconRow, type RowAt, rowsAt } from './lexicon.ts';
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
  /** What begins at each word. */
  readonly rows: readonly (readonly RowAt[])[];
}

/** Indexes of a first word and of the one behind the last. */
export interface WordSpan {
  readonly from: number;
  readonly to: number;
}

export function nameWords(
  lexicon: Lexicon,
  words: readonly Word[],
  foods: NamedWords['foods'],
): NamedWords {
  const shapes = words.map(({ shape }) => shape);
  return { lexicon, words, foods, rows: shapes.map((_, at) => rowsAt(lexicon, shapes, at)) };
}

/** Of these kinds, which compete with one another, the longest names from left to right. */
export function findNames(named: NamedWords, ...kinds: readonly string[]): Name[] {
  const wanted = new Set(kinds);
  const names: Name[] = [];
  for (let at = 0; at < named.words.length; ) {
    const name = named.rows[at]?.find(({ row }) => wanted.has(row.kind));
    if (name) names.push({ row: name.row, from: at, to: name.to });
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

/** Whether words are a cue: a name of the row of that label in `cue.txt`. */
export function isCue({ rows }: Lexicon, words: readonly string[], label: string): boolean {
  const all = rows.get(words.join(' ')) ?? [];
  return all.some((row) => isOfCue(row, label));
}

/** Whether a cue of that label stands anywhere in it. */
export function hasCue({ rows }: NamedWords, label: string): boolean {
  return rows.some((at) => at.some(({ row, isExact }) => isExact && isOfCue(row, label)));
}

function isOfCue(row: LexiconRow, label: string): boolean {
  return row.kind === 'cue' && row.label === label;
}

/** Whether a cue of that label ends right before word `at`, or begins right behind it. */
export function standsBefore(named: NamedWords, at: number, label: string): boolean {
  return cueEndingAt(named, at, label) > 0;
}

export function standsBehind({ rows }: NamedWords, at: number, label: string): boolean {
  return rows[at]?.some(({ row, isExact }) => isExact && isOfCue(row, label)) === true;
}

/** How many words the longest cue has that ends right before word `at`; 0 for none. */
function cueEndingAt({ lexicon, rows }: NamedWords, at: number, label: string): number {
  for (let length = Math.min(lexicon.longest, at); length > 0; length -= 1) {
    const begun = rows[at - length] ?? [];
    if (begun.some(({ row, to, isExact }) => isExact && to === at && isOfCue(row, label)))
      return length;
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
