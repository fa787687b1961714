/** Indexes every name of the pantry under its stems and records names that two lines claim. */
import { type Spellings, stemOf } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import { PantryError, type SourceLocation } from './read-facets.ts';
import type { TermLine } from './read-pantry.ts';

export interface DuplicateName extends SourceLocation {
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
  return tokenise(name.replaceAll('"', ''))
    .map((token) => (exact ? `=${token.text}` : stemOf(token.text, spellings)))
    .join(' ');
}

export interface NameRegistry {
  readonly lines: TermLine[];
  readonly byName: Map<string, number>;
  readonly duplicates: DuplicateName[];
  readonly ordinaryNames: Set<string>;
}

function registerLine(
  line: TermLine,
  id: number,
  registry: NameRegistry,
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
    } else if (first !== id && !line.isFromTemplate) {
      const other = registry.lines[first] as TermLine;
      // Names on one line share all facts, so a plural among them does no harm.
      if (other.line === line.line && other.file === line.file) continue;
      registry.duplicates.push({
        ...{ file: line.file, line: line.line, name },
        ...{ firstFile: other.file, firstLine: other.line },
      });
    }
  }
  return added;
}

/** Spelled-out lines first, templates after them, so that a template fills only what is left. */
export function registerNames(lines: readonly TermLine[], spellings: Spellings): NameRegistry {
  const registry: NameRegistry = {
    lines: [],
    byName: new Map(),
    duplicates: [],
    ordinaryNames: new Set(),
  };
  const ordered = [
    ...lines.filter((line) => !line.isFromTemplate),
    ...lines.filter((line) => line.isFromTemplate),
  ];
  for (const line of ordered) {
    if (line.facets.flags.has('plain')) {
      for (const name of line.names) registry.ordinaryNames.add(nameKey(name, spellings));
      continue;
    }
    const added = registerLine(line, registry.lines.length, registry, spellings);
    if (added > 0) registry.lines.push(line);
  }
  return registry;
}
