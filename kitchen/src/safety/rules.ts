/** Compiles the pantry's text into one frozen table: terms with resolved facts, and the trie that finds them. */
import type { Restriction } from '../vocabulary.ts';
import {
  type Facts,
  followRules,
  type MaskRule,
  maskOf,
  maskRules,
  NO_FACTS,
  settleFacts,
  uniteFacts,
} from './facts.ts';
import { type Spellings, stemOf, tokensOf } from './fold.ts';
import {
  type Flag,
  PantryError,
  type PantryFile,
  type Place,
  readPantry,
  type Saying,
  type TermLine,
} from './pantry-lines.ts';
import { growTrie, type TrieNode } from './trie.ts';

export type { PantryFile } from './pantry-lines.ts';

export interface Term extends Place {
  readonly id: number;
  readonly name: string;
  readonly names: readonly string[];
  readonly parents: readonly number[];
  /** Ancestors' names, nearest first. */
  readonly kinds: readonly string[];
  /** As the pantry says it, before the general rules. */
  readonly base: Facts;
  /** With the general rules applied. */
  readonly facts: Facts;
  /** Restrictions the term's own line speaks of. */
  readonly declares: number;
  readonly why: readonly Saying[];
  readonly notes: readonly Saying[];
  readonly use: readonly string[];
  readonly takes: number;
  readonly flags: ReadonlySet<Flag>;
  /** Net carbohydrate in 100 g, where the pantry says. */
  readonly carbs: number | undefined;
  readonly food: boolean;
}

export interface DoubleName extends Place {
  readonly name: string;
  readonly firstFile: string;
  readonly firstLine: number;
}

export interface Rules {
  /** Ten hexadecimal characters of a hash of the pantry's text. */
  readonly version: string;
  readonly terms: readonly Term[];
  readonly byName: ReadonlyMap<string, number>;
  readonly trie: TrieNode;
  readonly spellings: Spellings;
  readonly general: readonly MaskRule[];
  readonly rulesFrom: readonly {
    readonly on: Restriction;
    readonly also: readonly Restriction[];
  }[];
  /** Stems of ordinary words that are no slip for an allergen. */
  readonly plain: ReadonlySet<string>;
  /** Words whose misspellings are guessed. */
  readonly guessed: readonly string[];
  /** Words that tell what an unknown longer word is: "hagfish" ends in fish. */
  readonly endings: readonly string[];
  readonly doubles: readonly DoubleName[];
}

/** How a name is filed: stems joined by spaces; a quoted name keeps its exact words. */
export function nameKey(name: string, spellings: Spellings): string {
  // Most names are plain words already.
  if (/^[a-z]+(?: [a-z]+)*$/.test(name)) {
    if (!name.includes(' ')) return stemOf(name, spellings);
    return name
      .split(' ')
      .map((word) => stemOf(word, spellings))
      .join(' ');
  }
  const exact = name.startsWith('"');
  return tokensOf(name.replaceAll('"', ''))
    .map((token) => (exact ? `=${token.text}` : stemOf(token.text, spellings)))
    .join(' ');
}

/** Finds a term by any of its names, in any number or spelling. */
export function termNamed(rules: Rules, name: string): Term | undefined {
  const id =
    rules.byName.get(nameKey(name, rules.spellings)) ??
    rules.byName.get(nameKey(`"${name}`, rules.spellings));
  return id === undefined ? undefined : rules.terms[id];
}

const NOT_FOOD: readonly Flag[] = [
  'no food',
  'thing',
  'verb',
  'compares',
  'likens',
  'hedges',
  'void',
  'denies next',
  'denies previous',
];

interface Registry {
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
function register(lines: readonly TermLine[], spellings: Spellings): Registry {
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

function parentsOf(line: TermLine, registry: Registry, spellings: Spellings): number[] {
  return line.facets.is.map((name) => {
    const id =
      registry.byName.get(nameKey(name, spellings)) ??
      registry.byName.get(nameKey(`"${name}`, spellings));
    if (id === undefined)
      throw new PantryError(line.file, line.line, `"is ${name}" names no term of the pantry.`);
    return id;
  });
}

/** Ancestors nearest first: parents, then their parents, each once. */
function kindsOf(parents: readonly number[], terms: readonly (Term | undefined)[]): string[] {
  const kinds = new Set<string>();
  let row = [...parents];
  while (row.length > 0) {
    for (const id of row) kinds.add((terms[id] as Term).name);
    row = row
      .flatMap((id) => (terms[id] as Term).parents)
      .filter((id) => !kinds.has((terms[id] as Term).name));
  }
  return [...kinds];
}

/** What lines with the same facets share. */
type Shared = Omit<Term, 'id' | 'name' | 'names' | 'file' | 'line'>;

function shareOf(
  line: TermLine,
  parents: readonly number[],
  terms: readonly (Term | undefined)[],
  general: readonly MaskRule[],
): Shared {
  const { facets } = line;
  const elders = parents.map((parent) => terms[parent] as Term);
  const base = settleFacts(
    elders.length === 0 ? NO_FACTS : uniteFacts(elders.map((elder) => elder.base)),
    facets.states,
  );
  const flags = facets.flags;
  return {
    ...{ parents, base, flags },
    kinds: kindsOf(parents, terms),
    facts: followRules(base, general),
    declares: maskOf([...facets.states.keys()]),
    why: facets.why,
    notes: [...new Set([...facets.notes, ...elders.flatMap((elder) => elder.notes)])],
    use:
      facets.use.length > 0
        ? facets.use
        : (elders.find((elder) => elder.use.length > 0)?.use ?? []),
    takes: maskOf(facets.takes),
    carbs: facets.carbs ?? elders.find((elder) => elder.carbs !== undefined)?.carbs,
    food:
      facets.takes.length === 0 &&
      !NOT_FOOD.some((flag) => flags.has(flag)) &&
      elders.every((elder) => elder.food),
  };
}

/** Parents are made before children; a chain that comes back to itself is an error. */
function resolve(registry: Registry, spellings: Spellings, general: readonly MaskRule[]): Term[] {
  const terms: (Term | undefined)[] = new Array(registry.lines.length).fill(undefined);
  const open = new Set<number>();
  const shared = new Map<TermLine['facets'], Shared>();
  const finish = (id: number, line: TermLine, share: Shared): void => {
    const { names, file, line: number } = line;
    const name = (names[0] as string).replaceAll('"', '');
    terms[id] = { id, name, names, file, line: number, ...share };
  };
  const visit = (id: number): void => {
    if (terms[id] !== undefined) return;
    const line = registry.lines[id] as TermLine;
    if (open.has(id))
      throw new PantryError(line.file, line.line, `"${line.names[0]}" is its own ancestor.`);
    const known = shared.get(line.facets);
    if (known !== undefined) {
      finish(id, line, known);
      return;
    }
    open.add(id);
    const named = parentsOf(line, registry, spellings);
    // A line under "all below: is cheese" may be the term cheese itself.
    const parents = named.filter((parent) => parent !== id);
    for (const parent of parents) visit(parent);
    const share = shareOf(line, parents, terms, general);
    if (parents.length === named.length) shared.set(line.facets, share);
    finish(id, line, share);
    open.delete(id);
  };
  for (let id = 0; id < registry.lines.length; id += 1) visit(id);
  return terms as Term[];
}

/** A 53-bit string hash (cyrb53); it names a version, it protects nothing. */
function hashOf(text: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  const whole = 4294967296 * (2097151 & two) + (one >>> 0);
  return whole.toString(16).padStart(14, '0').slice(-10);
}

/**
 * Compiles pantry files into the table everything else works from. The order of files does not matter.
 * Throws `PantryError` with file, line and a sentence when a line cannot be read.
 */
export function compileRules(files: readonly PantryFile[]): Rules {
  const sorted = [...files].sort((a, b) => (a.name < b.name ? -1 : 1));
  const read = readPantry(sorted);
  const general = maskRules(read.rules);
  const registry = register(read.terms, read.spellings);
  const terms = resolve(registry, read.spellings, general);
  return Object.freeze({
    version: hashOf(sorted.map((file) => `${file.name}\n${file.text}`).join('\n')),
    terms: Object.freeze(terms),
    byName: registry.byName,
    trie: growTrie(terms, registry.byName),
    spellings: read.spellings,
    general,
    rulesFrom: read.rules,
    plain: registry.plain,
    guessed: read.lists.get('guessed') ?? [],
    endings: read.lists.get('endings') ?? [],
    doubles: registry.doubles,
  });
}
