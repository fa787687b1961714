/** Parses the table of which dishes suit an occasion, an eater or a kitchen ("@christmas"), where no ingredient tells. */

/** A row that cannot be read. */
export class SuitsError extends Error {}

/**
 * By the slug of a dish the words by which a wish finds it, each with an at sign before it: "@christmas". Rows of the same
 * name add up. Throws a `SuitsError` with its line for a row without a name or without dishes.
 */
export function readSuits(text: string): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const end = line.indexOf(':');
    const name = line.slice(0, end).trim();
    const slugs = line.slice(end + 1).split(',');
    if (end < 0 || name === '' || slugs.some((slug) => slug.trim() === ''))
      throw new SuitsError(`suits.txt, line ${at + 1}: a name, a colon and dishes are wanted.`);
    for (const slug of slugs.map((one) => one.trim())) {
      const own = words.get(slug) ?? [];
      if (!own.includes(`@${name}`)) words.set(slug, [...own, `@${name}`]);
    }
  }
  return words;
}
