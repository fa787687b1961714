/** Decodes HTML named character references such as `&eacute;`.
 * Replaces the package `decode-named-character-reference`, which writes to `innerHTML`, as the page's Trusted Types policy
 * forbids. The alias in `vite.config.ts` puts it in the package's place.
 */
import { parseInertHtml } from '../../../ui/trusted-types.ts';

const CACHE_SIZE = 500;
const cache = new Map<string, string | false>();

/** @param name the text between `&` and `;`; returns false if it is no reference */
export function decodeNamedCharacterReference(name: string): string | false {
  const before = cache.get(name);
  if (before !== undefined) return before;
  const character = readCharacter(name);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(name, character);
  return character;
}

function readCharacter(name: string): string | false {
  const reference = `&${name};`;
  // A title holds only text and keeps its outer white space.
  const text = parseInertHtml(`<title>${reference}`).querySelector('title')?.textContent ?? '';
  // Of "&notit;" a browser reads "&not": a remaining semicolon means that the whole was no reference.
  if (text === reference || (text.endsWith(';') && name !== 'semi')) return false;
  return text;
}
