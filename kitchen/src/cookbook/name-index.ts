/** Indexes the names of all dishes and finds those that a message names, also misspelt or by another name. */
import MiniSearch, { type SearchResult } from 'minisearch';
import { editDistance, maxTypos } from '../text/edit-distance.ts';
import { contentTokens, splitNameTokens } from '../text/name-tokens.ts';
import { singular } from '../text/plurals.ts';
import type { Dish } from './dish.ts';

export interface NamedDish {
  readonly dish: Dish;
  /** How many content words of the message belong to the name. */
  readonly matchedCount: number;
  /** Whether each word was spelled as the cookbook spells it. */
  readonly isExact: boolean;
  /** The words of the message, in the singular, that made up the name. */
  readonly matchedTokens: readonly string[];
  /** Which words of the message these are, in its order. */
  readonly tokenIndexes: readonly number[];
}

interface NameEntry {
  readonly id: number;
  readonly name: string;
  readonly words: readonly string[];
  readonly dish: Dish;
}

export interface NameIndex {
  readonly search: MiniSearch<{ id: number; name: string }>;
  readonly entries: readonly NameEntry[];
  /** Names by the rarest of their words, so that common ones cost nothing. */
  readonly byRarestToken: ReadonlyMap<string, readonly NameEntry[]>;
  readonly words: ReadonlySet<string>;
  /** Letters of the longest word. */
  readonly longest: number;
}

export function indexNames(dishes: readonly Dish[]): NameIndex {
  const entries: NameEntry[] = [];
  for (const dish of dishes) {
    for (const name of namesOf(dish)) {
      const words = contentTokens(name);
      if (words.length > 0) entries.push({ id: entries.length, name, words, dish });
    }
  }
  const counts = new Map<string, number>();
  for (const { words } of entries)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byRarestToken = new Map<string, NameEntry[]>();
  for (const entry of entries) {
    const rarest = entry.words.reduce((a, b) =>
      (counts.get(b) ?? 0) < (counts.get(a) ?? 0) ? b : a,
    );
    const list = byRarestToken.get(rarest);
    if (list) list.push(entry);
    else byRarestToken.set(rarest, [entry]);
  }
  let search: NameIndex['search'] | undefined;
  return {
    // Needed for typos alone and larger than all the rest, so it is built when the first one is met.
    get search() {
      search ??= searchable(entries);
      return search;
    },
    ...{ entries, byRarestToken, words: new Set(counts.keys()) },
    longest: Math.max(0, ...[...counts.keys()].map((word) => word.length)),
  };
}

function searchable(entries: readonly NameEntry[]): NameIndex['search'] {
  const search = new MiniSearch<{ id: number; name: string }>({
    fields: ['name'],
    tokenize: contentTokens,
    processTerm: (term) => term,
  });
  search.addAll(entries.map(({ id, name }) => ({ id, name })));
  return search;
}

/** Title, other names, and the title up to "with": nobody says all of "tagine with preserved lemon". */
function namesOf(dish: Dish): string[] {
  const head = dish.title.split(/ (?:with|in|on) /)[0] ?? '';
  const heads = contentTokens(head).length > 1 && head !== dish.title ? [head] : [];
  return [dish.title, ...dish.also, ...heads];
}

/**
 * Dishes whose whole name stands in the message, longest name first. A word of the message that is in `plain` is
 * ordinary English and is never read as a typo.
 */
export function findNamedDishes(
  index: NameIndex,
  message: string,
  plain: (word: string) => boolean,
): NamedDish[] {
  const tokens = splitNameTokens(message).map(singular);
  // A bare number is never a typo, so "for 6" must not cost the slow search.
  const contentWords = [...new Set(contentTokens(message))]
    .filter((word) => !/^\d+$/.test(word))
    .slice(0, 40);
  if (contentWords.length === 0) return [];
  // Only a word that neither the cookbook nor English knows may be a typo, and typos are slow to look up.
  if (contentWords.every((word) => index.words.has(word) || plain(word)))
    return sortNamedDishes(findExactNames(index, contentWords, tokens));
  const query = contentWords.join(' ');
  const isNoTypo = (term: string) => plain(term) || term.length > index.longest + MOST_TYPOS;
  const results = index.search.search(query, {
    fuzzy: (term) => (isNoTypo(term) ? 0 : maxTypos(term)),
    maxFuzzy: MOST_TYPOS,
    combineWith: 'OR',
    tokenize: (words) => words.split(' '),
  });
  return sortNamedDishes(results.flatMap((result) => matchName(index, result, tokens)));
}

const MOST_TYPOS = 2;

function findExactNames(
  index: NameIndex,
  contentWords: readonly string[],
  tokens: readonly string[],
): NamedDish[] {
  const words = new Set(tokens);
  return contentWords
    .flatMap((word) => index.byRarestToken.get(word) ?? [])
    .filter((entry) => entry.words.every((word) => words.has(word)))
    .flatMap((entry) => {
      const at = findCompactIndexes(
        entry.words.map((word) => findTokenIndexes(tokens, (one) => one === word)),
      );
      if (!at) return [];
      const matchedTokens = at.map((place) => tokens[place] ?? '');
      return [
        {
          dish: entry.dish,
          matchedCount: entry.words.length,
          isExact: true,
          matchedTokens,
          tokenIndexes: at,
        },
      ];
    });
}

function sortNamedDishes(found: NamedDish[]): NamedDish[] {
  return found.sort(
    (a, b) =>
      b.matchedCount - a.matchedCount ||
      Number(b.isExact) - Number(a.isExact) ||
      (a.dish.slug < b.dish.slug ? -1 : 1),
  );
}

function matchName(index: NameIndex, result: SearchResult, tokens: readonly string[]): NamedDish[] {
  const entry = index.entries[result.id as number];
  if (!entry?.words.every((word) => result.terms.includes(word))) return [];
  let isExact = true;
  const places: number[][] = [];
  for (const word of entry.words) {
    let at = findTokenIndexes(tokens, (one) => one === word);
    if (at.length === 0) {
      isExact = false;
      at = findTokenIndexes(tokens, (one) => isWithinTypos(result, one, word));
    }
    if (at.length === 0) return [];
    places.push(at);
  }
  const indexes = findCompactIndexes(places);
  if (!indexes) return [];
  const matchedTokens = indexes.map((at) => tokens[at] ?? '');
  return [
    {
      dish: entry.dish,
      matchedCount: entry.words.length,
      isExact,
      matchedTokens,
      tokenIndexes: indexes,
    },
  ];
}

function findTokenIndexes(tokens: readonly string[], is: (word: string) => boolean): number[] {
  return tokens.flatMap((word, at) => (is(word) ? [at] : []));
}

/** A name is said in one go: at most two words ("of the") may stand within it. One place for each word, or nothing. */
function findCompactIndexes(places: readonly (readonly number[])[]): number[] | undefined {
  for (const first of places[0] ?? []) {
    const indexes = [first];
    for (const others of places.slice(1)) {
      const next = others
        .filter((at) => !indexes.includes(at))
        .sort((a, b) => Math.abs(a - first) - Math.abs(b - first))[0];
      if (next !== undefined) indexes.push(next);
    }
    const spread = Math.max(...indexes) - Math.min(...indexes) + 1;
    if (indexes.length === places.length && spread <= places.length + 2) return indexes;
  }
  return undefined;
}

function isWithinTypos(result: SearchResult, token: string, word: string): boolean {
  if (!result.queryTerms.includes(token)) return false;
  const limit = maxTypos(token);
  return limit > 0 && editDistance(token, word, limit) <= limit;
}
