/** Indexes cue phrases by their first word, finds all that match in a text, and drops those that a longer one covers. */
import type { Category, Cue } from './cue-file.ts';
import { firstKeys, type Item, type Words } from './cue-pattern.ts';
import { linkSteps, matchSteps, type Step } from './match-steps.ts';

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

interface Filed<Kind> {
  readonly cue: Kind;
  readonly steps: Step;
}

/** Cues by what each begins with. */
export interface CueIndex<Kind extends Findable = Cue> {
  readonly words: ReadonlyMap<string, readonly Filed<Kind>[]>;
  /** Stems by their first letters, the shorter first. */
  readonly stems: ReadonlyMap<string, readonly (readonly [string, readonly Filed<Kind>[]])[]>;
  /** In braces. */
  readonly slots: ReadonlyMap<string, readonly Filed<Kind>[]>;
}

/** Letters of a stem by which it is looked up; no stem is shorter. */
const SHORTEST_STEM = 2;

export function indexCues<Kind extends Findable>(cues: readonly Kind[]): CueIndex<Kind> {
  const byKey = new Map<string, Filed<Kind>[]>();
  for (const cue of cues) {
    const filed = { cue, steps: linkSteps(cue.items) };
    for (const key of new Set(firstKeys(cue.items))) {
      const others = byKey.get(key);
      if (others) others.push(filed);
      else byKey.set(key, [filed]);
    }
  }
  const keys = [...byKey];
  const stems = keys
    .filter(([key]) => key.endsWith('-'))
    .map(([key, filed]) => [key.slice(0, -1), filed] as const)
    .sort(([one], [other]) => one.length - other.length);
  return {
    words: new Map(keys.filter(([key]) => !key.endsWith('-') && !key.startsWith('{'))),
    stems: Map.groupBy(stems, ([stem]) => stem.slice(0, SHORTEST_STEM)),
    slots: new Map(keys.filter(([key]) => key.startsWith('{'))),
  };
}

/** All that match, wherever they overlap. */
export function findCues<Kind extends Findable>(
  index: CueIndex<Kind>,
  text: Words,
): FoundCue<Kind>[] {
  const found: FoundCue<Kind>[] = [];
  const put = (filed: readonly Filed<Kind>[], from: number) => {
    for (const { cue, steps } of filed) {
      const to = matchSteps(steps, text, from);
      if (to > from) found.push({ cue, from, to });
    }
  };
  const slots = Object.entries(text.spans).flatMap(([slot, spans]) => {
    const filed = index.slots.get(`{${slot}}`);
    return filed && spans ? [{ filed, spans }] : [];
  });
  for (const [from, word] of text.words.entries()) {
    put(index.words.get(word) ?? [], from);
    for (const [stem, filed] of index.stems.get(word.slice(0, SHORTEST_STEM)) ?? [])
      if (word.startsWith(stem)) put(filed, from);
    for (const { filed, spans } of slots) if (spans.has(from)) put(filed, from);
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
