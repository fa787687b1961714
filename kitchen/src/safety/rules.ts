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
import { type Spellings, stemOf } from './fold.ts';
import {
  type Flag,
  PantryError,
  type PantryFile,
  type Place,
  readPantry,
  type Saying,
  type TermLine,
} from './pantry-lines.ts';
import { withPlurals } from './plurals.ts';
import { type DoubleName, nameKey, type Registry, register } from './register.ts';
import { growTrie, type Trie } from './trie.ts';

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

/** Terms by their id; each is made when first asked for. */
export interface Terms {
  readonly at: (id: number) => Term;
  readonly all: () => readonly Term[];
}

export interface Rules {
  /** Ten hexadecimal characters of a hash of the pantry's text. */
  readonly version: string;
  readonly terms: readonly Term[];
  readonly termAt: (id: number) => Term;
  readonly byName: ReadonlyMap<string, number>;
  readonly trie: Trie;
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
  /** Stems that make a tool of the food before them ("fish knife"), and those that hold some of it ("cream jug"). */
  readonly tools: ReadonlySet<string>;
  readonly vessels: ReadonlySet<string>;
  /** Stems of foods whose tin or pan is a tin or pan. */
  readonly bakes: ReadonlySet<string>;
  /** Stems of cuts, shapes, packs and qualities: behind a food they add nothing to it. */
  readonly behind: ReadonlySet<string>;
  /** Stems of amounts, sizes, colours and states that stand before any food ("cup", "dried", "white"). */
  readonly leading: ReadonlySet<string>;
  readonly doubles: readonly DoubleName[];
}

/** Finds a term by any of its names, in any number or spelling. */
export function termNamed(rules: Rules, name: string): Term | undefined {
  const id =
    rules.byName.get(nameKey(name, rules.spellings)) ??
    rules.byName.get(nameKey(`"${name}`, rules.spellings));
  return id === undefined ? undefined : rules.termAt(id);
}

const NOT_FOOD: readonly Flag[] = [
  'no food',
  'thing',
  'verb',
  'opens',
  'compares',
  'likens',
  'hedges',
  'void',
  'denies next',
  'denies previous',
];

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

/**
 * Parents are made before children; a chain that comes back to itself is an error. Every set of facets is made up at
 * once, so that no mistake is found later; a term that only repeats one waits until somebody reads its name.
 */
function resolve(registry: Registry, spellings: Spellings, general: readonly MaskRule[]): Terms {
  const { lines } = registry;
  const terms: (Term | undefined)[] = new Array(lines.length).fill(undefined);
  const open = new Set<number>();
  const shared = new Map<TermLine['facets'], Shared>();
  const visit = (id: number): Term => {
    const made = terms[id];
    if (made !== undefined) return made;
    const line = lines[id] as TermLine;
    if (open.has(id))
      throw new PantryError(line.file, line.line, `"${line.names[0]}" is its own ancestor.`);
    let share = shared.get(line.facets);
    if (share === undefined) {
      open.add(id);
      const named = parentsOf(line, registry, spellings);
      // A line under "all below: is cheese" may be the term cheese itself.
      const parents = named.filter((parent) => parent !== id);
      for (const parent of parents) visit(parent);
      share = shareOf(line, parents, terms, general);
      if (parents.length === named.length) shared.set(line.facets, share);
      open.delete(id);
    }
    const { names, file, line: number } = line;
    const name = (names[0] as string).replaceAll('"', '');
    const term = { id, name, names, file, line: number, ...share };
    terms[id] = term;
    return term;
  };
  for (const [id, { facets }] of lines.entries()) if (!shared.has(facets)) visit(id);
  return { at: visit, all: () => lines.map((_, id) => visit(id)) };
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
  const spellings = withPlurals(registry.lines, read.spellings);
  const stemsOf = (list: string): ReadonlySet<string> =>
    new Set(read.lists.get(list)?.map((word) => stemOf(word, read.spellings)));
  const terms = resolve(registry, read.spellings, general);
  return Object.freeze({
    version: hashOf(sorted.map((file) => `${file.name}\n${file.text}`).join('\n')),
    get terms() {
      return terms.all();
    },
    termAt: terms.at,
    byName: registry.byName,
    trie: growTrie(terms, registry.byName),
    spellings,
    general,
    rulesFrom: read.rules,
    plain: registry.plain,
    guessed: read.lists.get('guessed') ?? [],
    endings: read.lists.get('endings') ?? [],
    tools: stemsOf('tools'),
    vessels: stemsOf('vessels'),
    bakes: stemsOf('bakes'),
    behind: stemsOf('behind'),
    leading: new Set([...stemsOf('adjectives'), ...stemsOf('units')]),
    doubles: registry.doubles,
  });
}
