/** Parses the table of which dishes suit an occasion, an eater or a kitchen ("@christmas"), where no ingredient tells. */
import { readNamedLists } from './named-lists.ts';

/**
 * By the slug of a dish the words by which a wish finds it, each with an at sign before it: "@christmas". Rows of the same
 * name add up. @throws NamedListError
 */
export function readSuits(text: string): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const [name, slugs] of readNamedLists('suits.txt', text))
    for (const slug of slugs) {
      const own = words.get(slug) ?? [];
      if (!own.includes(`@${name}`)) words.set(slug, [...own, `@${name}`]);
    }
  return words;
}
