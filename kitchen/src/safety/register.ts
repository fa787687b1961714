/** Files every name of the pantry under its stems, and notes the names that stand twice. */
import { type Spellings, stemOf, tokensOf } from './fold.ts';
import { PantryError, type Place, type TermLine } from './pantry-lines.ts';

export interface DoubleName extends Place {
  readonly name: string;
  readonly firstFile: string;
  readonly firstLine: number;
}

/** How a name is filed: stems joined by spaces; a quoted name keeps its exact words. */
export function nameKey(name: string, spellings: Spellings): string {
  // Most names are plain words already.
  if (/^[a-z]+(?: [a-z]+)*$/.test(name)) {
    let key = '';
    let from = 0;
    for (let to = name.indexOf(' '); to >= 0; to = name.indexOf(' ', from)) {
      key += `${stemOf(name.slice(from, to), spellings)} `;
      from = to + 1;
    }
    return key + stemOf(from === 0 ? name : name.slice(from), spellings);
  }
  const exact = name.startsWith('"');
  return tokensOf(name.replaceAll('"', ''))
    .map((token) => (exact ? `=${token.text}` : stemOf(token.text, spellings)))
    .join(' ');
}

export interface Registry {
  readonly lines: TermLine[];
  readonly byName: Map<string, number>;
  readonly doubles: DoubleName[];
  readonly plain: Set<string>;
}

function registerNames(
  line: TermLine,
  id: number,
  registry: Registry,
  spellings: Spellings,
): number {
  let added = 0;
  for (const name of line.names) {
    const key = nameKey(name, spellings);
    if (key === '') throw new PantryError(line.file, line.line, `"${name}" has no letters.`);
    const first = registry.byName.get(key);
    if (first === undefined) {
      registry.byName.set(key, id);
      added += 1;
    } else if (first !== id && !line.weak) {
      const other = registry.lines[first] as TermLine;
      // Kin on one line share everything, so a plural among them does no harm.
      if (other.line === line.line && other.file === line.file) continue;
      registry.doubles.push({
        ...{ file: line.file, line: line.line, name },
        ...{ firstFile: other.file, firstLine: other.line },
      });
    }
  }
  return added;
}

/** Spelled-out lines first, templates after them, so that a template fills only what is left. */
export function register(lines: readonly TermLine[], spellings: Spellings): Registry {
  const registry: Registry = { lines: [], byName: new Map(), doubles: [], plain: new Set() };
  const ordered = [...lines.filter((line) => !line.weak), ...lines.filter((line) => line.weak)];
  for (const line of ordered) {
    if (line.facets.flags.has('plain')) {
      for (const name of line.names) registry.plain.add(nameKey(name, spellings));
      continue;
    }
    const added = registerNames(line, registry.lines.length, registry, spellings);
    if (added > 0) registry.lines.push(line);
  }
  return registry;
}
