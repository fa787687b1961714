/** Compiles the pantry's text into one frozen table: terms with resolved facts, and the trie that finds them. */
import type { Restriction } from '../vocabulary.ts';
import { type MaskRule, maskRules } from './facts.ts';
import { forgetStems, type Spellings, stemOf } from './fold.ts';
import { type NameTable, packNames } from './name-table.ts';
import { type PantryFile, type PantryLines, readPantry } from './pantry-lines.ts';
import { withPlurals } from './plurals.ts';
import { type DoubleName, nameKey, register } from './register.ts';
import { makeTerms, type Term } from './terms.ts';
import { growTrie, type Trie } from './trie.ts';

export type { PantryFile } from './pantry-lines.ts';
export type { Term } from './terms.ts';

export interface Rules {
  /** Ten hexadecimal characters of a hash of the pantry's text. */
  readonly version: string;
  readonly terms: readonly Term[];
  readonly termAt: (id: number) => Term;
  readonly byName: NameTable;
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
  /** Lets go of what was only kept to be quick the next time. */
  readonly forget: () => void;
}

/** Finds a term by any of its names, in any number or spelling. */
export function termNamed(rules: Rules, name: string): Term | undefined {
  const id =
    rules.byName.get(nameKey(name, rules.spellings)) ??
    rules.byName.get(nameKey(`"${name}`, rules.spellings));
  return id === undefined ? undefined : rules.termAt(id);
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

function stemsOf({ lists, spellings }: PantryLines, list: string): ReadonlySet<string> {
  return new Set(lists.get(list)?.map((word) => stemOf(word, spellings)));
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
  const terms = makeTerms(registry, read.spellings, general);
  const byName = packNames(registry.byName);
  const trie = growTrie(terms, byName);
  return Object.freeze({
    version: hashOf(sorted.map((file) => `${file.name}\n${file.text}`).join('\n')),
    get terms() {
      return terms.all();
    },
    termAt: terms.at,
    byName,
    trie,
    spellings,
    general,
    rulesFrom: read.rules,
    plain: registry.plain,
    guessed: read.lists.get('guessed') ?? [],
    endings: read.lists.get('endings') ?? [],
    tools: stemsOf(read, 'tools'),
    vessels: stemsOf(read, 'vessels'),
    bakes: stemsOf(read, 'bakes'),
    behind: stemsOf(read, 'behind'),
    leading: new Set([...stemsOf(read, 'adjectives'), ...stemsOf(read, 'units')]),
    doubles: registry.doubles,
    forget: () => {
      terms.forget();
      trie.forget();
      forgetStems(spellings);
    },
  });
}
