/** Parses texts of the cookbook that name lists: a name, a colon, items with commas between them; "#" opens a comment line. */

/** A row that cannot be read. */
export class NamedListError extends Error {}

/** In their order; a name may come more than once. @throws NamedListError with file and line of a row without name or items */
export function readNamedLists(file: string, text: string): (readonly [string, string[]])[] {
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const end = line.indexOf(':');
    const name = line.slice(0, end).trim();
    const items = line
      .slice(end + 1)
      .split(',')
      .map((one) => one.trim());
    if (end < 0 || name === '' || items.includes(''))
      throw new NamedListError(`${file}, line ${at + 1}: a name, a colon and a list are wanted.`);
    return [[name, items] as const];
  });
}
