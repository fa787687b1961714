/** Parses the knowledge files (language/en/knowledge): topics with the names people use for them, and facts by kind. */

import { normalise } from '../text/normalise.ts';
import { singular } from '../text/plurals.ts';
import { tokenise } from '../text/tokenise.ts';

export interface Topic {
  /** Names it is asked for by, each as its singular words: [["fold", "in"], ["folding"]]. */
  readonly names: readonly (readonly string[])[];
  /** What is to be said of it, one fact by its kind: { fridge: "3 to 4 days", freezer: "3 months" }. */
  readonly facts: Readonly<Record<string, string>>;
}

/** Topics by the name of their file: "storage", "techniques". */
export type Knowledge = ReadonlyMap<string, readonly Topic[]>;

/**
 * Reads one file: a line of names, divided by commas and unindented, and beneath it indented lines `kind: fact`.
 * @throws Error that names the line which cannot be read
 */
export function readTopics(file: string, content: string): Topic[] {
  const topics: { names: string[][]; facts: Record<string, string> }[] = [];
  for (const [index, row] of content.split('\n').entries()) {
    if (row.trim() === '' || row.startsWith('#')) continue;
    const where = `${file}:${index + 1}`;
    if (!row.startsWith(' ')) {
      topics.push({ names: row.split(',').map(toTerms), facts: {} });
      continue;
    }
    const colon = row.indexOf(': ');
    const topic = topics.at(-1);
    if (!topic || colon < 0) throw new Error(`${where} is neither names nor "kind: fact".`);
    const kind = row.slice(0, colon).trim();
    if (topic.facts[kind] !== undefined) throw new Error(`${where} says "${kind}" twice.`);
    topic.facts[kind] = row.slice(colon + 2).trim();
  }
  return topics;
}

export function toTerms(text: string): string[] {
  return tokenise(normalise(text)).map((token) => singular(token.text));
}
