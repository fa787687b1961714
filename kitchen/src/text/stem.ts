/** Reduces a word to the form under which names are indexed: one spelling, singular, cached. */
import { singular } from './plurals.ts';

/** Spellings and odd plurals: word -> the one we keep. */
export type Spellings = ReadonlyMap<string, string>;

/** "-ie" and "-y" become one, since the plurals of both end in "-ies". */
function singularStem(word: string): string {
  const one = singular(word);
  return one.length > 3 && one.endsWith('ie') ? `${one.slice(0, -2)}y` : one;
}

/** Stems are remembered because recipes repeat their words; the memory is emptied before hostile input can fill it. */
const stems = new WeakMap<Spellings, Map<string, string>>();
const MOST_STEMS = 40_000;
/** The table used last, which is nearly always the only one. */
const last: { spellings?: Spellings; memory: Map<string, string> } = { memory: new Map() };
const LONGEST_KEPT = 24;

/** The stem of a normalised word: in the spelling that `spellings` keeps, and in the singular. */
export function stemOf(word: string, spellings: Spellings): string {
  if (word.length > LONGEST_KEPT) return computeStem(word, spellings);
  let memory = last.spellings === spellings ? last.memory : stems.get(spellings);
  if (memory === undefined || memory.size > MOST_STEMS) {
    memory = new Map();
    stems.set(spellings, memory);
  }
  last.spellings = spellings;
  last.memory = memory;
  let stem = memory.get(word);
  if (stem === undefined) {
    stem = computeStem(word, spellings);
    memory.set(word, stem);
  }
  return stem;
}

/** Empties the memory of stems; they are computed again when asked for. */
export function clearStemCache(spellings: Spellings): void {
  stems.delete(spellings);
  last.spellings = undefined;
  last.memory = new Map();
}

function computeStem(word: string, spellings: Spellings): string {
  const settled = spellings.get(word) ?? word;
  const one = singularStem(settled);
  return spellings.get(one) ?? one;
}
