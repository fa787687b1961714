/** The words of one language by which people, tools, cuisines, days, meals and diets are known, and how its words are shortened. */
import { tokenise } from '../text/tokenise.ts';

export interface Lexicon {
  /** Kind by the words of a name, joined by a blank: "mother in law" -> "person". */
  readonly kinds: ReadonlyMap<string, string>;
  /** The most words that a name of it has. */
  readonly longest: number;
  /** What a short form stands for: "whats" -> "what is". */
  readonly shortForms: ReadonlyMap<string, readonly string[]>;
}

/**
 * @param lists the names of each kind, one a line
 * @param shortForms `whats: what is`, one a line
 */
export function readLexicon(lists: Readonly<Record<string, string>>, shortForms: string): Lexicon {
  const kinds = new Map<string, string>();
  for (const [kind, list] of Object.entries(lists)) {
    for (const row of rowsOf(list)) kinds.set(joined(row), kind);
  }
  const pairs = rowsOf(shortForms).map((row) => {
    const colon = row.indexOf(':');
    return [joined(row.slice(0, colon)), joined(row.slice(colon + 1)).split(' ')] as const;
  });
  const longest = Math.max(0, ...[...kinds.keys()].map((name) => name.split(' ').length));
  return { kinds, longest, shortForms: new Map(pairs) };
}

function rowsOf(list: string): string[] {
  return list.split('\n').filter((row) => row.trim() !== '' && !row.startsWith('#'));
}

function joined(text: string): string {
  return tokenise(text)
    .map((token) => token.text)
    .join(' ');
}
