/** Prepares a question for the search of knowledge topics, once: roots and misspellings of its words, names and kinds of its foods. */
import { deletionVariants } from '../text/edit-distance.ts';
import { toTerms } from './knowledge.ts';
import { rootOf } from './root.ts';

/** A food as a question names it; `names` and `kinds` the nearest first: "chicken thigh", "chicken", "poultry". */
export interface AskedFood {
  readonly said: string;
  readonly names: readonly string[];
  readonly kinds: readonly string[];
}

export interface Asked {
  /** Normalised singular words. */
  readonly terms: readonly string[];
  readonly foods: readonly AskedFood[];
  /** Other words for what was said, which count as if they had been. */
  readonly meant?: readonly string[];
  /** Words of all knowledge, by their roots: what stands nowhere in it is hardly held against a topic. */
  readonly known?: ReadonlySet<string>;
}

/** All by their roots. */
export interface AskedWords {
  readonly terms: ReadonlySet<string>;
  /** The terms, and the words by which the foods were called. */
  readonly spoken: ReadonlySet<string>;
  readonly meant: readonly string[];
  readonly foods: readonly FoodRoots[];
  /** What the foods are: the words by which they were called, and the last of each of their names. */
  readonly heads: ReadonlySet<string>;
  /** Words of the names and kinds of any food. */
  readonly related: ReadonlySet<string>;
  /** What a slip of one letter makes of a word. */
  readonly slips: (word: string) => ReadonlySet<string>;
}

interface FoodRoots {
  readonly said: readonly string[];
  /** The last word of each name: egg pasta is pasta and no egg. */
  readonly heads: readonly string[];
  readonly kinds: readonly (readonly string[])[];
  /** Words of its names and kinds. */
  readonly related: ReadonlySet<string>;
}

const known = new WeakMap<Asked, AskedWords>();

export function wordsAsked(asked: Asked): AskedWords {
  const before = known.get(asked);
  if (before) return before;
  const now = wordsOf(asked);
  known.set(asked, now);
  return now;
}

/** Longer words are compared by their beginning. */
const MOST_LETTERS = 20;

function wordsOf({ terms, foods, meant = [] }: Asked): AskedWords {
  const termsOf = remembered((text: string) => toTerms(text).map(rootOf));
  const roots = foods.map(({ said, names, kinds }): FoodRoots => {
    const ofKinds = kinds.map(termsOf);
    return {
      said: termsOf(said),
      heads: names.map((name) => termsOf(name).at(-1) ?? ''),
      kinds: ofKinds,
      related: new Set([...names.map(termsOf), ...ofKinds].flat()),
    };
  });
  const own = new Set(terms.map(rootOf));
  return {
    terms: own,
    spoken: new Set([...own, ...roots.flatMap(({ said }) => said)]),
    meant: meant.map(rootOf),
    foods: roots,
    heads: new Set(roots.flatMap(({ said, heads }) => [...said, ...heads])),
    related: new Set(roots.flatMap(({ related }) => [...related])),
    slips: remembered((word: string) => deletionVariants(word.slice(0, MOST_LETTERS), 1)),
  };
}

function remembered<Out extends object>(work: (text: string) => Out): (text: string) => Out {
  const done = new Map<string, Out>();
  return (text) => {
    const now = done.get(text) ?? work(text);
    done.set(text, now);
    return now;
  };
}
