/** Finds the names of dishes in a reply, which are in bold. */

/** A numbered choice, as the chef writes it: "1. **Dal** - 35 minutes". */
const CHOICE = /^\s*\d+[.)]\s+\*\*(.{2,80}?)\*\*/gm;

/** What the first group of the pattern holds, each once. */
export function findNames(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))];
}

/** The names of a numbered choice, in its order. */
export function findNumberedChoices(text: string): string[] {
  return findNames(text, CHOICE);
}
