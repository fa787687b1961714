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
}

export function indexNames(dishes: readonly Dish[]): NameIndex {
  const entries: NameEntry[] = [];
  for (const dish of dishes) {
    for (const name of namesOf(dish)) {
      const words = telling(name);
      if (words.length > 0) entries.push({ id: entries.length, name, words, dish });
    }
  }
  const search = new MiniSearch<{ id: number; name: string }>({
    fields: ['name'],
    tokenize: telling,
    processTerm: (term) => term,
  });
  search.addAll(entries.map(({ id, name }) => ({ id, name })));
  return { search, entries };
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
  const query = [...new Set(telling(message))].slice(0, 40).join(' ');
  if (query === '') return [];
  const results = index.search.search(query, {
    fuzzy: (term) => (plain(term) ? 0 : slipsAllowed(term)),
    maxFuzzy: 2,
    combineWith: 'OR',
  });
  const found = results.flatMap((result) => nameIn(index, result, said));
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
  const stands = new Set<number>();
  const spoken: string[] = [];
  let exact = true;
  for (const word of entry.words) {
    let at = said.indexOf(word);
    if (at < 0) {
      exact = false;
      at = said.findIndex((one) => closeTo(result, one, word));
    }
    if (at < 0) return [];
    stands.add(at);
    spoken.push(said[at] ?? '');
  }
  const spread = Math.max(...stands) - Math.min(...stands) + 1;
  // A name is said in one go: at most two words ("of the") may stand within it.
  if (stands.size < entry.words.length || spread > entry.words.length + 2) return [];
  return [{ dish: entry.dish, words: entry.words.length, exact, said: spoken }];
}

function closeTo(result: SearchResult, said: string, word: string): boolean {
  if (!result.queryTerms.includes(said)) return false;
  const limit = slipsAllowed(said);
  return limit > 0 && editsBetween(said, word, limit) <= limit;
}
