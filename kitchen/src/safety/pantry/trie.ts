/** A trie of the pantry's names by word stem, built on demand; find-terms.ts walks it. Also knows "corn starch" written as one word. */
import { type NameTable, packLists } from './name-table.ts';
import type { TermStore } from './terms.ts';

/** A step in a branch; keys are stems, or "=" and the exact word for names in quotation marks. */
export interface TrieNode {
  next: Map<string, TrieNode> | undefined;
  term: number;
  isExact: boolean;
  /** Mask of what is claimed away by a claim that the name begins with ("gluten free flour"), or 0. */
  leadingClaim: number;
  /** The name is a verb ("fish out"): found only where a clause starts. */
  isVerb: boolean;
  /** The same, but not after "and", where the food is likelier ("eggs and cream until smooth"). */
  isClauseOpener: boolean;
}

export interface Trie {
  /** The branch of the names that begin with a word (a stem, or "=" and the exact word). */
  readonly findBranch: (word: string) => TrieNode | undefined;
  /** Whether a name begins with exactly this word; most words of a text are asked this and begin none. */
  readonly hasExactOpening: (word: string) => boolean;
  /** Drops the branches built so far; they are built again when needed. */
  readonly clearCache: () => void;
}

function newNode(): TrieNode {
  return {
    next: undefined,
    term: -1,
    isExact: false,
    leadingClaim: 0,
    isVerb: false,
    isClauseOpener: false,
  };
}

/** The node of what follows the first word of `key`. */
function insertName(branch: TrieNode, key: string): TrieNode {
  let node = branch;
  for (const step of key.split(' ').slice(1)) {
    node.next ??= new Map();
    let child = node.next.get(step);
    if (child === undefined) {
      child = newNode();
      node.next.set(step, child);
    }
    if (step.startsWith('=')) node.isExact = true;
    node = child;
  }
  return node;
}

/** Mask of what a food's name claims away when it begins with a claim that is a name of its own. */
function claimOpening(key: string, terms: TermStore, byName: NameTable): number {
  for (let at = key.indexOf(' '); at > 0; at = key.indexOf(' ', at + 1)) {
    const id = byName.get(key.slice(0, at));
    const takes = id === undefined ? 0 : terms.at(id).claimedAwayMask;
    if (takes !== 0) return takes;
  }
  return 0;
}

/** For a word the places of the names that begin with it. */
function groupByFirstWord(byName: NameTable): (word: string) => Uint32Array {
  const groups = new Map<string, number[]>();
  let at = 0;
  for (const key of byName.keys()) {
    const space = key.indexOf(' ');
    const first = space < 0 ? key : key.slice(0, space);
    const group = groups.get(first);
    if (group === undefined) groups.set(first, [at]);
    else group.push(at);
    at += 1;
  }
  return packLists(groups);
}

function exactOpenings(byName: NameTable): ReadonlySet<string> {
  const words = new Set<string>();
  for (const key of byName.keys())
    if (key.startsWith('=')) words.add(key.slice(1).split(' ', 1)[0] as string);
  return words;
}

const SHORTEST_JOINED = 7;
const LONGEST_JOINED = 40;

/** "corn starch" is also found as "cornstarch", unless that is a name of its own. */
function joinedName(word: string, terms: TermStore, byName: NameTable): number {
  if (word.length < SHORTEST_JOINED || word.length > LONGEST_JOINED) return -1;
  if (!/^[a-z]+$/.test(word) || byName.has(word)) return -1;
  for (let at = 1; at < word.length; at += 1) {
    const id = byName.get(`${word.slice(0, at)} ${word.slice(at)}`);
    const term = id === undefined ? undefined : terms.at(id);
    if (term?.isFood && !term.flags.has('group')) return term.id;
  }
  return -1;
}

/** Words that begin no name are cached as well; the cache is emptied before unusual input can make it grow. */
const MAX_CACHED_BRANCHES = 20_000;

export function createTrie(terms: TermStore, byName: NameTable): Trie {
  const placesOf = groupByFirstWord(byName);
  const exactWords = exactOpenings(byName);
  const branches = new Map<string, TrieNode | undefined>();
  const grow = (word: string): TrieNode | undefined => {
    const branch = newNode();
    for (const at of placesOf(word)) {
      const key = byName.nameAt(at);
      const id = byName.get(key) as number;
      const term = terms.at(id);
      if (term.flags.has('group')) continue;
      const node = insertName(branch, key);
      node.term = id;
      node.isVerb = term.flags.has('verb') || term.flags.has('opens');
      node.isClauseOpener = term.flags.has('opens');
      node.leadingClaim = term.isFood ? claimOpening(key, terms, byName) : 0;
    }
    if (branch.term < 0) branch.term = joinedName(word, terms, byName);
    return branch.term < 0 && branch.next === undefined ? undefined : branch;
  };
  return {
    findBranch(word) {
      if (branches.has(word)) return branches.get(word);
      if (branches.size > MAX_CACHED_BRANCHES) branches.clear();
      const branch = grow(word);
      branches.set(word, branch);
      return branch;
    },
    hasExactOpening: (word) => exactWords.has(word),
    clearCache: () => branches.clear(),
  };
}
