/** A fast non-cryptographic hash of a text (FNV-1a). Not for security. */

/** What the hash of no text is. */
export const HASH_START = 0x811c9dc5;

/** 32 bits (FNV-1a). */
export function hashText(text: string): number {
  return hashOn(HASH_START, text) >>> 0;
}

/** The hash of one text and another behind it, by that of the first; as a signed number. */
export function hashOn(hash: number, text: string): number {
  let next = hash;
  for (let at = 0; at < text.length; at += 1)
    next = Math.imul(next ^ text.charCodeAt(at), 0x01000193);
  return next;
}
