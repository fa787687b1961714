/** Finds the cues of a text: each where its words stand, the longer in place of the shorter one that it covers. */
import type { Category, Cue } from './cue-file.ts';
import { firstKeys, type Item, matchPattern, type Words } from './cue-pattern.ts';

/** Anything that is found by a pattern of words. */
interface Findable {
  readonly items: readonly Item[];
}

export interface FoundCue<Kind extends Findable = Cue> {
  readonly cue: Kind;
  /** Index of the first token, and of the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** Cues by the word, the stem or the slot that each begins with. */
export type CueIndex<Kind extends Findable = Cue> = ReadonlyMap<string, readonly Kind[]>;

export function indexCues<Kind extends Findable>(cues: readonly Kind[]): CueIndex<Kind> {
  const index = new Map<string, Kind[]>();
  for (const cue of cues) {
    for (const key of new Set(firstKeys(cue.items))) {
      const filed = index.get(key);
      if (filed) filed.push(cue);
      else index.set(key, [cue]);
    }
  }
  return index;
}

const SHORTEST_STEM = 2;
const LONGEST_STEM = 14;

function* keysAt(text: Words, at: number): Generator<string> {
  const word = text.words[at] ?? '';
  yield word;
  const longest = Math.min(word.length, LONGEST_STEM);
  for (let length = SHORTEST_STEM; length <= longest; length += 1)
    yield `${word.slice(0, length)}-`;
  for (const [slot, spans] of Object.entries(text.spans)) if (spans?.has(at)) yield `{${slot}}`;
}

/** All that match, wherever they overlap. */
export function findCues<Kind extends Findable>(
  index: CueIndex<Kind>,
  text: Words,
): FoundCue<Kind>[] {
  const found: FoundCue<Kind>[] = [];
  for (let from = 0; from < text.words.length; from += 1) {
    for (const key of keysAt(text, from)) {
      for (const cue of index.get(key) ?? []) {
        const to = matchPattern(cue.items, text, from);
        if (to > from) found.push({ cue, from, to });
      }
    }
  }
  return found;
}

/** These say what is meant of a food; of two that overlap only the longer one holds. */
const SAYING: ReadonlySet<Category> = new Set<Category>([
  'harm',
  'dislike',
  'without',
  'lacking',
  'wanted',
  'lifted',
  'negated',
  'hypothetical',
]);

/** Without those that a longer one covers. */
export function longestOf(found: readonly FoundCue[]): FoundCue[] {
  return longestAmong(found, ({ category }) => SAYING.has(category));
}

/** Without those of `isSaying` that a longer one of them covers. */
export function longestAmong<Kind extends Findable>(
  found: readonly FoundCue<Kind>[],
  isSaying: (cue: Kind) => boolean,
): FoundCue<Kind>[] {
  const longest = new Map<number, FoundCue<Kind>>();
  for (const one of found) {
    if (!isSaying(one.cue)) continue;
    for (let at = one.from; at < one.to; at += 1) {
      const other = longest.get(at);
      if (other === undefined || lengthOf(one) > lengthOf(other)) longest.set(at, one);
    }
  }
  return found.filter((one) => {
    if (!isSaying(one.cue)) return true;
    for (let at = one.from; at < one.to; at += 1) {
      const other = longest.get(at) as FoundCue<Kind>;
      const covers = other.from <= one.from && other.to >= one.to;
      if (covers && lengthOf(other) > lengthOf(one)) return false;
    }
    return true;
  });
}

function lengthOf({ from, to }: { readonly from: number; readonly to: number }): number {
  return to - from;
}
