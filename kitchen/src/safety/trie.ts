/** The tree of words that finds names: built once from the pantry, walked once per text. */
import type { Term } from './rules.ts';

/** A step in the trie; keys are stems, or "=" and the exact word for names in quotation marks. */
export interface TrieNode {
  next: Map<string, TrieNode> | undefined;
  term: number;
  exact: boolean;
  /** What the claim takes with which the name begins ("gluten free flour"), or 0. */
  claimed: number;
  /** The name is a verb ("fish out"): found only where a clause starts. */
  verb: boolean;
  readonly depth: number;
}

function newNode(depth: number): TrieNode {
  return { next: undefined, term: -1, exact: false, claimed: 0, verb: false, depth };
}

function plant(trie: TrieNode, key: string, term: number): TrieNode {
  let node = trie;
  for (const step of key.includes(' ') ? key.split(' ') : [key]) {
    node.next ??= new Map();
    let child = node.next.get(step);
    if (child === undefined) {
      child = newNode(node.depth + 1);
      node.next.set(step, child);
    }
    if (step.startsWith('=')) node.exact = true;
    node = child;
  }
  if (node.term < 0) node.term = term;
  return node;
}

/** What a food's name takes when it begins with a claim that is a name of its own. */
function claimOpening(
  key: string,
  terms: readonly Term[],
  byName: ReadonlyMap<string, number>,
): number {
  for (let at = key.indexOf(' '); at > 0; at = key.indexOf(' ', at + 1)) {
    const id = byName.get(key.slice(0, at));
    const takes = id === undefined ? 0 : (terms[id] as Term).takes;
    if (takes !== 0) return takes;
  }
  return 0;
}

/** "corn starch" is also found as "cornstarch", unless that is a name of its own. */
export function growTrie(terms: readonly Term[], byName: ReadonlyMap<string, number>): TrieNode {
  const trie = newNode(0);
  for (const [key, id] of byName) {
    const term = terms[id] as Term;
    if (term.flags.has('group')) continue;
    const node = plant(trie, key, id);
    node.verb = term.flags.has('verb');
    node.claimed = term.food ? claimOpening(key, terms, byName) : 0;
  }
  for (const [key, id] of byName) {
    const space = key.indexOf(' ');
    if (space < 0 || key.length < 8 || key.includes('=') || key.includes(' ', space + 1)) continue;
    const joined = key.replace(' ', '');
    const term = terms[id] as Term;
    if (term.food && !term.flags.has('group') && !byName.has(joined)) plant(trie, joined, id);
  }
  return trie;
}
