/**
 * Reads `&eacute;` in markdown. The build puts it in the place of the package `decode-named-character-reference`,
 * which asks the browser by writing into `innerHTML`, as the page's rules forbid.
 */
import { parseInert } from '../../../ui/trusted.ts';

const MOST_KNOWN = 500;
const known = new Map<string, string | false>();

/** @param name what stands between `&` and `;`; false when it means nothing */
export function decodeNamedCharacterReference(name: string): string | false {
  const before = known.get(name);
  if (before !== undefined) return before;
  const character = read(name);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, character);
  return character;
}

function read(name: string): string | false {
  const reference = `&${name};`;
  // In a title there is nothing but text, and its outer space stays.
  const text = parseInert(`<title>${reference}`).querySelector('title')?.textContent ?? '';
  // Of "&notit;" a browser reads "&not": a semicolon that is left says that it was no name.
  if (text === reference || (text.endsWith(';') && name !== 'semi')) return false;
  return text;
}
