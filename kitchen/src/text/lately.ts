/** Caches a reader's results for the last few texts, since several readers look at one message. */

const MOST = 8;

/** @param read depends on its words alone, of which only the last may be anything; nobody changes what it returns */
export function lately<Words extends readonly string[], Read extends object>(
  read: (...words: Words) => Read,
): (...words: Words) => Read {
  const known = new Map<string, Read>();
  return (...words) => {
    const key = words.join('\n');
    const before = known.get(key);
    if (before) return before;
    const now = read(...words);
    const [oldest] = known.keys();
    if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
    known.set(key, now);
    return now;
  };
}
