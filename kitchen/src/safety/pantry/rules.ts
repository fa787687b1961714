/** Compiles the pantry files (food data) into the rules of the allergen check: foods with facts, name table, trie; finds a food by name. */

import { clearStemCache, type Spellings, stemOf } from '../../text/stem.ts';
import { compileMaskRules, type MaskRule } from './food-facts.ts';
import { type NameTable, packNames } from './name-table.ts';
import { withPluralSpellings } from './plural-spellings.ts';
import { type GeneralRule, type PantryFile, type ParsedPantry, readPantry } from './read-pantry.ts';
import { type DuplicateName, nameKey, registerNames } from './register-names.ts';
import { type CarbTable, createTermStore, type Term } from './terms.ts';
import { createTrie, type Trie } from './trie.ts';

export type { PantryFile } from './read-pantry.ts';
export type { Term } from './terms.ts';

export interface Rules {
  /** Ten hexadecimal characters of a hash of the pantry's text. */
  readonly version: string;
  readonly terms: readonly Term[];
  readonly termAt: (id: number) => Term;
  readonly byName: NameTable;
  readonly trie: Trie;
  readonly spellings: Spellings;
  readonly maskRules: readonly MaskRule[];
  readonly generalRules: readonly GeneralRule[];
  /** Stems of ordinary words that are no typo of an allergen. */
  readonly ordinaryStems: ReadonlySet<string>;
  /** Words whose misspellings are guessed. */
  readonly typoTargets: readonly string[];
  /** Words that tell what an unknown longer word is: "hagfish" ends in fish. */
  readonly knownEndings: readonly string[];
  /** Stems that make a tool of the food before them ("fish knife"), and those that hold some of it ("cream jug"). */
  readonly tools: ReadonlySet<string>;
  readonly vessels: ReadonlySet<string>;
  /** Stems of foods whose tin or pan is a tin or pan. */
  readonly bakedFoodStems: ReadonlySet<string>;
  /** Stems of cuts, shapes, packs and qualities: behind a food they add nothing to it. */
  readonly trailingStems: ReadonlySet<string>;
  /** Stems of amounts, sizes, colours and states that stand before any food ("cup", "dried", "white"). */
  readonly leadingStems: ReadonlySet<string>;
  readonly duplicateNames: readonly DuplicateName[];
  /** Empties all caches. */
  readonly clearCaches: () => void;
}

/** Finds a term by any of its names, in any number or spelling. */
export function findTermByName(rules: Rules, name: string): Term | undefined {
  const id =
    rules.byName.get(nameKey(name, rules.spellings)) ??
    rules.byName.get(nameKey(`"${name}`, rules.spellings));
  return id === undefined ? undefined : rules.termAt(id);
}

/** A 53-bit string hash (cyrb53); it identifies a version and is not for security. */
function hashVersion(text: string): string {
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

function stemsOf({ lists, spellings }: ParsedPantry, list: string): ReadonlySet<string> {
  return new Set(lists.get(list)?.map((word) => stemOf(word, spellings)));
}

/**
 * Compiles pantry files into the table everything else works from. The order of files does not matter.
 * Where `carbs` knows a food, its figure is that of the food's terms. Throws `PantryError` with file, line and a sentence
 * when a line cannot be read.
 */
export function compileRules(files: readonly PantryFile[], carbs?: CarbTable): Rules {
  const sorted = [...files].sort((a, b) => (a.name < b.name ? -1 : 1));
  const read = readPantry(sorted);
  const maskRules = compileMaskRules(read.rules);
  const registry = registerNames(read.terms, read.spellings);
  const spellings = withPluralSpellings(registry.lines, read.spellings);
  const terms = createTermStore(registry, read.spellings, maskRules, carbs);
  const byName = packNames(registry.byName);
  const trie = createTrie(terms, byName);
  return Object.freeze({
    version: hashVersion(sorted.map((file) => `${file.name}\n${file.text}`).join('\n')),
    get terms() {
      return terms.all();
    },
    termAt: terms.at,
    byName,
    trie,
    spellings,
    maskRules,
    generalRules: read.rules,
    ordinaryStems: registry.ordinaryNames,
    typoTargets: read.lists.get('guessed') ?? [],
    knownEndings: read.lists.get('endings') ?? [],
    tools: stemsOf(read, 'tools'),
    vessels: stemsOf(read, 'vessels'),
    bakedFoodStems: stemsOf(read, 'bakes'),
    trailingStems: stemsOf(read, 'behind'),
    leadingStems: new Set([...stemsOf(read, 'adjectives'), ...stemsOf(read, 'units')]),
    duplicateNames: registry.duplicates,
    clearCaches: () => {
      terms.clearCache();
      trie.clearCache();
      clearStemCache(spellings);
    },
  });
}
