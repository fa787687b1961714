/** Hashes named features to numbers for the models, since the names are long and met a million times. */
import { HASH_START, hashOn } from '../text/hash.ts';

/** Hashes of their names, each once; never 0. */
export type Features = ReadonlySet<number>;

/** The beginning of a name, to be gone on with. */
export function featureStart(text: string): number {
  return hashOn(HASH_START, text);
}

/** The feature whose name is the beginning and these words, a blank between two of them. */
export function featureOf(start: number, one: string, two?: string, three?: string): number {
  let hash = hashOn(start, one);
  if (two !== undefined) hash = hashOn(hashOn(hash, ' '), two);
  if (three !== undefined) hash = hashOn(hashOn(hash, ' '), three);
  // The low bits of the plain hash hardly differ where only the first letters do.
  const whole = hash >>> 0;
  return (whole ^ (whole >>> 15)) >>> 0 || 1;
}
