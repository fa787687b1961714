/** Finds the dish somebody names in passing, slips of spelling and other names included. */
import MiniSearch, { type SearchResult } from 'minisearch';
import type { Dish } from './dish.ts';
import { editsBetween, singular, slipsAllowed, telling, wordsOf } from './fold.ts';

export interface NamedDish {
  readonly dish: Dish;
  /** How many telling words of the message the name took. */
  readonly words: number;
  /** Whether each word was spelled as the cookbook spells it. */
  readonly exact: boolean;
  /** The words of the message, in the singular, that made up the name. */
  readonly said: readonly string[];
  /** Which words of the message these are, in its order. */
  readonly at: readonly number[];
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
  readonly byRarest: ReadonlyMap<string, readonly NameEntry[]>;
  readonly words: ReadonlySet<string>;
}

export function indexNames(dishes: readonly Dish[]): NameIndex {
  const entries: NameEntry[] = [];
  for (const dish of dishes) {
    for (const name of namesOf(dish)) {
      const words = telling(name);
      if (words.length > 0) entries.push({ id: entries.length, name, words, dish });
    }
  }
  const counts = new Map<string, number>();
  for (const { words } of entries)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byRarest = new Map<string, NameEntry[]>();
  for (const entry of entries) {
    const rarest = entry.words.reduce((a, b) =>
      (counts.get(b) ?? 0) < (counts.get(a) ?? 0) ? b : a,
    );
    const list = byRarest.get(rarest);
    if (list) list.push(entry);
    else byRarest.set(rarest, [entry]);
  }
  let search: NameIndex['search'] | undefined;
  return {
    // Only for slips of spelling, and the largest part of it all: not made before the first.
    get search() {
      search ??= searchable(entries);
      return search;
    },
    ...{ entries, byRarest, words: new Set(counts.keys()) },
  };
}

function searchable(entries: readonly NameEntry[]): NameIndex['search'] {
  const search = new MiniSearch<{ id: number; name: string }>({
    fields: ['name'],
    tokenize: telling,
    processTerm: (term) => term,
  });
  search.addAll(entries.map(({ id, name }) => ({ id, name })));
  return search;
}

/** Title, other names, and the title up to "with": nobody says all of "tagine with preserved lemon". */
function namesOf(dish: Dish): string[] {
  const head = dish.title.split(/ (?:with|in|on) /)[0] ?? '';
  const heads = telling(head).length > 1 && head !== dish.title ? [head] : [];
  return [dish.title, ...dish.also, ...heads];
}

/**
 * Dishes whose whole name stands in the message, longest name first. A word of the message that is in `plain` is
 * ordinary English and is never read as a slip.
 */
export function findNames(
  index: NameIndex,
  message: string,
  plain: (word: string) => boolean,
): NamedDish[] {
  const said = wordsOf(message).map(singular);
  // A bare number is never part of a slip: "for 6" must not send the rest through the dear search.
  const asked = [...new Set(telling(message))].filter((word) => !/^\d+$/.test(word)).slice(0, 40);
  if (asked.length === 0) return [];
  // Only a word that neither the book nor English knows may be a slip, and slips are dear to look up.
  if (asked.every((word) => index.words.has(word) || plain(word)))
    return inOrder(exactly(index, asked, said));
  const query = asked.join(' ');
  const results = index.search.search(query, {
    fuzzy: (term) => (plain(term) ? 0 : slipsAllowed(term)),
    maxFuzzy: 2,
    combineWith: 'OR',
    tokenize: (words) => words.split(' '),
  });
  return inOrder(results.flatMap((result) => nameIn(index, result, said)));
}

function exactly(index: NameIndex, asked: readonly string[], said: readonly string[]): NamedDish[] {
  const words = new Set(said);
  return asked
    .flatMap((word) => index.byRarest.get(word) ?? [])
    .filter((entry) => entry.words.every((word) => words.has(word)))
    .flatMap((entry) => {
      const at = saidInOneGo(entry.words.map((word) => placesOf(said, (one) => one === word)));
      if (!at) return [];
      const spoken = at.map((place) => said[place] ?? '');
      return [{ dish: entry.dish, words: entry.words.length, exact: true, said: spoken, at }];
    });
}

function inOrder(found: NamedDish[]): NamedDish[] {
  return found.sort(
    (a, b) =>
      b.words - a.words ||
      Number(b.exact) - Number(a.exact) ||
      (a.dish.slug < b.dish.slug ? -1 : 1),
  );
}

function nameIn(index: NameIndex, result: SearchResult, said: readonly string[]): NamedDish[] {
  const entry = index.entries[result.id as number];
  if (!entry?.words.every((word) => result.terms.includes(word))) return [];
  let exact = true;
  const places: number[][] = [];
  for (const word of entry.words) {
    let at = placesOf(said, (one) => one === word);
    if (at.length === 0) {
      exact = false;
      at = placesOf(said, (one) => closeTo(result, one, word));
    }
    if (at.length === 0) return [];
    places.push(at);
  }
  const stands = saidInOneGo(places);
  if (!stands) return [];
  const spoken = stands.map((at) => said[at] ?? '');
  return [{ dish: entry.dish, words: entry.words.length, exact, said: spoken, at: stands }];
}

function placesOf(said: readonly string[], is: (word: string) => boolean): number[] {
  return said.flatMap((word, at) => (is(word) ? [at] : []));
}

/** A name is said in one go: at most two words ("of the") may stand within it. One place for each word, or nothing. */
function saidInOneGo(places: readonly (readonly number[])[]): number[] | undefined {
  for (const first of places[0] ?? []) {
    const stands = [first];
    for (const others of places.slice(1)) {
      const next = others
        .filter((at) => !stands.includes(at))
        .sort((a, b) => Math.abs(a - first) - Math.abs(b - first))[0];
      if (next !== undefined) stands.push(next);
    }
    const spread = Math.max(...stands) - Math.min(...stands) + 1;
    if (stands.length === places.length && spread <= places.length + 2) return stands;
  }
  return undefined;
}

function closeTo(result: SearchResult, said: string, word: string): boolean {
  if (!result.queryTerms.includes(said)) return false;
  const limit = slipsAllowed(said);
  return limit > 0 && editsBetween(said, word, limit) <= limit;
}
