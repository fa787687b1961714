/** Picks one of several variants by a seed (such as the conversation), so that wording varies without chance; hashes a text for it. */

/** A 32-bit hash of a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** One of the variants; the same seed and purpose always give the same one. */
export function pick<T>(variants: readonly T[], seed: string, purpose = ''): T {
  const chosen = variants[hashOf(`${purpose} ${seed}`) % variants.length];
  if (chosen === undefined) throw new Error('there is nothing to pick from.');
  return chosen;
}
